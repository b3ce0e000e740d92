export { notePreloads as onRenderBody, deferScripts as onPreRenderHTML } from "./defer-scripts";
