/** SVG sanitising by allow-lists: opened by its address, it is a document of this origin that could run scripts. */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { shown, type Wording } from "./problem";

const words = (text: string) => new Set(text.split(/\s+/));

const elements = words(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan
   textPath mask clipPath pattern marker linearGradient radialGradient stop meshgradient meshrow meshpatch
   flowRoot flowRegion flowPara flowSpan filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge
   feMergeNode feMorphology feTurbulence feDisplacementMap feDropShadow feTile feConvolveMatrix feComponentTransfer
   feFuncR feFuncG feFuncB feFuncA feDiffuseLighting feSpecularLighting feDistantLight fePointLight feSpotLight`,
);

/** Allowed attributes whose values are checked, since browsers may take them for CSS. */
const attributes = words(
  `style width height x y z x1 x2 y1 y2 cx cy r rx ry d points dx dy rotate transform transform-origin transform-box
   viewBox version baseProfile preserveAspectRatio pathLength textLength lengthAdjust startOffset method spacing side fx fy
   fr offset spreadMethod gradientUnits gradientTransform patternUnits patternContentUnits patternTransform maskUnits
   maskContentUnits clipPathUnits filterUnits filterRes primitiveUnits markerUnits markerWidth markerHeight refX refY orient
   operator k1 k2 k3 k4 values stdDeviation edgeMode radius baseFrequency numOctaves seed stitchTiles scale xChannelSelector
   yChannelSelector tableValues slope intercept amplitude exponent surfaceScale diffuseConstant specularConstant
   specularExponent lighting-color azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle kernelMatrix
   kernelUnitLength order divisor bias targetX targetY preserveAlpha mode color color-interpolation
   color-interpolation-filters color-rendering fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
   stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity solid-color solid-opacity stop-color
   stop-opacity flood-color flood-opacity mask mask-type mask-mode clip clip-path clip-rule filter marker marker-start
   marker-mid marker-end display visibility overflow vector-effect paint-order shape-rendering text-rendering
   image-rendering mix-blend-mode isolation enable-background pointer-events font font-family font-size font-size-adjust
   font-style font-weight font-variant font-stretch font-feature-settings letter-spacing word-spacing kerning text-anchor
   text-align text-decoration text-indent text-transform line-height white-space dominant-baseline alignment-baseline
   baseline-shift writing-mode unicode-bidi glyph-orientation-vertical glyph-orientation-horizontal direction focusable
   tabindex media zoomAndPan requiredFeatures requiredExtensions systemLanguage`,
);

/** Allowed attributes whose values are only names or words, so that any text may stand there. */
const names = words("id class role lang title result in in2 type contentStyleType xml:space xml:lang xml:id t p-id");

/** The CSS functions that a value may call; url() may name nothing but a part of the drawing. */
const calls = words(
  `url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color device-cmyk var calc min max clamp
   matrix matrix3d translate translatex translatey translate3d scale scalex scaley rotate rotatex rotatey rotatez skew skewx
   skewy blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia path polygon circle ellipse
   inset not is where nth-child nth-of-type`,
);

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** Notes of drawing programs and licences, which browsers do nothing with. */
const editorNotes = new RegExp(
  `^(?:${[
    "http://www\\.inkscape\\.org/namespaces/inkscape",
    "http://(?:sodipodi|inkscape)\\.sourceforge\\.net/DTD/sodipodi-0\\.dtd",
    "http://www\\.w3\\.org/1999/02/22-rdf-syntax-ns#",
    "https?://(?:web\\.resource\\.org/cc|creativecommons\\.org/ns#|purl\\.org/dc/(?:elements/1\\.1|terms))",
    "http://ns\\.adobe\\.com/[\\w./#-]*",
    "adobe:ns:meta",
    "http://(?:www\\.bohemiancoding\\.com/sketch/ns|www\\.serif\\.com|www\\.figma\\.com/figma/ns)",
    "http://(?:www\\.)?vectornator\\.io",
    "https?://(?:boxy-svg\\.com|svgjs\\.(?:com|dev)(?:/svgjs)?|vecta\\.io/nano|svg-edit\\.(?:googlecode\\.com|github\\.io))",
    "http://krita\\.org/namespaces/svg/krita",
    "http://www\\.corel\\.com/coreldraw/odm/2003",
    "http://xml\\.openoffice\\.org/svg/export",
    "http://schemas\\.microsoft\\.com/visio/2003/SVGExtensions",
  ].join("|")})/?$`,
);

/** The document types that drawing programs write; no browser loads what they name. */
const knownDoctype =
  /^\s*svg\s*(?:PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]+\.dtd"\s*)?$/;

/** In pure ASCII these encodings read the same as UTF-8. */
const asciiBased = /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i;

const plainSvg = "Take that out in the drawing program and export it as plain SVG, or clean it with SVGO.";

/** A problem of a drawing. */
export interface SvgProblem extends Pick<Wording, "found" | "suggestion"> {
  /** Where its XML goes wrong, counted from 1. */
  line?: number;
  column?: number;
}

const holds = (what: string, why: string, suggestion = plainSvg): SvgProblem => ({
  found: `The drawing holds ${shown(what)}: ${why}.`,
  suggestion,
});

/** Why elements outside the allow-list are refused. */
const reasons: [elements: Set<string>, why: string][] = [
  [words("script handler listener"), "opened by its address, it would run as a script of the site"],
  [words("a"), "a link, which would lead out of the drawing"],
  [words("image feImage"), "a picture of pixels, or another file; a drawing here is of shapes alone"],
  [words("animate animateColor animateMotion animateTransform mpath set discard"), "something that moves or changes"],
  [words("foreignObject iframe embed object audio video canvas html body div p"), "a piece of a web page, not a shape"],
  [words("font font-face font-face-src font-face-uri glyph"), "a font; turn its text into paths"],
];

/** What in CSS does more than set colours and lines; undefined if nothing does. */
function activeStyle(css: string): string | undefined {
  // CSS escapes would hide functions from the list of them.
  if (css.includes("\\")) return "a CSS escape (\\), behind which anything can hide";
  if (/url\((?!\s*['"]?#)/i.test(css)) return "it would fetch something from outside the drawing";
  const call = [...css.matchAll(/([\w-]+)\s*\(/g)].find(([, name = ""]) => !calls.has(name.toLowerCase()));
  return call && `${call[1]}() is more than a colour or a shape`;
}

/** What is active in an attribute's value: as in CSS, and comments and at-rules as well. */
const activeValue = (value: string) =>
  /@|\/\*/.test(value) ? "more than a value of an attribute" : activeStyle(value);

/** What is active in a <style>: as in CSS, and all at-rules but @media (prefers-color-scheme), which icons use. */
function activeSheet(css: string): string | undefined {
  const plain = css.replace(/@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)/g, " ");
  const atRule = plain.match(/@[\w-]*/)?.[0];
  if (atRule) return `${atRule} can fetch or change more than colours`;
  return plain.includes("<") ? "markup inside a style sheet" : activeStyle(plain);
}

function attributeFault({ name, prefix, local, uri, value }: SaxesAttributeNS): SvgProblem | undefined {
  const as = `${name}="${value.slice(0, 40)}"`;
  // Elements and attributes are judged by the namespace that they have in the end.
  if (name === "xmlns" || prefix === "xmlns") return undefined;
  if (/^on/i.test(local)) return holds(as, "it would run as a script of the site");
  if (editorNotes.test(uri)) return undefined;
  if (local === "href" && (uri === "" || uri === xlinkNamespace)) {
    if (value.startsWith("#")) return undefined;
    return holds(as, "an address outside the drawing; only a part of itself (#…) can be named");
  }
  if (uri === xlinkNamespace && /^(?:type|title|show|actuate)$/.test(local)) return undefined;
  if (names.has(name) || /^(?:aria|data)-[\w.:-]+$/.test(name)) return undefined;
  if (!attributes.has(name)) return holds(as, "an attribute that is not among those of shapes, colours and text");
  const why = activeValue(value);
  return why ? holds(as, why) : undefined;
}

function elementFault(tag: SaxesTagNS): SvgProblem | undefined {
  const { name, local, uri } = tag;
  const isNote = editorNotes.test(uri);
  if (!isNote && (uri !== svgNamespace || !elements.has(local))) {
    const why = reasons.find(([known]) => known.has(local))?.[1];
    return holds(`<${name}>`, why ?? "an element that is not among those of shapes, colours and text");
  }
  const given = Object.values(tag.attributes);
  // Of a drawing program's notes, only those attributes are judged that browsers act on in any element.
  const judged = isNote
    ? given.filter(({ local, uri }) => uri === xlinkNamespace || /^(?:on|base$)/i.test(local))
    : given;
  for (const attribute of judged) {
    const fault = attributeFault(attribute);
    if (fault) return fault;
  }
  return undefined;
}

const rootFault = ({ name, uri, local, attributes }: SaxesTagNS, isShown: boolean): SvgProblem | undefined => {
  if (local !== "svg")
    return { found: `The file begins with ${shown(`<${name}>`)}, which is no drawing.`, suggestion: plainSvg };
  const box = attributes.viewBox ?? attributes.viewbox;
  const given = box?.value.trim() ?? "";
  const plain = given.replace(/px/g, "");
  const numbers = plain.split(/\s*,\s*|\s+/);
  // Browsers ignore any but four numbers, the last two above nought.
  const isSized = numbers.length === 4 && numbers.every((one, place) => Number(one) > (place > 1 ? 0 : -Infinity));
  const isRead = attributes.viewBox && isSized && plain === given;
  if (uri === svgNamespace && (isRead || !isShown)) return undefined;
  if (uri === svgNamespace) {
    const side = ({ value = "" } = {}) => (!value.endsWith("%") && Number.parseFloat(value)) || 512;
    const none = given ? `${box?.name}="${given}", which browsers ignore` : "no viewBox";
    return {
      found: `The drawing's first tag has ${none}, so it would be cut off instead of being made smaller.`,
      suggestion: isSized
        ? `Write it so: viewBox="${plain}"`
        : `Write its size into the first tag, such as: viewBox="0 0 ${side(attributes.width)} ${side(attributes.height)}"`,
    };
  }
  return {
    found: `The drawing's first tag has no xmlns="${svgNamespace}", so browsers would show nothing of it.`,
    suggestion: `Write it into the first tag: <svg xmlns="${svgNamespace}" …>`,
  };
};

