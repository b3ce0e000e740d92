import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { useSite } from "../layout/use-site";
import { Opening } from "../opening/opening";
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
    <>
      <div className={patterns.screenOnly}>
        <Opening way={<Breadcrumb name={name} parent={parent} />}>
          <div className={styles.instructions}>
            <h1 className={patterns.title}>{heading}</h1>
            {instructions}
            <PrintButton label={button} />
            {more}
          </div>
        </Opening>
      </div>
      <div className={`${styles.page} ${className}`}>{children}</div>
    </>
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
