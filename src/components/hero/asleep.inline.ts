export { slidesAsleep as default } from "./asleep-script";
