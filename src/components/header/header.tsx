import { Link, withPrefix } from "gatsby";
import * as React from "react";
import { Icon } from "../icons";
import { type PageLink, useSite } from "../layout/use-site";
import { SocialLinks } from "../social-links/social-links";
import * as styles from "./header.module.css";

/** The site's name, its menu and its social links. */
export function Header() {
  const { site, menu } = useSite();
  const pages = menu(site.navigation);
  return (
    <div className={styles.place}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.logo} to="/">
            <img src={withPrefix("/icon.svg")} alt="" width={40} height={40} />
            <span>{site.name}</span>
          </Link>
          <WideMenu pages={pages} />
          <div className={styles.social}>
            <SocialLinks />
          </div>
          <PhoneMenu pages={pages} />
        </div>
      </header>
    </div>
  );
}

/** The menu in a row, with the books gathered under one name. */
function WideMenu({ pages }: { pages: PageLink[] }) {
  const books = pages.filter(({ isBook }) => isBook);
  return (
    <nav className={styles.wide} aria-label="Main">
      <ul className={styles.row}>
        {pages.map((page) =>
          page.isBook ? (
            page === books[0] && (
              <li key="books">
                <details className={styles.books} name="menu">
                  <summary>
                    Books <Icon name="down" size={16} />
                  </summary>
                  <ul className={styles.drop}>
                    {books.map(({ slug, path, name }) => (
                      <li key={slug}>
                        <Link to={path}>{name}</Link>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            )
          ) : (
            <li key={page.slug}>
              <Link to={page.path}>{page.name}</Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** The menu behind a button. */
function PhoneMenu({ pages }: { pages: PageLink[] }) {
  return (
    <details className={styles.phone}>
      <summary className={styles.toggle}>
        <span className={styles.open}>
          <Icon name="menu" />
        </span>
        <span className={styles.shut}>
          <Icon name="close" />
        </span>
        Menu
      </summary>
      <nav className={styles.panel} aria-label="Main">
        <ul className={styles.list}>
          {pages.map(({ slug, path, name }) => (
            <li key={slug}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
        <SocialLinks />
      </nav>
    </details>
  );
}
