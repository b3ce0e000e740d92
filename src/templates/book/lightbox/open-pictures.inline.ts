export { openPictures as default } from "./open-pictures";
