/** Looks into drawings (SVG) for what does more than draw: opened by its own address, such a file is a page of this site. */

const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
   mask clipPath pattern linearGradient radialGradient stop filter
   feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode`.split(/\s+/),
);

/** A declaration, a comment, or a tag with all its attributes in quotes. What is left over of a file is no plain drawing. */
const markup =
  /<(?:\?xml[^<>]*\?|!--[\s\S]*?--|\/?(?<name>[a-zA-Z][\w:-]*)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?)>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether an attribute could do more than draw. */
function isUnsafe(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (/^(?:xlink:)?href$/i.test(name)) return !value.startsWith("#");
  return /url\(\s*(?!['"]?#)|@import|\\|javascript:/i.test(value);
}

/**
 * The first thing in an SVG that could run a script, load a file or lead elsewhere; nothing where it only draws. What is
 * allowed is listed, so that what nobody has thought of is refused.
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
