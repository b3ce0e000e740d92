export { showTodaysStatement as default } from "./daily-script";
