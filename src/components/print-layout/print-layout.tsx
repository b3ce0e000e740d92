import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { useSite } from "../layout/use-site";
import { Opening } from "../opening/opening";
import { PrintButton } from "../print-button/print-button";
import * as styles from "./print-layout.module.css";

interface PrintLayoutProps {
  /** The page's name in the breadcrumb. */
  name: string;
  path: string;
  heading: string;
  /** The print button's label, if not the default. */
  button?: string;
  /** What to choose in the print dialog; not printed. */
  instructions: React.ReactNode;
  /** Further actions beside the button. */
  more?: React.ReactNode;
  /** A class that may set the custom properties --paper-width and --paper-gap. */
  className?: string;
  /** The printed sheets. */
  children: React.ReactNode;
}

/** The layout of pages to print. Heading, button and instructions are for screens; only `children` are printed. */
export function PrintLayout({
  name,
  path,
  heading,
  instructions,
  button,
  more,
  className = "",
  children,
}: PrintLayoutProps) {
  return (
    <>
      <div className={`${patterns.screenOnly} ${styles.opening}`}>
        <Opening way={<Breadcrumb name={name} path={path} />}>
          <div className={styles.head}>
            <h1 className={styles.heading}>{heading}</h1>
            <PrintButton label={button} />
            {more}
          </div>
        </Opening>
      </div>
      <div className={`${styles.page} ${className}`}>{children}</div>
      <div className={styles.instructions}>
        {instructions}
        <p className={patterns.soft}>
          <span className={patterns.scripted}>The button does nothing? </span>Choose “Print” from your browser’s own
          menu. Nothing but the sheet is printed.
        </p>
      </div>
    </>
  );
}

/** Source line of a printed sheet: the site's name and host. */
export function PrintFooter({ className }: { className?: string }) {
  const { site } = useSite();
  return (
    <p className={className}>
      {site.name} · {new URL(site.url).host}
    </p>
  );
}
