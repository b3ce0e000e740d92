import * as React from "react";

interface InlineScriptProps {
  /** The script's text: a global that gatsby-node defines for server-side rendering alone, hence a function. */
  text: () => string;
  /** The same script as a function, called after a client-side navigation: what React inserts does not run. */
  run: () => void;
}

/** A script in the page, which runs before hydration where it stands. */
export function InlineScript({ text, run }: InlineScriptProps) {
  React.useEffect(run, [run]);
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without user input.
      dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? text() : "" }}
    />
  );
}
