// First of all styles, since the first statement about layers gives them their order.
import "../../styles/layers.css";
import "../../styles/tokens.css";
import "../../styles/reset.css";
import "../../styles/global.css";
import type { WrapPageElementBrowserArgs } from "gatsby";
import * as React from "react";
import { ErrorBoundary } from "./error-boundary";
import { Layout } from "./layout";

/** Puts every page into the layout, on the server and in the browser alike. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ErrorBoundary>
    <Layout path={props.location.pathname}>{element}</Layout>
  </ErrorBoundary>
);
