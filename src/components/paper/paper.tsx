import * as React from "react";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { useSite } from "../layout/use-site";
import { PrintButton } from "../print-button/print-button";
import * as styles from "./paper.module.css";

interface PaperProps {
  /** The page's name in the breadcrumb. */
  name: string;
  parent?: React.ComponentProps<typeof Breadcrumb>["parent"];
  heading: string;
  /** Instructions, on screen only. */
  instructions: React.ReactNode;
  /** The print button's label, if not the default. */
  button?: string;
  /** Further actions below the button. */
  more?: React.ReactNode;
  /** A class that may set the custom properties --paper-width and --paper-gap. */
  className?: string;
  /** The printed sheets. */
  children: React.ReactNode;
}

/** A page for printing: instructions on screen, of which only `children` are printed. */
export function Paper({ name, parent, heading, instructions, button, more, className = "", children }: PaperProps) {
  return (
    <div className={`${styles.page} ${className}`}>
      <div className={styles.instructions}>
        <Breadcrumb name={name} parent={parent} />
        <h1>{heading}</h1>
        {instructions}
        <PrintButton label={button} />
        {more}
      </div>
      {children}
    </div>
  );
}

/** Source line of a printed sheet: the site's name and host. */
export function FromSite({ className }: { className?: string }) {
  const { site } = useSite();
  return (
    <p className={className}>
      {site.name} · {new URL(site.url).host}
    </p>
  );
}
