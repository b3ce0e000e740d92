import type { BuildOptions } from "esbuild";

export function bundleScript(options: BuildOptions): { text: string; files: string[] };
