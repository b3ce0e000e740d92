export { sendOnce as default } from "./send-once";
