/** Ends the build where Gatsby has changed beneath this plugin, and no longer does what a change of it needs. */
export function gatsbyChanged(what: string): never {
  throw new Error(`Gatsby no longer ${what}; see gatsby-plugin-lean-build.`);
}
