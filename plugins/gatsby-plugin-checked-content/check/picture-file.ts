/** Rules about a picture file by itself: intact, not animated, a web colour profile, no personal metadata. */
import { basename, extname } from "node:path/posix";
import type { SvgProblem } from "./svg-allow-list";
import { limits, type PictureFacts } from "./inspect-picture";
import { phrasesOf, told } from "./picture-metadata";
import { error, joinNames, type Place, type Problem, warning } from "./problem";
import { sanitiseFileName } from "./sanitise-file-name";
import { quoted } from "./wording";

/** The expected format by file extension; JPEG otherwise. */
const namedFormats: Record<string, string> = { ".png": "png", ".svg": "svg" };

/** Whether a picture's ending says another format than it has. */
export const hasOtherFormat = (path: string, { format }: PictureFacts) =>
  format !== (namedFormats[extname(path).toLowerCase()] ?? "jpeg");

/** What to do about files that hold no picture. */
const whatElse: Record<string, string> = {
  html: "It is a web page, often one that says what went wrong: open it in a browser, and download the picture anew.",
  "git lfs": "It only says where Git LFS keeps the picture. Bring the picture itself with: git lfs pull",
  mp4: "It is a film: export the moment that you like best from it as JPEG or PNG.",
  zip: "It is an archive, or a program's own file: open it in that program, and export the picture as JPEG or PNG.",
  gzip: "It is a packed file, such as an .svgz: unpack it, or export the drawing as plain SVG.",
};

/** Whether a file is of a type in which there is no picture to convert. */
export const holdsNoPicture = ({ format }: PictureFacts) => format !== undefined && format in whatElse;

/** The problem of a file that cannot be decoded; undefined if it can. */
function noPicture({ bytes, format, text }: PictureFacts, place: Place): Problem | undefined {
  if (bytes > limits.bytes) {
    return error("image-heavy", place, {
      found: `The file has ${(bytes / 1_000_000).toFixed(1)} MB.`,
      expected: `At most ${limits.bytes / 1_000_000} MB: visitors download this file over their phones.`,
      suggestion: "Export it smaller, or as JPEG with quality 90.",
    });
  }
  if (format) return undefined;
  if (text) {
    return error("image-not-a-picture", place, {
      found: `It is a text that begins “${text}”.`,
      expected: "A JPEG or PNG picture, or for a drawing an SVG.",
      suggestion: "Download or copy the picture itself: something else was saved under its name.",
    });
  }
  return error("image-not-a-picture", place, {
    found: bytes === 0 ? "The file is empty (0 bytes)." : "The file is not a picture, whatever its name says.",
    expected: "A JPEG or PNG picture. Copying or downloading it may have stopped half-way.",
    suggestion: "Copy it again; if it still does not open in a picture program, take the original.",
  });
}

/** The problem of a drawing that is refused, at the line where its XML goes wrong. */
export const drawingProblem = ({ found, suggestion, ...at }: SvgProblem, place: Place): Problem =>
  error(
    "drawing-unsafe",
    { ...place, ...at },
    {
      found,
      expected: "An SVG in UTF-8 of shapes, colours and text alone: no scripts, no links, no other files in it.",
      suggestion,
    },
  );

/** All problems of a picture file. `isPublic`: whether a text in its metadata is published by the site anyway. */
export function* checkPicture(
  path: string,
  facts: PictureFacts,
  place: Place,
  isPublic?: (text: string) => boolean,
): Generator<Problem> {
  const none = noPicture(facts, place);
  if (none) {
    yield none;
    return;
  }
  const { format = "", width = 0, height = 0 } = facts;
  if (hasOtherFormat(path, facts)) {
    const isRight = format === "jpeg" || format === "png";
    yield error("image-other-format", place, {
      found: `The file is really of the type ${format.toUpperCase()}.`,
      expected:
        "A file whose ending says what it is: .jpg for JPEG, .png for PNG, .svg for drawings. Other formats cannot be used.",
      suggestion: !isRight
        ? (whatElse[format] ??
          "Open it in a picture program and export it as JPEG or PNG; changing the name alone does not convert it.")
        : /\.svg$/i.test(path)
          ? "Export it as SVG where it was drawn: where a drawing is named, no other picture can stand."
          : `Rename it to "${sanitiseFileName(basename(path), format)}", in the JSON that names it too${format === "jpeg" ? "; if nothing may stand behind what it shows, save it anew as a PNG" : ""}.`,
    });
    if (!isRight) return;
  }
  if (facts.fault) {
    yield drawingProblem(facts.fault, place);
    // Other problems would only follow from this one.
    return;
  }
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > limits.megapixels) {
    yield error("image-large", place, {
      found: `The picture has ${megapixels} megapixels.`,
      expected: `At most ${limits.megapixels} megapixels, or building the site takes too long. 3840 by 2160 pixels are plenty.`,
      suggestion: "Export it smaller.",
    });
  }
  const phrases = phrasesOf(facts.told ?? [], isPublic);
  if (phrases.length > 0) {
    // Errors, not warnings: GPS coordinates may be somebody's home, and trailing data may be a video with sound.
    const say = phrases.some((what) => [told.place, told.notes, told.hidden].includes(what)) ? error : warning;
    yield say("image-tells", place, {
      found: `Besides the picture, the file holds ${joinNames(phrases)}, and visitors download that with it.`,
      expected: "A file that holds the picture and nothing about people.",
      suggestion:
        format === "svg"
          ? "Take it out in the drawing program (Document Properties), or clean the drawing with SVGO."
          : `Take it out with: npm run clean-picture ${quoted(place.file)}`,
    });
  }
  if (facts.blank) {
    yield warning("image-blank", place, {
      found: "The picture shows nothing: it is of one colour, or wholly transparent.",
      expected: "A picture of something.",
      suggestion: "Export it again, with all its layers visible.",
    });
  }
  if (facts.letters) {
    yield warning("drawing-letters", place, {
      found:
        "There is text in the drawing, whose font most visitors do not have: its letters would look different, or run out of their place.",
      expected: "Letters that are turned into paths.",
      suggestion:
        "Choose the text in the drawing program, turn it into paths (Object to Path, Create Outlines), and export it again.",
    });
  }
  if (facts.moves) {
    yield warning("image-moves", place, {
      found: "The picture moves (APNG). The site's pages show its first moment alone, and the download moves on.",
      expected: "A still picture.",
      suggestion: "Export the moment that you like best as a PNG.",
    });
  }
  if (facts.damage) {
    yield error("image-damaged", place, {
      found: `The picture is damaged or cut off (${facts.damage}).`,
      expected: "A whole picture. Copying or downloading it may have stopped half-way.",
      suggestion: "Copy it again, or export it anew.",
    });
  }
  if (facts.space === "cmyk") {
    yield error("image-colours", place, {
      found: "The picture is made for printing (CMYK); browsers would show wrong colours.",
      expected: "A picture in RGB colours, with the profile sRGB.",
      suggestion: 'Export it anew with "Convert to sRGB".',
    });
  }
}

/** The error for a picture narrower than its field's minimum. */
export const tooSmall = (place: Place, file: string, width: number, least: number): Problem =>
  error("image-small", place, {
    found: `"${file}" is ${width} pixels wide, too few for where it is shown.`,
    expected: `At least ${least} pixels.`,
    suggestion: "Export it larger from the original; enlarging a small picture only blurs it.",
  });
