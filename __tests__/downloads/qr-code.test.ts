import { codeOf } from "../../src/downloads/qr-code";

/** The squares that a path draws, row by row. */
function squares({ size, path }: ReturnType<typeof codeOf>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => " "));
  for (const [, y, moves = ""] of path.matchAll(/M0 (\d+)([^M]*)/g)) {
    let x = 0;
    for (const [, gap, run] of moves.matchAll(/m(\d+) 0|h(\d+)/g)) {
      (rows[Number(y)] as string[]).fill("#", x, x + Number(run ?? 0));
      x += Number(gap ?? run);
    }
  }
  return rows.map((row) => row.join(""));
}

test("a QR code has its three finder patterns and encodes its text", () => {
  const code = squares(codeOf("https://series.example/ages"));
  const corner = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
  expect(code.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(code.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(code.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(squares(codeOf("https://series.example/words"))).not.toEqual(code);
});