const inUtf8 = (encoding: string): SvgProblem => ({
  found: `The drawing is saved as ${encoding}, not as UTF-8.`,
  suggestion:
    "Open it in VS Code, click the encoding at the bottom right, choose Save with Encoding, UTF-8; or export it again.",
});

/** The text of a drawing's file, or the problem if that is not UTF-8. */
function textOf(bytes: Uint8Array): string | SvgProblem {
  const [first, second] = bytes;
  const isUtf16 =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
  if (isUtf16) return inUtf8("UTF-16");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return inUtf8("something else (Latin-1 or Windows-1252, perhaps)");
  }
}

/**
 * The first thing in an SVG outside the allow-lists, or what makes it unreadable; undefined if neither.
 *
 * @param isShown whether it is shown as a picture, and so needs a viewBox; a sprite is not
 */
export function svgProblem(bytes: Uint8Array, isShown = true): SvgProblem | undefined {
  const svg = textOf(bytes);
  if (typeof svg !== "string") return svg;
  const parser = new SaxesParser({ xmlns: true });
  let first: SvgProblem | undefined;
  const tell = (fault: SvgProblem | undefined) => {
    first ??= fault;
  };
  const open: string[] = [];
  let style = "";
  const isInStyle = () => open.at(-1) === "style";
  parser.on("opentag", (tag) => {
    if (open.length === 0) tell(rootFault(tag, isShown));
    if (isInStyle()) tell(holds(`<${tag.name}>`, "an element inside a style sheet"));
    tell(elementFault(tag));
    open.push(tag.local);
    style = "";
  });
  parser.on("text", (text) => {
    if (isInStyle()) style += text;
  });
  parser.on("cdata", (text) => {
    if (isInStyle()) style += text;
    else tell(holds("<![CDATA[", "text in which markup can hide"));
  });
  parser.on("closetag", ({ name }) => {
    const why = isInStyle() && activeSheet(style);
    if (why) tell(holds(`<${name}>`, why));
    open.pop();
  });
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    const isRead = /^utf-?8$/i.test(encoding) || (asciiBased.test(encoding) && bytes.every((byte) => byte < 0x80));
    if (!isRead) tell(inUtf8(encoding));
  });
  parser.on("processinginstruction", ({ target, body }) => {
    // Frames of Adobe's metadata; an HTML parser would end them at the first ">".
    if (target === "xpacket" && !body.includes(">")) return;
    tell(holds(`<?${target}`, "an instruction to programs, which can load a style sheet that runs scripts"));
  });
  // An HTML parser would end the comment there.
  parser.on("comment", (text) => {
    if (/^-?>/.test(text)) tell(holds(`<!--${text.slice(0, 40)}`, "a comment behind which markup can hide"));
  });
  parser.on("doctype", (doctype) => {
    if (knownDoctype.test(doctype)) return;
    const what = /<!ENTITY/i.test(doctype) ? "<!ENTITY" : "<!DOCTYPE";
    const suggestion =
      "Illustrator writes it where 'Preserve Illustrator Editing Capabilities' is ticked: save it without, or clean it with SVGO.";
    tell(holds(what, "short names for text, in which anything can hide", suggestion));
  });
  parser.on("error", ({ message }) => {
    const [, line, column, what = message] = message.match(/^(\d+):(\d+): ([\s\S]*)$/) ?? [];
    tell({
      found: `The drawing is no valid XML: ${what.replace(/\.$/, "")}.`,
      suggestion: "Copy or export it again; if it was written by hand, mend it there.",
      ...(line && { line: Number(line), column: Number(column) + 1 }),
    });
  });
  parser.write(svg).close();
  return first;
}
