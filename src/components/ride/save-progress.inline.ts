export { keptTicket as default } from "./save-progress";
