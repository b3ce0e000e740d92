/** Rules about static/, whose files are published as they are. */
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { svgProblem } from "./svg-allow-list";
import { drawingProblem } from "./picture-file";
import type { Problem } from "./problem";

/** The problems of the drawings in a folder of static files and the folders in it; none without the folder. */
export async function staticDrawings(folder: string): Promise<Problem[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const drawings = files.filter((file) => /\.svg$/i.test(file)).sort();
  const problems = drawings.map(async (file) => {
    const fault = svgProblem(await readFile(join(folder, file)), false);
    return fault ? [drawingProblem(fault, { file: [basename(folder), ...file.split(/[\\/]/)].join("/") })] : [];
  });
  return (await Promise.all(problems)).flat();
}
