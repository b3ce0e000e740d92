/** Finds every problem in what `readFolder` read. No disk, no network: the same entries give the same problems. */
import { basename, dirname, extname } from "node:path/posix";
import { checkFields } from "./check-fields";
import { type JsonFile, readJson } from "./json-file";
import { type Kind, kindOfFile, kinds } from "./kinds";
import { limits, type PictureFacts } from "./picture";
import { type Place, type Problem, problem } from "./problem";
import { type Entry, pictureEnding } from "./read-folder";
import { metaOf, schemaAt, valueAt, walk } from "./schema-walk";
import { nearest, pathInWords, slugify, withArticle } from "./words";

type Path = readonly PropertyKey[];

/** An item of content: one JSON file that belongs to a kind. */
export interface Item {
  kind: Kind;
  /** Below data/. */
  path: string;
  slug: string;
  json: JsonFile;
}

const folders = kinds.flatMap(({ location }) => ("folder" in location ? [location.folder] : []));
const singleFiles = kinds.flatMap(({ location }) => ("file" in location ? [location.file] : []));

/** Paths below which Gatsby or the hosts keep files of their own. */
const reservedPaths = /^\/(?:404|admin|page-data|static|icons)(?:\/|$)/;

const otherPictures = /\.(?:gif|webp|avif|heic|heif|svg|tiff?|bmp|psd|ico|jfif|jpe|raw|pdf)$/i;

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

/** A safe file name like the one given. */
const safeName = (name: string): string | undefined => {
  const ending = extname(name).toLowerCase().replace(".jfif", ".jpg");
  const slug = slugify(basename(name, extname(name)));
  return slug && `${slug}${ending}`;
};

/** Says what is wrong with the names and places of files; returns those that can be looked at further. */
function checkNames(entries: readonly Entry[], place: (path: string) => Place, problems: Problem[]): Entry[] {
  const good: Entry[] = [];
  const badFolders: string[] = [];
  const spelt = new Map<string, string>();
  for (const entry of entries) {
    const { path, type } = entry;
    if (badFolders.some((folder) => path.startsWith(`${folder}/`))) continue;
    const name = basename(path);
    const parent = dirname(path);

    if (type === "link" || type === "other") {
      problems.push(problem("symlink", place(path)));
      continue;
    }
    if (type === "folder") {
      if (parent !== ".") problems.push(problem("folder-in-folder", place(path)));
      else if (!folders.includes(name))
        problems.push(problem("unknown-folder", place(path), folders, nearest(name, folders)));
      else continue;
      badFolders.push(path);
      continue;
    }
    if (entry.unreadable) {
      problems.push(problem("unreadable", place(path), entry.unreadable));
      continue;
    }

    const isJson = extname(name).toLowerCase() === ".json";
    const isPicture = pictureEnding.test(name);
    if (!isJson && !isPicture) {
      problems.push(problem(otherPictures.test(name) ? "picture-type" : "unused-file", place(path)));
      continue;
    }
    // One picture as .jpg and .jpeg, or under two spellings of one name, is a mix-up on every computer.
    const spelling = path.toLowerCase().replace(/\.jpeg$/, ".jpg");
    const twin = spelt.get(spelling);
    spelt.set(spelling, path);
    if (twin) problems.push(problem("same-name", place(path), basename(twin)));

    if (parent === "." && isJson && !singleFiles.includes(path)) {
      problems.push(problem("unknown-json", place(path), singleFiles, nearest(name, singleFiles)));
      continue;
    }
    const safe = isJson ? /^[a-z0-9]+(?:-[a-z0-9]+)*\.json$/ : /^[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png)$/;
    if (!safe.test(name)) problems.push(problem("unsafe-name", place(path), safeName(name)));
    good.push(entry);
  }
  return good;
}

