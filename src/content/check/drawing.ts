/**
 * Judges an SVG by allow-lists: opened by its own address, it is a document of this origin, where active content would
 * run. Parsed as browsers parse it, since entities, CDATA and processing instructions hide from regular expressions.
 */
import { SaxesParser, type SaxesTagNS } from "saxes";

const words = (text: string) => new Set(text.split(/\s+/));

const elements = words(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan
   mask clipPath pattern marker linearGradient radialGradient stop filter
   feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode`,
);

const attributes = words(
  `id class style role lang width height x y x1 x2 y1 y2 cx cy r rx ry d points dx dy rotate transform viewBox version
   preserveAspectRatio pathLength textLength lengthAdjust href fx fy fr offset spreadMethod gradientUnits gradientTransform
   patternUnits patternContentUnits patternTransform maskUnits maskContentUnits clipPathUnits filterUnits primitiveUnits
   markerUnits markerWidth markerHeight refX refY orient in in2 result mode operator k1 k2 k3 k4 values type stdDeviation
   edgeMode color color-interpolation color-interpolation-filters color-rendering fill fill-opacity fill-rule stroke
   stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity
   stop-color stop-opacity flood-color flood-opacity mask mask-type clip-path clip-rule filter marker-start marker-mid
   marker-end display visibility overflow vector-effect paint-order shape-rendering text-rendering image-rendering
   mix-blend-mode isolation font-family font-size font-style font-weight font-variant letter-spacing word-spacing
   text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction focusable
   xml:space xml:lang`,
);

/** The functions that a value may call, of which url() may name a part of the drawing alone. */
const calls = words("url rgb rgba hsl hsla var calc matrix translate rotate scale skewx skewy");

const svgNamespace = "http://www.w3.org/2000/svg";

/** Notes of drawing programs (Inkscape, Sketch, Affinity) and licences, which browsers do nothing with. */
const editorNotes =
  /^(?:http:\/\/(?:www\.inkscape\.org\/namespaces\/inkscape|sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|(?:web\.resource\.org\/cc|creativecommons\.org\/ns#|purl\.org\/dc\/elements\/1\.1)\/?|www\.bohemiancoding\.com\/sketch\/ns|www\.serif\.com)\/?)$/;

/** Whether a value, after entities are replaced, may stand in an attribute of a drawing. */
function isHarmless(value: string): boolean {
  // CSS escapes, comments and at-rules would hide functions from the list of them.
  if (/[\\@]|\/\*/.test(value)) return false;
  if (/url\(\s*(?!['"]?#)/i.test(value)) return false;
  return [...value.matchAll(/([\w-]+)\s*\(/g)].every(([, name = ""]) => calls.has(name.toLowerCase()));
}

/** The first attribute of an element outside the allow-list, as it reads. */
function unsafeAttribute({ attributes: given }: SaxesTagNS): string | undefined {
  const wrong = Object.values(given).find(({ name, prefix, local, uri, value }) => {
    // Elements and attributes are judged by the namespace that they have in the end.
    if (name === "xmlns" || prefix === "xmlns" || editorNotes.test(uri)) return false;
    if (local === "href" && (prefix === "" || prefix === "xlink")) return !value.startsWith("#");
    return !(attributes.has(name) || /^(?:aria|data)-[\w-]+$/.test(name)) || !isHarmless(value);
  });
  return wrong && `${wrong.name}="${wrong.value.slice(0, 40)}"`;
}

/**
 * The first part of an SVG outside the allow-lists of what only draws (no scripts, links or other files), or what keeps
 * it from being read as XML; undefined if there is neither.
 */
export function unsafePart(svg: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let unsafe: string | undefined;
  const tell = (part: string | undefined) => {
    unsafe ??= part;
  };
  parser.on("opentag", (tag) => {
    if (editorNotes.test(tag.uri)) return;
    const isDrawing = tag.prefix === "" && tag.uri === svgNamespace && elements.has(tag.local);
    tell(isDrawing ? unsafeAttribute(tag) : `<${tag.name}>`);
  });
  // Read here as UTF-8: browsers would read something else.
  parser.on("xmldecl", ({ encoding = "utf-8" }) => tell(/^(?:utf-8|us-ascii)$/i.test(encoding) ? undefined : encoding));
  parser.on("processinginstruction", ({ target }) => tell(`<?${target}`));
  // An HTML parser would end the comment there.
  parser.on("comment", (text) => tell(/^-?>/.test(text) ? `<!--${text.slice(0, 40)}` : undefined));
  parser.on("doctype", () => tell("<!DOCTYPE"));
  parser.on("cdata", () => tell("<![CDATA["));
  parser.on("error", ({ message }) => tell(message));
  parser.write(svg).close();
  return unsafe;
}
