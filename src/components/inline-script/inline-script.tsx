import * as React from "react";

interface InlineScriptProps {
  /** The default export of an x.inline.ts: its text where pages are rendered, elsewhere the function (inline-script-loader.cjs). */
  script: () => void;
}

/**
 * A script in the page: runs before hydration where it stands, and is called where the router brings the page, since
 * scripts that React inserts do not run.
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
