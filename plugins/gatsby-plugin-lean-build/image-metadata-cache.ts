/** Cache of what is computed about pictures (size, colour, image data), kept from build to build. */
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { avifEffort } from "./avif-encoder";
import { cacheFolder } from "./cache-folder";
import { digestOf, type Finished, type ImageCache, pluginVersion } from "./image-cache";
import { writeAtomically } from "./write-atomically";

interface Fact {
  value: unknown;
  /** The finished files that the value names. */
  files: Finished[];
}

interface Asked {
  value: Promise<unknown>;
  files: () => Promise<string[]>;
}

/** Facts, each by a hash of all that it depends on. */
export class ImageMetadataCache {
  private readonly before: Record<string, Fact>;
  private readonly asked = new Map<string, Asked>();

  constructor(
    private readonly pictures: Pick<ImageCache, "isThere" | "get">,
    private readonly store = `${cacheFolder}/pictures/facts.json`,
  ) {
    this.before = existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
  }

  /** A memoised value; computed again if a file that it names (`filesIn`) is missing below public/static. */
  of<Value>(from: unknown[], find: () => Promise<Value>, filesIn: (value: Value) => string[] = () => []) {
    const key = digestOf([pluginVersion, sharp.versions, avifEffort, from]);
    const known = this.asked.get(key);
    if (known) return known.value as Promise<Value>;
    const before = this.before[key];
    const isKept = before?.files.every((file) => this.pictures.isThere(file));
    const value = isKept ? Promise.resolve(before?.value as Value) : find();
    this.asked.set(key, { value, files: async () => filesIn(await value) });
    return value;
  }

  /** Writes the values that this build has asked for, except those that name unfinished files. */
  async write(): Promise<void> {
    const facts: Record<string, Fact> = {};
    for (const [key, { value, files }] of this.asked) {
      const named = await files();
      const finished = named.flatMap((file) => this.pictures.get(file) ?? []);
      if (finished.length === named.length) facts[key] = { value: await value, files: finished };
    }
    writeAtomically(this.store, JSON.stringify(facts));
  }
}
