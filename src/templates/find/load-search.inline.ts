export { loadSearch as default } from "./load-search";
