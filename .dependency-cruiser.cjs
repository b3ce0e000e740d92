/** The allowed dependencies between folders, as drawn in the README; `npm run lint` holds them. */
const toRuntime = "node_modules/(?:gatsby|react|react-dom|@types/react)(?:/|-|$)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "plugins-by-their-doors",
      comment: "From outside, only a plugin's index.ts may be imported.",
      severity: "error",
      from: { path: "^(?!plugins/)" },
      to: { path: "^plugins/[^/]+/(?!index\\.ts$)" },
    },
    {
      name: "plugins-by-each-others-doors",
      severity: "error",
      from: { path: "^plugins/([^/]+)/" },
      to: { path: "^plugins/[^/]+/(?!index\\.ts$)", pathNot: "^plugins/$1/" },
    },
    {
      name: "plugins-know-no-site",
      comment: "Another Gatsby site may use them as they are; their tests may share the project's helpers.",
      severity: "error",
      from: { path: "^plugins/(?!.*/__tests__/)" },
      to: { path: "^(?:src|scripts|__tests__|gatsby-[^/]+)" },
    },
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "content-without-gatsby",
      comment: "The check and editors read content without Gatsby or React.",
      severity: "error",
      from: { path: "^src/content/|^plugins/gatsby-plugin-checked-content/(?:check|editing|model)/" },
      to: { path: toRuntime },
    },
    {
      name: "content-knows-only-itself",
      severity: "error",
      from: { path: "^src/content/" },
      to: { path: "^src/(?:components|templates|pages|graphql|gatsby|head|downloads|publish)/" },
    },
    {
      name: "parts-know-no-page",
      comment: "Templates are made of components and the head, and downloads are made before there are pages.",
      severity: "error",
      from: { path: "^src/(?:components|head|downloads)/" },
      to: { path: "^src/(?:templates|pages)/" },
    },
    {
      name: "downloads-before-pages",
      severity: "error",
      from: { path: "^src/downloads/" },
      to: { path: "^src/(?:components|graphql|gatsby)/" },
    },
    { name: "styles-import-nothing", severity: "error", from: { path: "^src/styles/" }, to: { pathNot: "^plugins/" } },
    {
      name: "builds-without-development-packages",
      comment:
        "Many hosts install with npm ci --omit=dev: what the build imports is a dependency. Types are not imported.",
      severity: "error",
      from: { path: "^(?:src|plugins|gatsby-[a-z]+\\.)", pathNot: "__tests__" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "site-knows-no-test",
      severity: "error",
      from: { path: "^(?:src/|gatsby-)" },
      to: { path: "^__tests__/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "types", "default"] },
  },
};
