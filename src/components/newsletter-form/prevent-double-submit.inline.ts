export { preventDoubleSubmit as default } from "./prevent-double-submit";
