export { saveProgress as default } from "./save-progress";
