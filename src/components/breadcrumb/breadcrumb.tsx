import { Link } from "gatsby";
import * as React from "react";
import { useSite } from "../layout/use-site";
import * as styles from "./breadcrumb.module.css";

/** The way from the home page to this one. */
export function Breadcrumb({ name }: { name: string }) {
  const home = useSite().pages.find(({ path }) => path === "/");
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        <li>
          <Link to="/">{home?.name}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
