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
