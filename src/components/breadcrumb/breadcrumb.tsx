import { Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import * as styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  name: string;
  /** The page's path, without the path prefix. */
  path: string;
}

/** Breadcrumb navigation: links to the home page and the page directly above this one. */
export function Breadcrumb({ name, path }: BreadcrumbProps) {
  const [home, ...others] = useSite().above(path);
  const parent = others.at(-1);
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
