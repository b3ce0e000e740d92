import type { GatsbyBrowser } from "gatsby";
import { announceHydration, keepScrollOnWaking } from "./src/wake/awake";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceHydration;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = keepScrollOnWaking;
