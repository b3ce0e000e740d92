export { showTodaysStatement as default } from "./daily-statement";
