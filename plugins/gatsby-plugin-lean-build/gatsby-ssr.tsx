export { orderStyles as onPreRenderHTML } from "./style-order";
