export { unfold as default } from "./unfold";
