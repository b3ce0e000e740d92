// Import first: the first @layer statement fixes the order of the cascade layers.
import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/global.css";
import { type WrapPageElementBrowserArgs, withPrefix } from "gatsby";
import * as React from "react";
import { Layout } from "./layout";

/** A location's pathname without the path prefix, as paths are written in data/. */
function withoutPrefix(pathname: string): string {
  const home = withPrefix("/");
  return pathname.startsWith(home) ? pathname.slice(home.length - 1) : pathname;
}

/** Gatsby's wrapPageElement, shared by gatsby-browser and gatsby-ssr: a difference would be a hydration mismatch. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Layout path={withoutPrefix(props.location.pathname)}>{element}</Layout>
);
