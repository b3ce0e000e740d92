import * as React from "react";
import { isServersPage } from "../../../plugins/gatsby-plugin-wake-on-intent";

interface UnhydratedProps {
  name: string;
  className?: string;
  children: React.ReactNode;
}

/**
 * Server-rendered children that React does not hydrate: they keep what was typed before hydration, and what password
 * managers and translators insert causes no hydration mismatch. If React re-renders the page from scratch, the same
 * elements are reused.
 *
 * @param name identifies the element; unique on the page
 */
export function Unhydrated({ name, className, children }: UnhydratedProps) {
  const [made] = React.useState(() =>
    typeof document !== "undefined" && isServersPage() ? document.querySelector(`[data-unhydrated="${name}"]`) : null,
  );
  const keep = (element: Element | null) => {
    if (!element || !made || element === made) return;
    const dialog = made.querySelector<HTMLDialogElement>("dialog[open]");
    element.append(...made.childNodes);
    // A modal dialog that is moved leaves the top layer, though it stays open; closed by its attribute, it fires no event.
    dialog?.removeAttribute("open");
    dialog?.showModal();
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
