/** SVG sanitising: an SVG opened by its own URL is a document of this origin, so active content is refused. */

const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
   mask clipPath pattern linearGradient radialGradient stop filter
   feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode`.split(/\s+/),
);

/** XML declarations, comments, and tags with quoted attributes; a file with anything else is refused. */
const markup =
  /<(?:\?xml[^<>]*\?|!--[\s\S]*?--|\/?(?<name>[a-zA-Z][\w:-]*)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?)>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether an attribute is outside the allowlist. */
function isUnsafe(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (/^(?:xlink:)?href$/i.test(name)) return !value.startsWith("#");
  return /url\(\s*(?!['"]?#)|@import|\\|javascript:/i.test(value);
}

/**
 * The first element or attribute of an SVG outside an allowlist of passive ones (no scripts, links or external files);
 * undefined if there is none.
 */
export function unsafePart(svg: string): string | undefined {
  for (const { groups = {} } of svg.matchAll(markup)) {
    const { name = "", attributes = "" } = groups;
    if (name && !elements.has(name)) return `<${name}>`;
    for (const [, key = "", double, single] of attributes.matchAll(attribute)) {
      if (isUnsafe(key, double ?? single ?? "")) return `${key}="${(double ?? single ?? "").slice(0, 40)}"`;
    }
  }
  return /<[^\n]{0,40}/.exec(svg.replaceAll(markup, ""))?.[0];
}
