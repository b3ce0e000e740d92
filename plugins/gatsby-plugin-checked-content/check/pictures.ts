/** Rules about picture fields: the file exists, with sufficient size, a suitable aspect ratio and, for a cut-out, transparency; none is unused. */
import { basename, dirname, extname, join } from "node:path/posix";
import type { Shape } from "../model/field-meta";
import { kindOfFile, locationOf } from "../model/kind";
import { metaOf, schemaAt } from "../model/schema-walk";
import type { Content, ContentRule, Item } from "./content";
import { helpOf } from "./field-errors";
import { nearest } from "./did-you-mean";
import { tooSmall } from "./picture-file";
import { didYouMean, error, shown, warning } from "./problem";
import { pictureEnding } from "./read-folder";

/** The widest range of aspect ratios, for fields without one of their own. */
const anyShape: Shape = { words: "at most five times as long on one side as on the other", from: 0.2, to: 5 };

/** The suggestion for a missing picture; `used` are the pictures that items name. */
function whatWasMeant(content: Content, item: Item, name: string, used: ReadonlySet<string>): string {
  const elsewhere = [...content.pictures.keys()].find((picture) => basename(picture) === name);
  if (elsewhere) return `There is one in ${dirname(content.name(elsewhere))}: copy it here.`;
  // A picture under a new name is used by nobody yet, whatever the name; one that has another item's name is that one's.
  const isOthers = (picture: string) => {
    const path = join(dirname(item.path), picture);
    const json = path.replace(pictureEnding, ".json");
    return used.has(path) || (json !== item.path && content.files.has(json));
  };
  const free = content.picturesBeside(item.path).filter((picture) => !isOthers(picture));
  const meant = nearest(name, free) ?? (free.length === 1 ? free[0] : undefined);
  return didYouMean(meant) ?? "Copy the picture into the same folder as this file.";
}

/** Pictures exist, and have the minimum width, the aspect ratio and the transparency that their field demands. */
export const namedPictures: ContentRule = function* (content) {
  const used = new Set(content.items.flatMap((item) => content.picturesOf(item).map(({ file }) => file)));
  for (const item of content.items) {
    for (const { path, schema, name, file } of content.picturesOf(item)) {
      const { minWidth = 0, cutOut, shape = item.kind.shapeOf?.(item.value as never) ?? anyShape } = metaOf(schema);
      const place = () => item.at(...path);
      const facts = content.pictures.get(file);
      if (!facts) {
        yield error("no-image", place(), {
          found: `There is no file ${shown(name)} beside it.`,
          expected: helpOf(schema),
          suggestion: whatWasMeant(content, item, name, used),
        });
        continue;
      }
      const { width = 0, height = 0, clear } = facts;
      if (width && width < minWidth) yield tooSmall(place(), name, width, minWidth);
      if (height && (width / height < shape.from || width / height > shape.to)) {
        yield warning("image-shape", place(), {
          found: `"${name}" is ${width} pixels wide and ${height} high, which does not fit where it is shown.`,
          expected: `A picture that is ${shape.words}.`,
          suggestion: "Cut it to that shape, so that it is you who chooses what stays.",
        });
      }
      // What to do with a JPEG under a PNG's name is told there (picture-file.ts).
      const isMisnamed = facts.format === "jpeg" && content.onDisk(file).endsWith(".png");
      if (cutOut && width && !clear && !isMisnamed) {
        yield warning("image-background", place(), {
          found: `"${name}" has a background: it would stand on the page as a box.`,
          expected: helpOf(schema),
          suggestion: "Take its background away in a drawing program, and save it as a PNG with transparency.",
        });
      }
    }
  }
};

/**
 * Warns of pictures that no item refers to. Where another picture of the folder is shown twice, one of the two fields probably means
 * this one: then the warning is about that field, or somebody would delete the picture.
 */
export const unusedPictures: ContentRule = function* (content) {
  const uses = content.items.flatMap((item) => content.picturesOf(item).map((use) => ({ ...use, item })));
  const used = new Set(uses.map(({ file }) => file));
  // An item that does not parse, or whose picture is missing, may mean any picture of its folder.
  const lacking = [...used].filter((file) => !content.pictures.has(file));
  const unread = [...content.files.keys()].filter((path) => !content.items.some((item) => item.path === path));
  const goneSingles = content.model.kinds.filter((kind) => kind.single && !content.files.has(locationOf(kind)));
  const gone = goneSingles.filter(({ single }) => single === "required").map(locationOf);
  const unsettled = new Set([...lacking, ...unread, ...gone].map(dirname));
  // Of an item that is gone, only that is told (references.ts), not its pictures as well.
  const templates = content.model.pagesOf(content.items).map(({ template }) => template);
  const isOfMissing = (picture: string) => {
    const single = goneSingles.find(({ name }) => picture.startsWith(`${name}-`));
    if (single?.shownBy && templates.includes(single.shownBy)) return true;
    const kind = content.model.kinds.find((one) => locationOf(one) === dirname(picture));
    return content.texts().some(({ schema, value }) => {
      const { refersTo = [] } = metaOf(schema);
      if (!kind || !refersTo.includes(kind.typeName) || content.slugsOf(...refersTo).includes(value)) return false;
      return [".", "-"].some((sign) => basename(picture).startsWith(`${value}${sign}`));
    });
  };
  for (const [picture, { format }] of content.pictures) {
    if (used.has(picture) || unsettled.has(dirname(picture)) || !format || isOfMissing(picture)) continue;
    const twice = uses.filter(
      ({ file, item }, index) =>
        dirname(file) === dirname(picture) &&
        uses.some((other, place) => other.file === file && (other.item !== item || place < index)),
    );
    const name = basename(picture, extname(picture));
    // A copy's name begins with the original's, but its own item is called so.
    const instead =
      twice.find(({ item: { slug } }) => name === slug) ??
      twice.find(({ item: { slug } }) => name.startsWith(slug)) ??
      twice.findLast(({ item }, index) => twice.findIndex((one) => one.item === item) < index);
    if (instead) {
      const { item, path, file } = instead;
      const others = uses.filter((one) => one.file === file && one.item !== item).map((one) => one.item.path);
      yield warning("other-image", item.at(...path), {
        found: `"${basename(file)}" is shown ${others[0] ? `by ${content.name(others[0])}` : "twice here"}, and nothing shows "${basename(picture)}".`,
        expected: helpOf(schemaAt(item.kind.schema, path) ?? item.kind.schema),
        suggestion: didYouMean(basename(picture)),
      });
      continue;
    }
    const json = picture.replace(pictureEnding, ".json");
    const kind = kindOfFile(content.model.kinds, json);
    const isItems = kind && schemaAt(kind.schema, ["image"]);
    const toName = content.files.has(json)
      ? `Name it under "image" in ${content.name(json)}`
      : "Make one with npm run new";
    yield warning("unused-image", content.place(picture), {
      found: "No JSON file uses this picture, so the site does not show it.",
      expected: `A JSON file beside it that names it${isItems ? ' under "image"' : ""}.`,
      suggestion: `${isItems ? toName : "Name it in the file of what it belongs to"}, or delete the picture.`,
    });
  }
};
