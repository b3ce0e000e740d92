declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** A style sheet that is emitted as a file: the import is its URL. Gatsby inlines all others into every page. */
declare module "!!file-loader*" {
  const url: string;
  export default url;
}
