/** Cache of webpack's bundles: the files of an earlier build are written again while nothing that went into them has changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inspect } from "node:util";
import type { Store } from "gatsby";
import type { Configuration, Stats } from "webpack";
import { cacheFolder } from "./cache-folder";
import { fromProject } from "./from-project";

/** What Gatsby's build reads of webpack's result. */
interface Result {
  stats: Pick<Stats, "hasErrors" | "hasWarnings" | "toJson"> & {
    hash: string | undefined;
    compilation: { chunkGroups: [] };
  };
  close(): Promise<unknown>;
}

/** Gatsby's module that runs webpack. */
interface Bundler {
  build(config: Configuration): Promise<Result | { stats: Stats; close(): Promise<unknown> }>;
}

/** A bundle in the record. */
interface Kept {
  /** A hash of webpack's configuration, and of what else is known before it runs. */
  madeBy: string;
  /** The hashes of the files that were read, without packages; "" for a file that was looked for and did not exist. */
  read: Record<string, string>;
  hash: string | undefined;
  warnings: unknown[];
  /** The files that were written, below the folder of the output. */
  written: string[];
  /** The static queries of each template, which Gatsby finds in webpack's module graph. */
  staticQueries: [template: string, hashes: string[]][];
}

/** What the plugin needs of Gatsby's state. */
interface State {
  components: Map<string, { pages: Set<string> }>;
  componentsUsingSlices: Map<string, object>;
  staticQueriesByTemplate: Map<string, string[]>;
  staticQueryComponents: Map<string, { componentPath: string; hash: string }>;
}

/** Gatsby's module that hands adapters the list of webpack's files. */
interface AdapterManager {
  setWebpackAssets(names: Set<string>): void;
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** A file's content hash, or "" without the file. Of a folder only the existence counts: files in it are recorded themselves. */
function hashOfFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return "";
  return found.isFile() ? hashOf(readFileSync(file)) : "folder";
}

/** A configuration as text, the same for the same configuration; without the code of its functions. */
const described = (config: Configuration) =>
  inspect(config, { depth: null, maxArrayLength: null, maxStringLength: null, sorted: true });

const isOfPackage = (file: string) => file.split(path.sep).includes("node_modules");

/** By stage: files that Gatsby derives from the bundle and writes beside it, as paths below the output folder. */
const besides: Record<string, string[]> = {
  "build-javascript": ["chunk-map.json", "webpack.stats.json", "_gatsby/slices/_gatsby-scripts-1.html"],
};

export class BundleCache {
  constructor(
    private readonly store: Pick<Store, "dispatch" | "getState">,
    /** A hash of packages and of the code that configures webpack: a configuration shows the fields of its plugins, not their code. */
    private readonly configuredBy: string,
    private readonly adapterManager: AdapterManager,
    private readonly folder = `${cacheFolder}/bundles`,
  ) {}

  /** Writes the kept bundle of this configuration to its place, and returns it; undefined if something has changed. */
  recall(config: Configuration, madeBy = this.madeBy(config)): Result | undefined {
    const stage = String(config.name);
    const record = path.join(this.folder, stage, "kept.json");
    if (!existsSync(record)) return undefined;
    const kept: Kept = JSON.parse(readFileSync(record, "utf8"));
    if (kept.madeBy !== madeBy) return undefined;
    if (Object.entries(kept.read).some(([file, hash]) => hashOfFile(file) !== hash)) return undefined;
    const to = String(config.output?.path);
    for (const name of kept.written) {
      mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
      writeFileSync(path.join(to, name), readFileSync(path.join(this.folder, stage, "files", name)));
    }
    if (stage === "build-javascript") {
      this.adapterManager.setWebpackAssets(new Set(kept.written.filter((name) => !besides[stage]?.includes(name))));
      this.tellStaticQueries(kept.staticQueries);
    }
    const { hash, warnings } = kept;
    return {
      stats: {
        hash,
        hasErrors: () => false,
        hasWarnings: () => warnings.length > 0,
        toJson: () => ({ warnings }) as ReturnType<Stats["toJson"]>,
        // Gatsby compares these to find the pages to render again; without its cache (clean-cache.ts) it renders all anyway.
        compilation: { chunkGroups: [] },
      },
      close: async () => undefined,
    };
  }

