export { announceHydration as onInitialClientRender, keepScrollOnWaking as shouldUpdateScroll } from "./src/wake/awake";
