import { Link, withPrefix } from "gatsby";
import * as React from "react";
import { Icon } from "../icons/icons";
import { type MenuGroup, type PageLink, useSite } from "../layout/use-site";
import { Logotype } from "../logotype/logotype";
import { SettingsButton } from "../reading-settings/settings-panel";
import { SocialLinks } from "../social-links/social-links";
import { FindLink } from "./find-link";
import * as styles from "./header.module.css";
import { useMenu } from "./use-menu";

/** In characters: a longer name would be higher than the header, and is set smaller. */
const longName = 20;

interface MenuProps {
  groups: MenuGroup[];
  /** The current page's path, for aria-current. */
  path: string;
}

/** Shared header: name, menu and social links. Sticky from the scroll threshold in data/site.json. */
export function Header({ path }: { path: string }) {
  const { site, groups } = useSite();
  return (
    <div
      className={styles.place}
      style={{ "--sticky-from": `${site.stickyHeaderPx}px` } as React.CSSProperties}
      data-frame="header"
    >
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.logo} to="/">
            {site.logotype ? (
              <Logotype className={styles.lettering} alt={site.name} glints />
            ) : (
              <>
                <img className={styles.icon} src={withPrefix("/icon.svg")} alt="" width={40} height={40} />
                <span data-long={site.name.length > longName || undefined}>{site.name}</span>
              </>
            )}
          </Link>
          <nav className={styles.wide} aria-label="Main">
            <ul className={styles.row}>
              {groups.map((group) => (
                <li key={group.name ?? group.pages[0]?.slug}>
                  {group.name ? <Drop group={group} path={path} /> : <Pages pages={group.pages} />}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.social}>
            <SocialLinks />
          </div>
          <div className={styles.readingSettings}>
            <SettingsButton short />
          </div>
          <FindLink />
          <PhoneMenu groups={groups} path={path} />
        </div>
      </header>
    </div>
  );
}

const Pages = ({ pages }: { pages: PageLink[] }) =>
  pages.map(({ slug, path, name }) => (
    <Link key={slug} to={path}>
      {name}
    </Link>
  ));

/** A drop-down group of the menu. */
function Drop({ group, path }: { group: MenuGroup; path: string }) {
  const ref = useMenu(path);
  const isHere = group.pages.some((page) => page.path === path);
  return (
    <details ref={ref} className={styles.group} name="menu">
      <summary data-here={isHere || undefined}>
        {group.name} <Icon name="down" size={16} />
      </summary>
      <ul className={styles.drop}>
        {group.pages.map((page) => (
          <li key={page.slug}>
            <Pages pages={[page]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The whole menu behind one button, for narrow viewports. */
function PhoneMenu({ groups, path }: MenuProps) {
  const ref = useMenu(path, true);
  return (
    <details ref={ref} className={styles.phone}>
      <summary className={styles.menu}>
        <span className={styles.open}>
          <Icon name="menu" />
        </span>
        <span className={styles.shut}>
          <Icon name="close" />
        </span>
        <span className={styles.word}>Menu</span>
      </summary>
      <nav className={styles.panel} aria-label="Menu">
        <SettingsButton />
        <ul className={styles.list}>
          {groups.map(({ name, pages }) => (
            <li key={name ?? pages[0]?.slug}>
              {name && <span className={styles.name}>{name}</span>}
              <Pages pages={pages} />
            </li>
          ))}
        </ul>
        <div className={styles.rest}>
          <SocialLinks />
        </div>
      </nav>
    </details>
  );
}