/** Says what is wrong with a picture file as such. */
function checkPicture(path: string, facts: PictureFacts, place: Place, problems: Problem[]): void {
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
    const right = { jpeg: ".jpg", png: ".png" }[format];
    const rename = right && `${basename(path, extname(path))}${right}`;
    problems.push(problem("image-other-format", place, formatNames[format] ?? format, rename));
    if (!right) return;
  }
  if (facts.animated) problems.push(problem("image-animated", place));
  const megapixels = Math.round((width * height) / 1e6);
  if (megapixels > limits.megapixels) problems.push(problem("image-large", place, megapixels));
  if (facts.damage) problems.push(problem("image-damaged", place, facts.damage));
  const colours = facts.space === "cmyk" ? "CMYK" : facts.profileSpace;
  if (colours && !["RGB", "GRAY"].includes(colours)) problems.push(problem("image-colours", place, colours));
  else if (facts.profile && !/srgb|display p3|gr[ae]y|c2\b|\bs\b/i.test(facts.profile)) {
    problems.push(problem("image-profile", place, facts.profile));
  }
}

/** Everything that is wrong with the content, in the order of the files and of the places in them. */
export function findProblems(entries: readonly Entry[], root = "data"): Problem[] {
  const problems: Problem[] = [];
  const place = (path: string): Place => ({ file: path ? `${root}/${path}` : root });
  const good = checkNames(entries, place, problems);

  const pictures = new Map<string, PictureFacts>();
  const items: Item[] = [];
  const itemPaths = new Set<string>();
  for (const { path, bytes, picture } of good) {
    if (picture) {
      pictures.set(path, picture);
      checkPicture(path, picture, place(path), problems);
    }
    const kind = kindOfFile(path);
    if (!bytes || !kind) continue;
    itemPaths.add(path);
    const json = readJson(bytes, place(path), problems);
    if (json) items.push({ kind, path, slug: basename(path, ".json"), json });
  }

  /** The names of the items of a kind, those that cannot be read included. */
  const slugsOf = (kind: Kind | undefined): string[] =>
    [...itemPaths].filter((path) => kind && kindOfFile(path) === kind).map((path) => basename(path, ".json"));
  const kindOfType = (typeName: string) => kinds.find((kind) => kind.typeName === typeName);
  const picturesBeside = (path: string) =>
    [...pictures.keys()].filter((picture) => dirname(picture) === dirname(path)).map((picture) => basename(picture));
  const placeIn = (item: Item, path: Path, part?: "key" | "value"): Place => ({
    ...place(item.path),
    ...item.json.positionOf(path, part),
    field: path.length > 0 ? pathInWords(path) : undefined,
  });

  for (const kind of kinds) {
    if ("file" in kind.location && !good.some(({ path }) => "file" in kind.location && path === kind.location.file)) {
      problems.push(problem("missing-file", place(kind.location.file), kind.label));
    }
  }

  const usedPictures = new Set<string>();
  const referenced = new Map<string, Set<string>>();
  for (const item of items) {
    const { kind, path, json } = item;
    const found = checkFields({
      schema: kind.schema,
      value: json.value,
      owner: withArticle(kind.label).replace(/^a/, "A"),
      placeOf: (at, part) => placeIn(item, at, part),
      candidates: (_at, schema) => {
        const { graphql } = metaOf(schema);
        if (graphql && "link" in graphql) return slugsOf(kindOfType(graphql.link));
        return picturesBeside(path);
      },
    });
    problems.push(...found);

    walk(kind.schema, json.value, (at, schema, value) => {
      const meta = metaOf(schema);
      const help = { description: meta.description, example: meta.examples?.[0] };
      if (typeof value !== "string" || !meta.graphql) return;
      if ("image" in meta.graphql) {
        const file = dirname(path) === "." ? value : `${dirname(path)}/${value}`;
        usedPictures.add(file);
        if (!schema.safeParse(value).success) return;
        const facts = pictures.get(file);
        if (!facts) {
          const beside = picturesBeside(path);
          problems.push(problem("no-image", placeIn(item, at), value, help, nearest(value, beside)));
        } else if (facts.width && meta.minWidth && facts.width < meta.minWidth) {
          problems.push(problem("image-small", placeIn(item, at), facts.width, meta.minWidth, value));
        }
      } else if ("link" in meta.graphql) {
        checkReference(item, at, value, meta.graphql.link, schema);
      }
    });
    checkAlt(item);
    if (kind.typeName === "SiteSettings") checkMenus(item);
  }

  function checkReference(item: Item, at: Path, value: string, typeName: string, schema: Parameters<typeof metaOf>[0]) {
    const target = kindOfType(typeName);
    const slugs = slugsOf(target);
    referenced.set(typeName, (referenced.get(typeName) ?? new Set()).add(value));
    if (!schema?.safeParse(value).success) return;
    if (!slugs.includes(value)) {
      problems.push(
        problem("no-item", placeIn(item, at), value, target?.label ?? typeName, nearest(value, slugs), slugs),
      );
    } else if (target === item.kind && value === item.slug) {
      problems.push(problem("links-to-itself", placeIn(item, at)));
    } else {
      checkListedOnce(item, at, value);
    }
  }

  function checkListedOnce(item: Item, at: Path, value: string) {
    const index = at.at(-1);
    const list = valueAt(item.json.value, at.slice(0, -1));
    if (typeof index === "number" && Array.isArray(list) && list.indexOf(value) < index) {
      problems.push(problem("listed-twice", placeIn(item, at), value));
    }
  }

  /** A text alternative that only repeats the file's name says nothing. */
  function checkAlt(item: Item) {
    walk(item.kind.schema, item.json.value, (at, schema, value) => {
      const key = String(at.at(-1));
      if (typeof value !== "string" || !/(?:^a|A)lt$/.test(key)) return;
      const imageKey = key === "alt" ? "image" : key.replace(/Alt$/, "");
      const image = valueAt(item.json.value, [...at.slice(0, -1), imageKey]);
      const names = [item.slug, typeof image === "string" ? slugify(image.replace(/\.\w+$/, "")) : ""];
      const said = slugify(value.replace(/\.(?:jpe?g|png)$/i, ""));
      if (said && names.includes(said)) {
        const { description, examples } = metaOf(schema);
        problems.push(problem("alt-is-file-name", placeIn(item, at), value, { description, example: examples?.[0] }));
      }
    });
  }

  const pagesAndBooks = kinds.filter(({ typeName }) => typeName === "Page" || typeName === "Book");

  /** Menus name pages and books by their files. */
  function checkMenus(item: Item) {
    const slugs = pagesAndBooks.flatMap(slugsOf);
    for (const menu of ["navigation", "footerNavigation"]) {
      const list = valueAt(item.json.value, [menu]);
      if (!Array.isArray(list)) continue;
      for (const [index, value] of list.entries()) {
        if (typeof value !== "string" || value.trim() === "") continue;
        const at = [menu, index];
        if (!slugs.includes(value)) {
          problems.push(problem("no-item", placeIn(item, at), value, "page or book", nearest(value, slugs), slugs));
        } else {
          checkListedOnce(item, at, value);
        }
      }
    }
  }

  checkPaths();
  checkOrders();
  checkDownloads();
  checkUse();
  return sorted(problems);

  function checkPaths() {
    const taken = new Map<string, string>();
    const slugs = new Map<string, string>();
    let homeIsUnreadable = itemPaths.size > items.length;
    for (const item of items) {
      if (!pagesAndBooks.includes(item.kind)) continue;
      const twin = slugs.get(item.slug);
      if (twin) problems.push(problem("same-slug", place(item.path), `${root}/${twin}`));
      slugs.set(item.slug, item.path);

      const aliases = valueAt(item.json.value, ["aliases"]);
      const places: Path[] = [
        ["path"],
        ...(Array.isArray(aliases) ? aliases.map((_, index) => ["aliases", index]) : []),
      ];
      for (const at of places) {
        const value = valueAt(item.json.value, at);
        if (typeof value !== "string" || !schemaAt(item.kind.schema, at)?.safeParse(value).success) {
          homeIsUnreadable ||= at.length === 1;
          continue;
        }
        const other = taken.get(value);
        if (other) problems.push(problem("same-path", placeIn(item, at), value, other));
        else if (reservedPaths.test(value)) problems.push(problem("reserved-path", placeIn(item, at), value));
        else taken.set(value, at.length === 1 ? `${root}/${item.path}` : `an alias in ${root}/${item.path}`);
      }
    }
    const home = items.some((item) => valueAt(item.json.value, ["path"]) === "/" && pagesAndBooks.includes(item.kind));
    // A page that cannot be read may well be the home page; its own problem is reported already.
    if (!home && !homeIsUnreadable) problems.push(problem("no-home-page", place("pages")));
  }

  function checkOrders() {
    for (const kind of kinds) {
      for (const { field, within } of kind.uniqueOrder ?? []) {
        const groups = new Map<unknown, Map<number, Item>>();
        for (const item of items.filter((candidate) => candidate.kind === kind)) {
          const value = valueAt(item.json.value, [field]);
          if (typeof value !== "number") continue;
          const group = within ? valueAt(item.json.value, [within]) : undefined;
          const taken = groups.get(group) ?? new Map<number, Item>();
          groups.set(group, taken);
          const other = taken.get(value);
          if (!other) {
            taken.set(value, item);
            continue;
          }
          const free = nextOrder(
            items.flatMap((one) => {
              const order = valueAt(one.json.value, [field]);
              const same = one.kind === kind && (!within || valueAt(one.json.value, [within]) === group);
              return same && typeof order === "number" ? [order] : [];
            }),
            field === "order" && kind.typeName === "Book" ? 1 : 10,
          );
          problems.push(problem("same-order", placeIn(item, [field]), value, `${root}/${other.path}`, free));
        }
      }
    }
  }

  function checkDownloads() {
    const names = new Map<string, Item>();
    for (const item of items) {
      const image = valueAt(item.json.value, ["image"]);
      if (!item.kind.download || typeof image !== "string") continue;
      const other = names.get(image);
      if (other) problems.push(problem("same-download", placeIn(item, ["image"]), `${root}/${other.path}`));
      else names.set(image, item);
    }
  }

  /** Content that no page shows does no harm, but its author surely meant it to be seen. */
  function checkUse() {
    for (const path of pictures.keys()) {
      if (usedPictures.has(path)) continue;
      const json = path.replace(pictureEnding, ".json");
      const unread = itemPaths.has(json) && !items.some((item) => item.path === json);
      if (unread || !safeName(basename(path)) || badlyNamed(path)) continue;
      const hint = itemPaths.has(json) ? `Name it in ${root}/${json}, or delete the picture.` : undefined;
      problems.push(problem("unused-image", place(path), hint));
    }
    const menus = items.find(({ kind }) => kind.typeName === "SiteSettings")?.json.value;
    const listed = ["navigation", "footerNavigation"].flatMap((menu) => {
      const list = valueAt(menus, [menu]);
      return Array.isArray(list) ? list : [];
    });
    const templates = items.flatMap(({ json }) => valueAt(json.value, ["template"]) ?? []);
    const everyPageReadable =
      slugsOf(kindOfType("Page")).length === items.filter(({ kind }) => kind.typeName === "Page").length;
    for (const item of items) {
      const { kind, slug } = item;
      const where = place(item.path);
      if (kind.typeName === "Page" && menus && !listed.includes(slug)) {
        problems.push(problem("unused-item", where, "no menu in site.json leads to this page"));
      } else if (kind.typeName === "Character" && !referenced.get("Character")?.has(slug)) {
        problems.push(problem("unused-item", where, 'no book lists it under "characters"'));
      } else if (kind.shownBy && everyPageReadable && !templates.includes(kind.shownBy)) {
        problems.push(problem("unused-item", where, `no page has the template "${kind.shownBy}"`));
      }
    }
  }

  function badlyNamed(path: string) {
    return problems.some(({ code, file }) => code === "unsafe-name" && file === `${root}/${path}`);
  }
}

/** The next free place at the end of a list. */
export const nextOrder = (taken: readonly number[], step = 10): number =>
  (Math.floor(Math.max(0, ...taken) / step) + 1) * step;

/** By file, then by place in the file; what concerns the whole file comes first. */
const sorted = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
