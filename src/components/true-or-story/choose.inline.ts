export { chooseToday as default } from "./choose-script";
