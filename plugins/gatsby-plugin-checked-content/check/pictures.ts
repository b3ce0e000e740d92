/** Rules about picture fields: the file exists, with sufficient size, a suitable aspect ratio and, for a cut-out, transparency; none is unused. */
import { basename, dirname, extname, join } from "node:path/posix";
import type { z } from "zod";
import type { Shape } from "../model/field-meta";
import { locationOf } from "../model/kind";
import { metaOf, schemaAt } from "../model/schema-walk";
import type { PictureFacts } from "./inspect-picture";
import type { Content, ContentRule, Item } from "./content";
import { helpOf } from "./field-errors";
import { nearest } from "./did-you-mean";
import { hasOtherFormat, tooSmall } from "./picture-file";
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

/** Whether a picture has the shape that its field or its item's kind demands; true where its size is unknown. */
const isShaped = ({ width = 0, height = 0 }: PictureFacts, { from, to }: Shape) =>
  !height || (width / height >= from && width / height <= to);

const shapeFor = ({ kind, value }: Item, schema: z.ZodType) =>
  metaOf(schema).shape ?? kind.shapeOf?.(value as never) ?? anyShape;

/** A field that shows a picture. */
type Use = ReturnType<Content["picturesOf"]>[number] & { item: Item };

/** A picture that nothing shows, with the field that probably means it: one that shows what another shows as well. */
interface Unshown {
  picture: string;
  meant?: { use: Use; other: Use; isSure: boolean };
}

/** What findUnshown has found, since three rules ask for it. */
const known = new WeakMap<Content, Unshown[]>();

/** The pictures that nothing shows. */
export function unshownPictures(content: Content): Unshown[] {
  const found = known.get(content) ?? findUnshown(content);
  known.set(content, found);
  return found;
}

function findUnshown(content: Content): Unshown[] {
  let uses: Use[] = content.items.flatMap((item) => content.picturesOf(item).map((use) => ({ ...use, item })));
  const used = new Set(uses.map(({ file }) => file));
  // An item that does not parse, is named in vain, or whose picture is missing, may mean any picture of its folder.
  const lacking = [...used].filter((file) => !content.pictures.has(file));
  const unread = [...content.files.keys()].filter((path) => !content.items.some((item) => item.path === path));
  const goneSingles = content.model.kinds.filter((kind) => kind.single && !content.files.has(locationOf(kind)));
  const gone = goneSingles.filter(({ single }) => single === "required").map(locationOf);
  const inVain = content.texts().flatMap(({ schema, value }) => {
    const { refersTo = [] } = metaOf(schema);
    if (refersTo.length === 0 || content.slugsOf(...refersTo).includes(value)) return [];
    const kinds = content.model.kinds.filter(({ typeName }) => refersTo.includes(typeName));
    return kinds.filter(({ single }) => !single).map(locationOf);
  });
  const unsettled = new Set([...[...lacking, ...unread, ...gone].map(dirname), ...inVain]);
  const templates = content.model.pagesOf(content.items).map(({ template }) => template);
  const isOfMissing = (picture: string) => {
    const single = goneSingles.find(({ name }) => picture.startsWith(`${name}-`));
    return single?.shownBy !== undefined && templates.includes(single.shownBy);
  };
  const fits = ({ item, schema }: Use, picture: string, facts: PictureFacts) =>
    schema.safeParse(basename(picture)).success &&
    isShaped(facts, shapeFor(item, schema)) &&
    (!metaOf(schema).cutOut || facts.clear);
  return [...content.pictures].flatMap(([picture, facts]) => {
    if (used.has(picture) || unsettled.has(dirname(picture)) || !facts.format || isOfMissing(picture)) return [];
    // Where it has to be renamed or moved first, that is told.
    if (content.onDisk(picture) !== picture) return [];
    if (lacking.some((file) => basename(file) === basename(picture))) return [];
    const othersOf = (use: Use) => uses.filter((one) => one !== use && one.file === use.file);
    // A picture is called as its item, or begins so; a copy's name begins with the original's as well.
    const isCalled = (name: string, { slug }: Item) => basename(name).startsWith(slug);
    const likelihood = ({ item, file }: Use) => (isCalled(picture, item) ? 2 : 0) + (isCalled(file, item) ? 0 : 1);
    const shared = uses.filter((use) => dirname(use.file) === dirname(picture) && othersOf(use).length > 0);
    const [use, next] = shared
      .filter((use) => fits(use, picture, facts))
      // New items are last.
      .reverse()
      .sort((one, two) => likelihood(two) - likelihood(one));
    const other = use && othersOf(use)[0];
    if (!other) return [{ picture }];
    uses = uses.filter((one) => one !== use);
    return [{ picture, meant: { use, other, isSure: !next || likelihood(next) < likelihood(use) } }];
  });
}

