import type { GatsbySSR } from "gatsby";
import { putToSleep } from "./src/wake/sleep";

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = putToSleep;
