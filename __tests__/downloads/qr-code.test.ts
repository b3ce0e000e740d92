import { codeOf } from "../../src/downloads/qr-code";

/** The squares that a path draws, row by row. */
function squares({ size, path }: ReturnType<typeof codeOf>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => " "));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(run); at++) (rows[Number(y)] as string[])[Number(x) + at] = "#";
  }
  return rows.map((row) => row.join(""));
}

test("a code has the three corners by which a camera finds it, and holds what it is told", () => {
  const code = squares(codeOf("https://series.example/ages"));
  const corner = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
  expect(code.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(code.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(code.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(squares(codeOf("https://series.example/words"))).not.toEqual(code);
});
