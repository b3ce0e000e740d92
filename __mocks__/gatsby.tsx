/** What components use of Gatsby, without a build. The site's settings are those in data/, so that no fact is copied. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyLinkProps } from "gatsby";
import * as React from "react";

const data = path.join(__dirname, "..", "data");

/** The JSON files of a folder below data/, each with its slug, as Gatsby's GraphQL would list them. */
const items = (folder: string) =>
  readdirSync(path.join(data, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      ...JSON.parse(readFileSync(path.join(data, folder, file), "utf8")),
      slug: path.basename(file, ".json"),
    }));

function readSite() {
  const site = JSON.parse(readFileSync(path.join(data, "site.json"), "utf8"));
  return {
    siteSettings: {
      ...site,
      social: site.social.map((link: { network: string }) => ({ ...link, network: link.network.toUpperCase() })),
      shareImage: { childImageSharp: { resize: { src: `/static/${site.shareImage}` } } },
    },
    allPage: {
      nodes: items("pages").map((page) => ({ ...page, template: page.template.toUpperCase().replaceAll("-", "_") })),
    },
    allBook: { nodes: items("books") },
  };
}

const site = readSite();

/** The one static query there is: the site's settings and pages. */
export const useStaticQuery = () => site;

/** Queries run in a build; here they are nothing. */
export const graphql = () => undefined;

/** Without a path prefix, an address is what it was. */
export const withPrefix = (address: string) => address;

/** A link to a page, as the built HTML has it. */
export function Link({
  to,
  activeClassName: _class,
  activeStyle: _style,
  partiallyActive: _partially,
  replace: _replace,
  state: _state,
  ref: _ref,
  ...attributes
}: GatsbyLinkProps<unknown>) {
  return <a href={to} {...attributes} />;
}
