import { readdirSync, readFileSync } from "node:fs";
import { factsOf } from "../check/inspect-picture";
import { svgProblem } from "../check/svg-allow-list";

const faultOf = (file: string | Buffer) => svgProblem(Buffer.from(file))?.found;

const drawing = (inside: string, attributes = "") =>
  `<?xml version="1.0"?>\n<!-- by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

test.each([
  '<path d="M0 0h10" stroke="currentColor"/>',
  '<defs><mask id="a"><rect width="10" height="10" fill="#fff"/></mask></defs><g mask="url(#a)"><use href="#a"/></g>',
  "<title>A wheel</title><circle r='4' fill='var(--accent,#9b84ff)'/>",
  '<path style="fill:none;stroke:rgb(0 0 0);mask:url(#a)" transform="matrix(1 0 0 1 2 3) rotate(4)" d="M0 0"/>',
  '<title>Finn &amp; Pip&#8217;s &lt;wheel&gt;</title><g aria-hidden="true" data-name="Layer 1" xml:space="preserve"/>',
  '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>',
  '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:RDF/></metadata>',
  '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Layer 1"><path d="M0 0"/></g>',
  '<s:namedview xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="base"/>',
])("what only draws is allowed: %s", (inside) => expect(faultOf(drawing(inside))).toBeUndefined());

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"';
const w3c = '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';

/** As the programs write them, in short. */
test.each([
  [
    "Illustrator, saved",
    `<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- Generator: Adobe Illustrator 27.0.0 -->\n<!DOCTYPE svg PUBLIC ${w3c}>
    ${head} id="Layer_1" x="0px" y="0px" style="enable-background:new 0 0 9 9;" xml:space="preserve"><style type="text/css">
    .st0{clip-path:url(#SVGID_2_);fill:none;}\n.st1{font-family:'MyriadPro-Regular';}\n/* two */ .st2:hover,g>.st3{opacity:.5}
    </style><switch><g><path class="st0" d="M0 0"/></g></switch></svg>`,
  ],
  [
    "Illustrator, exported",
    `${head} data-name="Layer 1 (copy) @2x"><defs><style>.cls-1{fill:#fff;}.cls-1,.cls-2{stroke-width:0}</style></defs></svg>`,
  ],
  [
    "Illustrator with its layers and notes",
    `${head} xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" i:viewOrigin="0 9"><metadata>
    <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?></metadata></svg>`,
  ],
  [
    "CorelDRAW",
    `<!DOCTYPE svg PUBLIC ${w3c}>${head} xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[
    .fil0 {fill:#2B2A29}\n]]></style></defs><metadata id="CorelCorpID_0Corel-Layer"/></svg>`,
  ],
  [
    "Figma",
    `${head} fill="none"><g id="url (2)" style="mix-blend-mode:multiply" filter="url(#a)"/><filter id="a"><feFlood flood-opacity="0"
    result="BackgroundImageFix"/><feMorphology radius="2" operator="dilate" in="SourceAlpha"/><feDropShadow dx="1"/></filter></svg>`,
  ],
  [
    "Inkscape with text along a path",
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><s:text
    style="-inkscape-font-specification:'sans-serif, Bold';shape-inside:url( #a )"><s:textPath xlink:type="simple"
    xlink:href="#a">x</s:textPath></s:text></s:svg>`,
  ],
  [
    "svgo",
    `${head}><style>.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style><path class="a" d="M0 0"/></svg>`,
  ],
  [
    "potrace",
    `<?xml version="1.0" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"
    "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">${head}/>`,
  ],
])("a drawing from %s is welcome", (_, file) => expect(faultOf(file)).toBeUndefined());

test("a drawing without a viewBox is told, with one of its size, but for a file of which only parts are shown", () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>');
  expect(svgProblem(bytes)?.suggestion).toContain('viewBox="0 0 64 32"');
  expect(svgProblem(bytes, false)).toBeUndefined();
  const boxed = (box: string) =>
    svgProblem(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${box}/>`))?.suggestion;
  for (const box of ['viewBox="0 0 64px 64px"', 'viewbox="0 0 64 64"'])
    expect(boxed(box)).toBe('Write it so: viewBox="0 0 64 64"');
  for (const box of ["", "0 0 64", "0 0 -64 64"]) expect(boxed(`viewBox="${box}"`)).toContain("such as");
  for (const box of ["0,0,64 , 64", " -1.5 -.5 1e2 64 "]) expect(boxed(`viewBox="${box}"`)).toBeUndefined();
});

