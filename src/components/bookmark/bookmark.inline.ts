export { runBookmark as default } from "./bookmark";
