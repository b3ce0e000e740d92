import { Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import * as styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  name: string;
  /** The listing page above this one, if any. */
  parent?: { readonly path: string; readonly name: string } | null;
}

/** Breadcrumb navigation from the home page to this one. */
export function Breadcrumb({ name, parent }: BreadcrumbProps) {
  const home = useSite().pages.find(({ path }) => path === "/");
  return (
    <nav className={styles.way} aria-label="Breadcrumb">
      <ol className={styles.list}>
        <li>
          <Link to="/">{home?.name}</Link>
        </li>
        {parent && (
          <li>
            <Link to={parent.path}>{parent.name}</Link>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
