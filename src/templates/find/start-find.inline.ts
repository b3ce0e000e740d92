export { startFind as default } from "./start-find";