  /** Keeps what webpack has made of this configuration. Atomic: written under another name, then renamed. */
  keep(config: Configuration, madeBy: string, { stats }: { stats: Stats }): void {
    const { compilation } = stats;
    const { componentsUsingSlices, staticQueriesByTemplate } = this.store.getState() as unknown as State;
    // Packages are not recorded: package-lock.json, which is in `configuredBy`, tells whether they have changed.
    const ours = (files: Iterable<string>) => [...files].filter((file) => !isOfPackage(file));
    const place = path.join(this.folder, String(config.name));
    rmSync(place, { recursive: true, force: true });
    // Not kept where webpack has read a whole folder, to which any file may be added, nor where the site uses Gatsby's slices,
    // since a record does not tell which page uses which slice.
    if (ours(compilation.contextDependencies).length > 0 || componentsUsingSlices.size > 0) return;
    const from = String(config.output?.path);
    const written = [...compilation.getAssets().map(({ name }) => name), ...(besides[String(config.name)] ?? [])];
    const draft = `${place}.part`;
    rmSync(draft, { recursive: true, force: true });
    for (const name of written) {
      const file = path.join(draft, "files", name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, readFileSync(path.join(from, name)));
    }
    const files = [...ours(compilation.fileDependencies), ...ours(compilation.missingDependencies)];
    const kept: Kept = {
      madeBy,
      read: Object.fromEntries(files.map((file) => [file, hashOfFile(file)])),
      hash: stats.hash,
      warnings: stats.toJson({ all: false, warnings: true }).warnings ?? [],
      written,
      staticQueries: [...staticQueriesByTemplate],
    };
    writeFileSync(path.join(draft, "kept.json"), JSON.stringify(kept));
    renameSync(draft, place);
  }

  /** A hash of what is known before webpack runs: of packages, configuration, and static queries. */
  madeBy(config: Configuration): string {
    const { staticQueryComponents } = this.store.getState() as unknown as State;
    const queries = [...staticQueryComponents.values()].map(({ componentPath, hash }) => [componentPath, hash]);
    return hashOf([this.configuredBy, described(config), JSON.stringify(queries.sort())].join("\n"));
  }

  /** Dispatches what Gatsby's own webpack plugin dispatches when webpack has run. */
  private tellStaticQueries(found: Kept["staticQueries"]): void {
    const { components } = this.store.getState() as unknown as State;
    const dispatch = this.store.dispatch as (action: { type: string; payload: object }) => void;
    for (const [componentPath, staticQueryHashes] of found) {
      const pages = components.get(componentPath)?.pages;
      if (!pages) continue;
      dispatch({ type: "ADD_PENDING_TEMPLATE_DATA_WRITE", payload: { componentPath, pages } });
      dispatch({ type: "SET_STATIC_QUERIES_BY_TEMPLATE", payload: { componentPath, staticQueryHashes } });
      // No slices: with any, the bundle would not have been kept. Gatsby needs the empty entry, which a stopped build loses.
      dispatch({ type: "SET_SLICES_BY_TEMPLATE", payload: { componentPath, slices: {} } });
    }
    dispatch({ type: "SLICES_SCRIPTS_REGENERATED", payload: {} });
  }
}

/** Wraps the function by which Gatsby runs webpack, for as long as the process lives. */
export function cacheBundles(store: Pick<Store, "dispatch" | "getState">, configuredBy: string): void {
  const bundler: Bundler = fromProject("gatsby/dist/utils/webpack/bundle");
  const bundles = new BundleCache(store, configuredBy, fromProject("gatsby/dist/utils/adapter/manager"));
  const build = bundler.build as (config: Configuration) => Promise<{ stats: Stats; close(): Promise<unknown> }>;
  bundler.build = async (config) => {
    // Before webpack runs, since its plugins change the configuration.
    const madeBy = bundles.madeBy(config);
    const kept = bundles.recall(config, madeBy);
    if (kept) return kept;
    const result = await build(config);
    bundles.keep(config, madeBy, result);
    return result;
  };
}
