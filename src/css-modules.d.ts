declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** A style sheet emitted as a file, of which the import is the URL. Gatsby inlines all others into every page. */
declare module "!!file-loader*" {
  const url: string;
  export default url;
}
