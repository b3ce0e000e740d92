/** The icon is named for screen readers, whatever signs stand in the series' name and in the drawing. */
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { namedDrawing } from "../../src/publish/icons";

/** The first tag, as browsers read it; throws where they would show nothing. */
function rootOf(svg: string): SaxesTagPlain | undefined {
  const parser = new SaxesParser();
  let root: SaxesTagPlain | undefined;
  parser.on("opentag", (tag) => {
    root ??= tag as SaxesTagPlain;
  });
  parser.write(svg).close();
  return root;
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

test.each(["Cash & Carry", "Pounds $& Pence", "$1 $` $' $$", 'The "Q"', "A < B"])(
  "a series called %s names its icon",
  (name) => {
    const root = rootOf(namedDrawing(`<svg ${namespace}><path d="M0 0"/></svg>`, name));
    expect(root?.attributes["aria-label"]).toBe(name);
  },
);

test.each([
  ["a comment that speaks of <svg>", `<?xml version="1.0"?><!-- <svg> by hand --><svg ${namespace}/>`],
  ["a name in single quotes", `<svg role='img' aria-label='Old' ${namespace}/>`],
  ["a document type", `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n<svg ${namespace}/>`],
  ["a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
])("a drawing with %s is named once, in its first tag", (_, svg) => {
  const root = rootOf(namedDrawing(svg, "New"));
  expect(root?.name).toMatch(/svg$/);
  expect(root?.attributes["aria-label"]).toBe("New");
});
