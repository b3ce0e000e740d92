/** PostCSS plugin for palette colours: brand(night), brand(nightDeep, a99) with alpha 0x99. */
import path from "node:path";
import type { Declaration } from "postcss";
import type { LoaderContext } from "webpack";
import { type Colours, coloursOf } from "../content/kinds/palette";
import { paletteFile, readPalette } from "../publish/palette-file";

interface PostcssOptions {
  plugins: unknown[];
}

type OptionsOf = (context: LoaderContext<object>) => PostcssOptions;

/** Replaces every brand(…) in CSS. */
export const withColours = (css: string, colours: Colours): string =>
  css.replace(/\bbrand\((\w+)(?:,\s*a(\w\w))?\)/g, (_, name: keyof Colours, alpha = "") => {
    if (!(name in colours)) throw new Error(`The palette has no colour "${name}"; see src/content/kinds/palette.ts.`);
    return colours[name] + alpha;
  });

/** The PostCSS plugin; declares the palette's file as a dependency, for caching and live editing. */
function brandPlugin(colours: Colours) {
  return {
    postcssPlugin: "brand",
    Declaration(declaration: Declaration) {
      if (declaration.value.includes("brand(")) declaration.value = withColours(declaration.value, colours);
    },
  };
}

/** Adds the plugin to all of Gatsby's PostCSS loaders. */
export function colourStyles(rules: unknown): void {
  let found = 0;
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("postcssOptions" in part && typeof part.postcssOptions === "function") {
      const before = part.postcssOptions as OptionsOf;
      part.postcssOptions = (context: LoaderContext<object>) => {
        context.addDependency(path.resolve(paletteFile));
        const options = before(context);
        return { ...options, plugins: [brandPlugin(coloursOf(readPalette())), ...options.plugins] };
      };
      found += 1;
      return;
    }
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(rules);
  if (found === 0) throw new Error("Gatsby no longer runs PostCSS with a function for its options; see src/gatsby.");
}
