/** Jest's manual mock of Gatsby. useStaticQuery returns the real settings of data/, so that no fact is duplicated. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyLinkProps } from "gatsby";
import * as React from "react";

const data = path.join(__dirname, "..", "data");

/** The items of a folder of data/, each with its slug, in the shape of a GraphQL result. */
const items = (folder: string) =>
  (existsSync(path.join(data, folder)) ? readdirSync(path.join(data, folder)) : [])
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
    allChapter: { nodes: items("chapters") },
    hiding: { nodes: items("ages").filter(({ misplaced }) => misplaced) },
  };
}

const site = readSite();

/** The project's only static query is that of use-site.ts. */
export const useStaticQuery = () => site;

/** Page queries are compiled away in a build. */
export const graphql = () => undefined;

export const withPrefix = (address: string) => address;

/** Renders a plain <a>, as the built HTML has it. */
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
