import { Link, withPrefix } from "gatsby";
import * as React from "react";
import { ComfortButton } from "../comfort/comfort-panel";
import { Icon } from "../icons/icons";
import { type PageLink, useSite } from "../layout/use-site";
import { SocialLinks } from "../social-links/social-links";
import * as styles from "./header.module.css";
import { useMenu } from "./use-menu";
import { useSticky } from "./use-sticky";

interface MenuProps {
  pages: PageLink[];
  /** The path of the page that is shown. */
  path: string;
}

/** The site's name, its menu and its social links, which come along once the page has been scrolled some way. */
export function Header({ path }: { path: string }) {
  const { site, menu } = useSite();
  const sticky = useSticky(site.stickyHeaderPx);
  const pages = menu(site.navigation);
  return (
    <div className={styles.place}>
      <header className={styles.header} data-sticky={sticky || undefined}>
        <div className={styles.bar} style={{ "--social-links": site.social.length } as React.CSSProperties}>
          <Link className={styles.logo} to="/">
            <img src={withPrefix("/icon.svg")} alt="" width={40} height={40} />
            <span>{site.name}</span>
          </Link>
          <WideMenu pages={pages} path={path} />
          <div className={styles.social}>
            <SocialLinks />
          </div>
          <div className={styles.comfort}>
            <ComfortButton short />
          </div>
          <PhoneMenu pages={pages} path={path} />
        </div>
      </header>
    </div>
  );
}

/** The menu in a row, with the books gathered under one name. */
function WideMenu({ pages, path }: MenuProps) {
  const ref = useMenu(path);
  const books = pages.filter(({ isBook }) => isBook);
  return (
    <nav className={styles.wide} aria-label="Main">
      <ul className={styles.row}>
        {pages.map((page) =>
          page.isBook ? (
            page === books[0] && (
              <li key="books">
                <details ref={ref} className={styles.books}>
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
function PhoneMenu({ pages, path }: MenuProps) {
  const ref = useMenu(path, true);
  return (
    <details ref={ref} className={styles.phone}>
      <summary>
        <span className={styles.open}>
          <Icon name="menu" />
        </span>
        <span className={styles.shut}>
          <Icon name="close" />
        </span>
        Menu
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <ul className={styles.list}>
          {pages.map(({ slug, path, name }) => (
            <li key={slug}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
        <ComfortButton />
        <SocialLinks />
      </nav>
    </details>
  );
}
