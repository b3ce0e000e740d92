import * as React from "react";
import { isServersPage } from "../../../plugins/gatsby-plugin-wake-on-intent";

interface UnhydratedProps {
  name: string;
  className?: string;
  children: React.ReactNode;
}

/**
 * Children that need no React: on a page that the server has made they stay as they are, with whatever password managers
 * and translators have put in, and whatever has been typed. They are no reason to render a page anew, and if there is
 * another, the same elements go on.
 *
 * @param name the only one of this name on the page
 */
export function Unhydrated({ name, className, children }: UnhydratedProps) {
  const [made] = React.useState(() =>
    typeof document !== "undefined" && isServersPage() ? document.querySelector(`[data-unhydrated="${name}"]`) : null,
  );
  const keep = (element: Element | null) => {
    if (element && made && element !== made) element.append(...made.childNodes);
  };
  return made ? (
    <div
      ref={keep}
      className={className}
      data-unhydrated={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: "" tells React not to manage the children.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  ) : (
    <div className={className} data-unhydrated={name}>
      {children}
    </div>
  );
}
