/** Checks a picture file as such: that it is a whole, still picture that browsers show as it is meant, and tells of nobody. */
import { basename, extname } from "node:path/posix";
import { safeName } from "./check-names";
import { limits, type PictureFacts } from "./picture";
import { error, inWords, type Place, type Problem, shown, warning } from "./problem";
import { quoted } from "./strings";

const formatNames: Record<string, string> = {
  jpeg: "JPEG",
  png: "PNG",
  gif: "GIF",
  webp: "WebP",
  avif: "AVIF",
  heic: "HEIC (iPhone)",
  tiff: "TIFF",
  bmp: "BMP",
  svg: "SVG",
  pdf: "PDF",
  photoshop: "Photoshop",
};

/** The formats that a file's ending promises; any other promises JPEG. */
const namedFormats: Record<string, string> = { ".png": "png", ".svg": "svg" };

/** Colour profiles that every browser shows right: sRGB and its compact form c2, Display P3, and greys. */
const commonProfiles = /srgb|^c2|p3|gr[ae]y/i;

/** Why a file is no picture that could be looked at further. */
function noPicture({ bytes, format }: PictureFacts, place: Place): Problem | undefined {
  if (bytes === 0) {
    return error("image-empty", place, {
      found: "The file is empty (0 bytes).",
      expected: "A picture. Copying or downloading it may have stopped half-way.",
      suggestion: "Copy it again.",
    });
  }
  if (bytes > limits.bytes) {
    return error("image-heavy", place, {
      found: `The file has ${(bytes / 1_000_000).toFixed(1)} MB.`,
      expected: `At most ${limits.bytes / 1_000_000} MB: visitors download this file over their phones.`,
      suggestion: "Export it smaller, or as JPEG with quality 90.",
    });
  }
  if (format === "pointer") {
    return error("image-pointer", place, {
      found: "The file holds a note of where the picture is stored (a Git LFS pointer), not the picture.",
      expected: "The picture itself.",
      suggestion: "Fetch it with: git lfs pull",
    });
  }
  if (format) return undefined;
  return error("image-not-a-picture", place, {
    found: "The file is not a picture, whatever its name says.",
    expected: "A JPEG or PNG picture.",
    suggestion: "Open it in a picture program; if that fails too, take the original.",
  });
}

/** What a picture tells besides itself, all of which visitors would download with it. */
function* judgePrivacy({ location, hiddenBytes, personal }: PictureFacts, place: Place): Generator<Problem> {
  const command = `npm run clean-picture ${quoted(place.file)}`;
  if (location) {
    yield error("image-location", place, {
      found:
        "The picture says where it was taken, and visitors would download that with it. It may be somebody's home.",
      expected: "A picture without a place.",
      suggestion: `Take it out with: ${command}`,
    });
  }
  if (hiddenBytes) {
    yield error("image-hidden-data", place, {
      found: `After the picture's end, ${hiddenBytes.toLocaleString("en-GB")} more bytes are hidden in the file.`,
      expected: "A file that ends with the picture. Phones put a second picture or a short film there.",
      suggestion: `Take them out with: ${command}`,
    });
  }
  if (personal) {
    yield warning("image-personal", place, {
      found: `The file tells ${inWords(personal)}, and visitors download that with the picture.`,
      expected: "A file that holds the picture and nothing about people.",
      suggestion: `Take it out with: ${command}`,
    });
  }
}

function* judgeColours({ space, profileSpace, profile }: PictureFacts, place: Place): Generator<Problem> {
  const colours = space === "cmyk" ? "CMYK" : profileSpace;
  const suggestion = 'Export it anew with "Convert to sRGB".';
  if (colours && !["RGB", "GRAY"].includes(colours)) {
    yield error("image-colours", place, {
      found: `The picture is made for printing or special use (${colours}); browsers would show wrong colours.`,
      expected: "A picture in RGB colours, with the profile sRGB.",
      suggestion,
    });
  } else if (profile && !commonProfiles.test(profile)) {
    yield warning("image-profile", place, {
      found: `The picture has the colour profile "${profile}", which some screens show dull or wrong.`,
      expected: "The profile sRGB.",
      suggestion,
    });
  }
}

/** Says what is wrong with a picture file as such. */
export function* checkPicture(path: string, facts: PictureFacts, place: Place): Generator<Problem> {
  const none = noPicture(facts, place);
  if (none) {
    yield none;
    return;
  }
  const { format = "", width = 0, height = 0 } = facts;
  if (format !== (namedFormats[extname(path).toLowerCase()] ?? "jpeg")) {
    const isRight = format === "jpeg" || format === "png";
    yield error("image-other-format", place, {
      found: `The file is really of the type ${formatNames[format] ?? format}.`,
      expected:
        "A file whose ending says what it is: .jpg for JPEG, .png for PNG, .svg for drawings. Other formats cannot be used.",
      suggestion: isRight
        ? `Rename it to "${safeName(basename(path), format)}", in the JSON that names it too.`
        : "Open it in a picture program and export it as JPEG or PNG; changing the name alone does not convert it.",
    });
    if (!isRight) return;
  }
  if (facts.unsafe) {
    yield error("drawing-unsafe", place, {
      found: `The drawing holds ${shown(facts.unsafe)}, which does more than draw.`,
      expected: "Shapes, colours and text alone: no scripts, no links, no other files in it.",
      suggestion: "Export it as plain SVG, or clean it with SVGO.",
    });
  }
  if (facts.animated) {
    yield error("image-animated", place, {
      found: "The picture moves (an animation).",
      expected: "A still picture.",
      suggestion: "Export one frame of it as PNG or JPEG.",
    });
  }
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > limits.megapixels) {
    yield error("image-large", place, {
      found: `The picture has ${megapixels} megapixels.`,
      expected: `At most ${limits.megapixels} megapixels, or building the site takes too long. 3840 by 2160 pixels are plenty.`,
      suggestion: "Export it smaller.",
    });
  }
  if (isStrip(facts)) {
    yield error("image-strip", place, {
      found: `The picture is a narrow strip of ${width} by ${height} pixels.`,
      expected: `A picture of which one side is at most ${limits.sides} times as long as the other.`,
      suggestion: "Cut it to a shape that fits where it is shown.",
    });
  }
  yield* judgePrivacy(facts, place);
  if (facts.damage) {
    yield error("image-damaged", place, {
      found: `The picture is damaged or cut off (${facts.damage}).`,
      expected: "A whole picture. Copying or downloading it may have stopped half-way.",
      suggestion: "Copy it again, or export it anew.",
    });
  }
  yield* judgeColours(facts, place);
}

/** True for a picture so narrow that no place on the site could show it. */
export const isStrip = ({ width = 0, height = 0 }: PictureFacts): boolean =>
  Math.max(width, height) > limits.sides * Math.min(width, height);

/** What is said of a picture that is too small for a field. */
export const tooSmall = (place: Place, file: string, width: number, least: number): Problem =>
  error("image-small", place, {
    found: `"${file}" is ${width} pixels wide, too few for where it is shown.`,
    expected: `At least ${least} pixels.`,
    suggestion: "Export it larger from the original; enlarging a small picture only blurs it.",
  });
