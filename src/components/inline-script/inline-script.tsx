import * as React from "react";

interface InlineScriptProps {
  /** The default export of an x.inline.ts: source text in server-side rendering, else the function (inline-script-loader.cjs). */
  script: () => void;
}

/**
 * An inline script in the page's body. It runs before hydration as the HTML is parsed; after a client-side navigation an
 * effect calls it, since scripts that React inserts do not run.
 */
export function InlineScript({ script }: InlineScriptProps) {
  React.useEffect(script, [script]);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input.
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? String(script) : "" }}
    />
  );
}
