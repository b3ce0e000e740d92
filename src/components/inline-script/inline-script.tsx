import * as React from "react";

interface InlineScriptProps {
  /** The default export of an x.inline.ts: its text where pages are rendered, elsewhere the function (inline-script-loader.cjs). */
  script: () => void;
  /** What is called after a client-side navigation, since what React inserts does not run. */
  run?: () => void;
}

/** A script in the page, which runs before hydration where it stands. */
export function InlineScript({ script, run = script }: InlineScriptProps) {
  React.useEffect(run, [run]);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input.
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? String(script) : "" }}
    />
  );
}
