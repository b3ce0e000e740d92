declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** A style sheet as a file of its own, loaded where it is asked for. Gatsby puts all others into every page. */
declare module "!!file-loader*" {
  const url: string;
  export default url;
}