test.each([
  ["an import", "@import url(#a);"],
  ["an import in capitals", "@IMPORT '//elsewhere.example/x'"],
  ["a font", "@font-face{src:url(#a)}"],
  ["an import after a condition", "@media (prefers-color-scheme: dark){a{}}@import '//elsewhere.example/x'"],
  ["an address", "path{fill:url(//elsewhere.example/x)}"],
  ["an address in quotes", "path{fill:URL( '//elsewhere.example/x')}"],
  ["an address behind an escape", "path{fill:u\\72 l(//elsewhere.example/x)}"],
  ["an address behind a comment in quotes", `path{font-family:'/*';fill:url(//elsewhere.example/x);stroke:'*/'}`],
  ["an address behind a comment of XML", "path{fill:u<!-- -->rl(//elsewhere.example/x)}"],
  ["an address behind an element", "path{fill:u<g/>rl(//elsewhere.example/x)}"],
  ["an address behind CDATA", "path{fill:u<![CDATA[rl(//elsewhere.example/x)]]>}"],
  ["an address behind an entity", "path{fill:u&#114;l(//elsewhere.example/x)}"],
  ["a set of pictures", "path{mask:-webkit-image-set('//elsewhere.example/x' 1x)}"],
  ["an end of it for HTML", "&lt;/style>&lt;script>alert(1)&lt;/script>"],
])("a style sheet with %s is refused", (_, css) => expect(faultOf(drawing(`<style>${css}</style>`))).toBeDefined());

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script's file", '<script href="/x.js"/>'],
  ["a handler", '<path onload="alert(1)" d="M0 0"/>'],
  ["a handler in capitals", '<path ONCLICK="alert(1)" d="M0 0"/>'],
  ["a link", '<a href="https://elsewhere.example"><path d="M0 0"/></a>'],
  ["a page inside", "<foreignObject><p>Hello</p></foreignObject>"],
  ["another file", '<image href="https://elsewhere.example/x.png"/>'],
  ["a shape from elsewhere", '<use xlink:href="https://elsewhere.example/x.svg#a"/>'],
  ["a fill from elsewhere", '<path fill="url(https://elsewhere.example/x.svg#a)" d="M0 0"/>'],
  ["a style sheet", "<style>@import 'https://elsewhere.example/x.css';</style>"],
  ["an address that changes", '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ["an entity", '<!DOCTYPE svg [<!ENTITY a "b">]><path d="M0 0"/>'],
  ["text that hides markup", "<![CDATA[<script>]]>"],
  ["attributes without quotes", "<path onload=alert(1) d=M0/>"],
  ["a style sheet by an instruction", '<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?>'],
  ["another instruction", "<?php echo 1 ?>"],
  ["an address behind a decimal entity", '<path fill="url&#40;https://elsewhere.example/x.svg#a)" d="M0 0"/>'],
  ["an address behind a hexadecimal entity", '<path fill="u&#x72;l(https://elsewhere.example/x.svg#a)" d="M0 0"/>'],
  ["a link behind an entity", '<use href="&#104;ttps://elsewhere.example/x.svg#a"/>'],
  ["an address in a style", '<path style="fill:url(//elsewhere.example/x)" d="M0 0"/>'],
  ["an address in a style, behind a CSS escape", '<path style="fill:u\\72l(//elsewhere.example/x)" d="M0 0"/>'],
  ["an address in a style, behind a comment", '<path style="fill:url(/**/ //elsewhere.example/x)" d="M0 0"/>'],
  ["a set of pictures in a style", `<path style="mask:image-set('//elsewhere.example/x')" d="M0 0"/>`],
  ["an import in a style", `<g style="@import '//elsewhere.example/x'"/>`],
  ["a picture in the page", '<use href="data:image/svg+xml,x"/>'],
  ["a set of an address", '<set attributeName="href" to="javascript:alert(1)"/>'],
  ["a moving address", '<animateMotion path="M0 0"><mpath href="#a"/></animateMotion>'],
  ["a picture by a filter", '<filter><feImage href="https://elsewhere.example/x.png"/></filter>'],
  ["a script of another namespace", '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  ["a drawing's script with a prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ["an element that changes its namespace", '<g xmlns="http://www.w3.org/1999/xhtml"><title>x</title></g>'],
  ["a base for addresses", '<g xml:base="https://elsewhere.example/"><use href="#a"/></g>'],
  [
    "a base for addresses at a program's note",
    '<i:grid xmlns:i="http://www.inkscape.org/namespaces/inkscape" xml:base="https://elsewhere.example/"/>',
  ],
  ["a handler behind another namespace", '<g xmlns:a="urn:x" a:onload="alert(1)"/>'],
  ["an attribute of events", '<path d="M0 0" onbegin="alert(1)"/>'],
  ["a frame", '<iframe src="https://elsewhere.example"/>'],
  ["a film", '<video src="https://elsewhere.example/x"/>'],
  ["a link's ping", '<use href="#a" ping="https://elsewhere.example"/>'],
  ["a comment that ends early in HTML", "<!--><script>alert(1)</script>-->"],
  ["a comment that ends a sign later in HTML", "<!---><script>alert(1)</script>-->"],
  ["an element that is not closed", "<g>"],
  ["an entity that nobody declared", "<text>&evil;</text>"],
  ["the same attribute twice", '<path d="M0 0" d="M1 1"/>'],
])("%s is refused", (_, inside) => expect(faultOf(drawing(inside))).toBeDefined());

