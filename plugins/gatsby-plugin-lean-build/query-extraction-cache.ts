/** Cache of Gatsby's query extraction: only files that have changed are parsed for queries. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { NodePluginArgs } from "gatsby";
import { type DocumentNode, parse } from "graphql";
import { cacheFolder } from "./cache-folder";
import { fromProject } from "./from-project";
import { writeAtomically } from "./write-atomically";

/** A query or fragment as Gatsby finds it in a file, with its syntax tree. */
interface Definition {
  doc: DocumentNode;
}

interface Parsed {
  astDefinitions: Definition[];
  pageSlices: unknown;
}

/** Gatsby's parser of files. */
export interface FileParser {
  parseFile(file: string, addError: (error: unknown) => void): Promise<Parsed | null>;
}

/** A file in the record: its syntax trees as the texts that they were parsed from. */
interface Known {
  definitions: (Omit<Definition, "doc"> & { source: string })[];
  pageSlices: unknown;
  /** Which of Gatsby's functions a page component exports. */
  features: object;
}

type Gatsby = Pick<NodePluginArgs, "emitter" | "store">;

const sourceOf = ({ doc }: Definition) => doc.loc?.source.body ?? "";

/** Whether all queries of a definition have names. Gatsby itself names the others, by their file. */
const isNamed = (definition: Definition) =>
  parse(sourceOf(definition)).definitions.every((one) => "name" in one && one.name);

const importsPictures = /(?:from|require\(|import\(?)\s*["']gatsby-plugin-image["']/;

/** Whether a file may use StaticImage, whose pictures Gatsby makes as it parses the file; gatsby-plugin-image's own only mention it. */
const mayUseStaticImage = (text: string) => text.includes("StaticImage") && importsPictures.test(text);

export class QueryExtractionCache {
  private readonly before: Record<string, Known>;
  private readonly known: Record<string, Known> = {};
  private readonly features = new Map<string, object>();

  constructor(
    private readonly gatsby: Gatsby,
    private readonly record = `${cacheFolder}/queries/known.json`,
  ) {
    this.before = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
    gatsby.emitter.on("SET_COMPONENT_FEATURES", ({ payload }: { payload: { componentPath: string } }) => {
      const { componentPath, ...features } = payload;
      this.features.set(componentPath, features);
    });
  }

  /** The queries of a file: from the record, else found by Gatsby's parser (`search`). */
  async parse(file: string, search: () => Promise<Parsed | null>): Promise<Parsed | null> {
    // For some pages Gatsby gives a path with a query string, which is no file's.
    if (!existsSync(file)) return search();
    const text = readFileSync(file, "utf8");
    const { version } = fromProject("gatsby/package.json");
    const key = createHash("sha256")
      .update(JSON.stringify([version, file, text]))
      .digest("hex");
    const known = this.known[key] ?? this.before[key];
    if (known) {
      this.known[key] = known;
      return this.recall(file, known);
    }
    const parsed = await search();
    if (parsed?.astDefinitions.every(isNamed) && !mayUseStaticImage(text)) {
      const definitions = parsed.astDefinitions.map(({ doc, ...rest }) => ({ ...rest, source: sourceOf({ doc }) }));
      const features = this.features.get(file) ?? {};
      this.known[key] = { definitions, pageSlices: parsed.pageSlices, features };
    }
    return parsed;
  }

  /** Dispatches what Gatsby's parser would have, and returns its result. */
  private recall(file: string, { definitions, pageSlices, features }: Known): Parsed {
    const { dispatch } = this.gatsby.store;
    dispatch({ type: "SET_COMPONENT_FEATURES", payload: { componentPath: file, ...features } });
    if (definitions.length > 0) dispatch({ type: "QUERY_EXTRACTION_BABEL_SUCCESS", payload: { componentPath: file } });
    return { astDefinitions: definitions.map(({ source, ...rest }) => ({ ...rest, doc: parse(source) })), pageSlices };
  }

  /** Writes the record, if Gatsby has extracted queries by now. */
  write(): void {
    if (Object.keys(this.known).length > 0) writeAtomically(this.record, JSON.stringify(this.known));
  }
}

/** Wraps Gatsby's parser, for as long as the process lives. */
export function cacheQueryExtraction(
  gatsby: Gatsby,
  Parser: { prototype: FileParser } = fromProject("gatsby/dist/query/file-parser").default,
): QueryExtractionCache {
  const queries = new QueryExtractionCache(gatsby);
  const { parseFile } = Parser.prototype;
  Parser.prototype.parseFile = function remembered(file, addError) {
    return queries.parse(file, () => parseFile.call(this, file, addError));
  };
  return queries;
}
