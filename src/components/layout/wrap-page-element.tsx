// First of all styles, since the first statement about layers gives them their order.
import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/global.css";
import { type WrapPageElementBrowserArgs, withPrefix } from "gatsby";
import * as React from "react";
import { ErrorBoundary } from "./error-boundary";
import { Layout } from "./layout";

/** A page's path as the content has it: browsers, and Gatsby's server, have the path prefix before it. */
function withoutPrefix(pathname: string): string {
  const home = withPrefix("/");
  return pathname.startsWith(home) ? pathname.slice(home.length - 1) : pathname;
}

/** Puts every page into the layout, on the server and in the browser alike. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ErrorBoundary>
    <Layout path={withoutPrefix(props.location.pathname)}>{element}</Layout>
  </ErrorBoundary>
);
