export { keptTicket as default } from "./keep-ticket";
