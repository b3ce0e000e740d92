import * as React from "react";
import { Breadcrumb } from "../breadcrumb/breadcrumb";
import { useSite } from "../layout/use-site";
import { PrintButton } from "../print-button/print-button";
import * as styles from "./paper.module.css";

interface PaperProps {
  /** What the breadcrumb calls the page. */
  name: string;
  parent?: React.ComponentProps<typeof Breadcrumb>["parent"];
  heading: string;
  /** What to know before printing. */
  words: React.ReactNode;
  /** The words on the button, where they are not the usual ones. */
  button?: string;
  /** What else can be done, below the button. */
  more?: React.ReactNode;
  /** A class that may set --paper-width and --paper-gap. */
  className?: string;
  /** What is printed. */
  children: React.ReactNode;
}

/** A page that is made for paper: of it, only what it has inside is printed. */
export function Paper({ name, parent, heading, words, button, more, className = "", children }: PaperProps) {
  return (
    <div className={`${styles.page} ${className}`}>
      <div className={styles.words}>
        <Breadcrumb name={name} parent={parent} />
        <h1>{heading}</h1>
        {words}
        <PrintButton label={button} />
        {more}
      </div>
      {children}
    </div>
  );
}

/** Where a sheet comes from, for whoever finds it on a wall. */
export function FromSite({ className }: { className?: string }) {
  const { site } = useSite();
  return (
    <p className={className}>
      {site.name} · {new URL(site.url).host}
    </p>
  );
}
