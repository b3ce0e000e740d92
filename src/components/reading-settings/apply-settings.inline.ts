export { readingSettings as default } from "./apply-settings";
