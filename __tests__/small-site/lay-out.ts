/** Lays out another site beside this one: the project's code with other content. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** The project's files to copy: its code, without its content. */
const code = /^(?:src|plugins|static|scripts|gatsby-.*|package\.json|tsconfig\.json)$/;

interface Content {
  /** By path below data/. */
  json: Record<string, unknown>;
  pictures: Record<string, Buffer>;
}

/** The project's packages: a link for each instead of one for the folder, since some write a cache into node_modules. */
export function linkPackages(folder: string): void {
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(path.join(root, "node_modules")).filter((each) => each !== ".cache")) {
    symlinkSync(path.join(root, "node_modules", name), path.join(folder, "node_modules", name));
  }
}

export function layOut(folder: string, { json, pictures }: Content): void {
  // Keeps .cache and public/, as an incremental build does.
  for (const name of ["data", "src", "plugins", "static", "node_modules"]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(root).filter((each) => code.test(each))) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  linkPackages(folder);
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, "data", file)), { recursive: true });
    writeFileSync(path.join(folder, "data", file), content);
  };
  for (const [file, value] of Object.entries(json)) write(file, `${JSON.stringify(value, null, 2)}\n`);
  for (const [file, picture] of Object.entries(pictures)) write(file, picture);
}
