import type { WrapPageElementBrowserArgs } from "gatsby";
import * as React from "react";
import { Layout } from "./layout";

/** Puts every page into the layout, on the server and in the browser alike. */
export const wrapPageElement = ({ element }: Pick<WrapPageElementBrowserArgs, "element">) => <Layout>{element}</Layout>;
