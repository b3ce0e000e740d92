/** Checks a picture file as such: that it is a whole, still picture that browsers show as it is meant. */
import { basename, extname } from "node:path/posix";
import { safeName } from "./check-names";
import { type Place, type Problem, problem } from "./messages";
import { limits, type PictureFacts } from "./picture";

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

/** Says what is wrong with a picture file as such. */
export function checkPicture(path: string, facts: PictureFacts, place: Place, problems: Problem[]): void {
  const ending = extname(path).toLowerCase();
  const named = ending === ".png" ? "png" : "jpeg";
  const { bytes, format, width = 0, height = 0 } = facts;
  if (bytes === 0) {
    problems.push(problem("image-empty", place));
    return;
  }
  if (bytes > limits.bytes) {
    problems.push(problem("image-heavy", place, bytes));
    return;
  }
  if (format === "pointer") {
    problems.push(problem("image-pointer", place));
    return;
  }
  if (!format) {
    problems.push(problem("image-not-a-picture", place));
    return;
  }
  if (format !== named) {
    const right = ["jpeg", "png"].includes(format);
    const rename = right ? safeName(basename(path), format) : undefined;
    problems.push(problem("image-other-format", place, formatNames[format] ?? format, rename));
    if (!right) return;
  }
  if (facts.animated) problems.push(problem("image-animated", place));
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > limits.megapixels) problems.push(problem("image-large", place, megapixels));
  if (Math.max(width, height) > limits.sides * Math.min(width, height)) {
    problems.push(problem("image-strip", place, width, height));
  }
  if (facts.transparent) problems.push(problem("image-transparent", place));
  if (facts.location) problems.push(problem("image-location", place, place.file));
  if (facts.hiddenBytes) problems.push(problem("image-hidden-data", place, facts.hiddenBytes, place.file));
  if (facts.personal) problems.push(problem("image-personal", place, facts.personal, place.file));
  if (facts.damage) problems.push(problem("image-damaged", place, facts.damage));
  const colours = facts.space === "cmyk" ? "CMYK" : facts.profileSpace;
  if (colours && !["RGB", "GRAY"].includes(colours)) problems.push(problem("image-colours", place, colours));
  else if (facts.profile && !/srgb|p3|gr[ae]y|^c2/i.test(facts.profile)) {
    problems.push(problem("image-profile", place, facts.profile));
  }
}
