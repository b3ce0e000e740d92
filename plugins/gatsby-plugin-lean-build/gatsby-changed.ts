/** Ends the build: Gatsby's internals have changed, so that one of this plugin's changes no longer works. */
export function gatsbyChanged(what: string): never {
  throw new Error(`Gatsby no longer ${what}; see gatsby-plugin-lean-build.`);
}