/** Pictures exist, and have the minimum width, the aspect ratio and the transparency that their field demands. */
export const namedPictures: ContentRule = function* (content) {
  const used = new Set(content.items.flatMap((item) => content.picturesOf(item).map(({ file }) => file)));
  const swapped = unshownPictures(content).map(({ meant }) => meant?.use);
  for (const item of content.items) {
    for (const { path, schema, name, file } of content.picturesOf(item)) {
      // Only that it is another's is told.
      if (swapped.some((use) => use?.item === item && use.path.join() === path.join())) continue;
      const { minWidth = 0, cutOut } = metaOf(schema);
      const shape = shapeFor(item, schema);
      const place = () => item.at(...path);
      const facts = content.pictures.get(file);
      if (!facts && content.unusable.has(file.replace(/\.\w+$/, ""))) continue;
      if (!facts) {
        yield error("no-image", place(), {
          found: `There is no file ${shown(name)} beside it.`,
          expected: helpOf(schema),
          suggestion: whatWasMeant(content, item, name, used),
        });
        continue;
      }
      // What to do with a file of another format is told there (picture-file.ts): most have to be exported anew.
      const isOther = hasOtherFormat(content.onDisk(file), facts);
      if (isOther && !/^(?:jpeg|png)$/.test(facts.format ?? "")) continue;
      const { width = 0, height = 0, clear } = facts;
      if (width && width < minWidth) yield tooSmall(place(), name, width, minWidth);
      if (!isShaped(facts, shape)) {
        yield warning("image-shape", place(), {
          found: `"${name}" is ${width} pixels wide and ${height} high, which does not fit where it is shown.`,
          expected: `A picture that is ${shape.words}.`,
          suggestion: "Cut it to that shape, so that it is you who chooses what stays.",
        });
      }
      if (cutOut && width && !clear && !isOther) {
        yield warning("image-background", place(), {
          found: `"${name}" has a background: it would stand on the page as a box.`,
          expected: helpOf(schema),
          suggestion: "Take its background away in a drawing program, and save it as a PNG with transparency.",
        });
      }
    }
  }
};

/** Two items of a kind have pictures of their own: a file copied over another's shows one cover on both books. */
export const samePictures: ContentRule = function* (content) {
  const shown = new Map<string, { item: Item; name: string }>();
  for (const item of content.items.filter(({ isDraft }) => !isDraft)) {
    for (const { path, name, file } of content.picturesOf(item)) {
      const { digest } = content.pictures.get(file) ?? {};
      const field = path.filter((step) => typeof step === "string").join(" ");
      const key = `${item.kind.typeName} ${field} ${digest}`;
      const first = shown.get(key);
      if (!digest || !first) shown.set(key, { item, name });
      // One file that two show is told elsewhere, where it is not meant.
      else if (first.item !== item && first.name !== name)
        yield warning("same-picture", item.at(...path), {
          found: `"${name}" is the very picture that "${first.name}" in ${content.name(first.item.path)} is.`,
          expected: "A picture of its own.",
          suggestion: "If one was copied over the other, put its own picture in its place.",
        });
    }
  }
};

/** The field of an item after which a picture is called: "portrait" for hero-one-portrait. */
function fieldFor({ slug, kind }: Pick<Item, "slug" | "kind">, name: string): string | undefined {
  const field = name.slice(slug.length + 1);
  const places = [[field], [field, "image"]];
  const isPicture = places.some((path) => metaOf(schemaAt(kind.schema, path)).image);
  return name === `${slug}-${field}` && isPicture ? field : undefined;
}

/** Warns of pictures that nothing shows: of the field that shows another instead, or somebody would delete the picture. */
export const unusedPictures: ContentRule = function* (content) {
  for (const { picture, meant } of unshownPictures(content)) {
    const name = basename(picture, extname(picture));
    if (meant) {
      const { item, path, schema, file } = meant.use;
      const place = meant.other.item.at(...meant.other.path);
      yield warning("other-image", item.at(...path), {
        found: `${shown(basename(file))} is shown here and in ${place.file}:${place.line}, and nothing shows ${shown(basename(picture))}.`,
        expected: helpOf(schema),
        suggestion: meant.isSure
          ? didYouMean(basename(picture))
          : `Did you mean ${shown(basename(picture))}, here or there?`,
      });
      continue;
    }
    const kind = content.model.kinds.find((one) => locationOf(one) === dirname(picture));
    const owner = [...content.files.values()].find(
      (file) => dirname(file.path) === dirname(picture) && (name === file.slug || fieldFor(file, name)),
    );
    const field = owner && fieldFor(owner, name);
    const isItems = kind && schemaAt(kind.schema, ["image"]);
    const under = field ?? (isItems ? "image" : undefined);
    const toName = owner ? `Name it under ${shown(under)} in ${content.name(owner.path)}` : "Make one with npm run new";
    yield warning("unused-image", content.place(picture), {
      found: "No JSON file uses this picture, so the site does not show it.",
      expected: `A JSON file beside it that names it${under ? ` under ${shown(under)}` : ""}.`,
      suggestion: `${under ? toName : "Name it in the file of what it belongs to"}, or delete the picture.`,
    });
  }
};