test.each([
  [
    "a document type",
    '<!DOCTYPE svg SYSTEM "https://elsewhere.example/x.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  [
    "an entity that is declared",
    '<!DOCTYPE svg [<!ENTITY a "&#60;script/>">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
  ],
  [
    "a style sheet before it",
    '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  ["an instruction in capitals", '<?XML-Stylesheet href="x.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["an encoding that hides", '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    "letters in another encoding than it says",
    '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><title>café</title></svg>',
  ],
  ["UTF-16", Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', "utf16le")],
  ["a page instead", '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ["a drawing without its namespace", '<svg><path d="M0 0"/></svg>'],
  ["a second root", '<svg xmlns="http://www.w3.org/2000/svg"/><script/>'],
  ["nothing", ""],
  // None has a viewBox, which a sprite need not have.
])("a file with %s is refused", (_, file) => expect(svgProblem(Buffer.from(file), false)).toBeDefined());

test("a handler on the drawing itself is refused", () => {
  expect(faultOf(drawing("", ' onload="alert(1)"'))).toContain("onload");
});

test("XML that is wrong is told by its line, not as something that runs", () => {
  expect(svgProblem(Buffer.from(drawing("\n<g>")))).toMatchObject({
    line: 4,
    found: expect.stringMatching(/no valid XML.*tag/i),
  });
});

test("text in a drawing is seen, and not taken for the path that it was turned into", async () => {
  expect(await factsOf(Buffer.from(drawing("<text>Moon</text>")))).toMatchObject({ letters: true });
  expect(await factsOf(Buffer.from(drawing('<title>text</title><path id="text" d="M0 0h9v9"/>')))).not.toHaveProperty(
    "letters",
  );
});

test("a thin line and a text beside no picture are seen for what they are", async () => {
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420"><path d="M99 99h400v200" stroke="#000" fill="none"/></svg>';
  expect(await factsOf(Buffer.from(line))).not.toHaveProperty("blank");
  expect(await factsOf(Buffer.from("404: Not Found\n"))).toMatchObject({ text: "404: Not Found" });
  expect(await factsOf(Buffer.from("PK\x03\x04\x14\0"))).toMatchObject({ format: "zip" });
});

test("this site's own drawings only draw", () => {
  const files = readdirSync("data/chapters").filter((name) => name.endsWith(".svg"));
  for (const file of files) expect([file, faultOf(readFileSync(`data/chapters/${file}`))]).toEqual([file, undefined]);
});
