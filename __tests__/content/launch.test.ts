/** What stands between the content and its launch: stand-ins, and links that do not work. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkLinks, formatReport, linksOf } from "../../plugins/gatsby-plugin-checked-content";
import { readContent } from "../../src/content/check/check";
import { leftOvers } from "../../src/content/check/outdated-counts";
import { launchProblems, untruePolicy } from "../../src/content/check/launch-check";
import { jsonEntry, sampleEntries, sampleValue, sampleWith } from "./sample";

describe("the launch check", () => {
  test("lists every stand-in with its file, its field and what to put there", () => {
    const standIns = launchProblems(readContent(sampleEntries()).content);
    expect(formatReport(standIns, { style: "plain" })).toMatchSnapshot();
  });

  test("asks for the ISBN of a printed book, until it is there; how many pages it has may be left out", () => {
    const path = "books/book-one.json";
    const asked = (book: object) =>
      launchProblems(readContent(sampleWith(jsonEntry(path, book))).content)
        .filter((problem) => problem.file === `data/${path}` && !problem.found.includes("stand-in"))
        .map(({ field }) => field);
    const book = sampleValue(path);
    expect(asked(book)).toEqual(["editions (1st) › isbn"]);
    const [paperback] = book.editions as object[];
    expect(asked({ ...book, editions: [{ ...paperback, format: "hardback" }] })).toEqual(["editions (1st) › isbn"]);
    expect(asked({ ...book, pages: 288, editions: [{ ...paperback, isbn: "9780000000002" }] })).toEqual([]);
    expect(asked({ ...book, editions: [{ ...paperback, format: "ebook" }] })).toEqual([]);
    const old = { ...paperback, releaseDate: "1956-05-01" };
    expect(asked({ ...book, pages: 288, editions: [old] })).toEqual([]);
  });

  test("asks for the words of a video, unless nobody speaks in it", () => {
    const path = "videos/book-one-trailer.json";
    const asked = (video: object) =>
      launchProblems(readContent(sampleWith(jsonEntry(path, { ...sampleValue(path), ...video }))).content)
        .filter((problem) => problem.file === `data/${path}`)
        .map(({ field }) => field);
    expect(asked({})).toContain("transcript");
    expect(asked({ noSpeech: true })).not.toContain("transcript");
  });

  test("an address copied from the help text is a stand-in as well", () => {
    const path = "videos/book-one-trailer.json";
    const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    const { content } = readContent(sampleWith(jsonEntry(path, { ...sampleValue(path), url })));
    const [standIn] = launchProblems(content).filter(({ file }) => file === `data/${path}`);
    expect(standIn).toMatchObject({
      field: "url",
      found: `"${url}" is a stand-in: it is the example of the help text.`,
    });
  });

  test("a template's address is a stand-in as well", () => {
    const site = jsonEntry("site.json", { ...sampleValue("site.json"), contactEmail: "hello@yourdomain.com" });
    const problems = launchProblems(readContent(sampleWith(site)).content);
    expect(problems.map(({ found }) => found)).toContain(
      '"hello@yourdomain.com" is a stand-in: no mail reaches yourdomain.com.',
    );
  });
});

test("a policy that speaks of what the site does not have is told once for each thing", () => {
  const policy = jsonEntry("privacy-policy.json", {
    ...sampleValue("privacy-policy.json"),
    summary: [
      "Songs come from elsewhere.",
      "A mailing list is for grown-ups.",
      "Spotify plays.",
      "There is no music in our letters.",
      "It goes without songs.",
      "The music players do not begin until you press.",
    ],
  });
  const told = (...paths: string[]) =>
    [...untruePolicy(readContent(sampleWith(policy).filter(({ path }) => !paths.includes(path))).content)].map(
      ({ found }) => found,
    );
  expect(told()).toEqual([]);
  expect(told("music/chapterverse-one.json")).toEqual([
    "2 texts of the policy from here on speak of music, and this site has none.",
    "1 text from here on speaks of Spotify, and this site has none.",
  ]);
});

test("pages and questions, too, are asked whether they name what the site does not have", () => {
  const answer = ["Buy it on Roblox, and press Keep my ticket. He likes music, and there is no Spotify here."];
  const question = jsonEntry("questions/how-old.json", { ...sampleValue("questions/how-old.json"), answer });
  const without = sampleWith(question).filter(
    ({ path }) => !/^(?:ages\/|music\/|roblox-items\/|free-t-shirts\/|pages\/roblox)/.test(path),
  );
  const told = [...untruePolicy(readContent(without).content)].map(({ file, found }) => [file, found]);
  expect(told).toEqual([
    ["data/questions/how-old.json", "1 text from here on speaks of a ticket of the ages, and this site has none."],
    ["data/questions/how-old.json", "1 text from here on speaks of Roblox, and this site has none."],
  ]);
});

describe("what is left over from a content with more items, or fewer", () => {
  const told = (...changed: Parameters<typeof sampleWith>) =>
    [...leftOvers(readContent(sampleWith(...changed)).content)].map(({ file, field, found }) => ({
      file,
      field,
      found,
    }));
  const page = (heading: string) => jsonEntry("pages/shop.json", { ...sampleValue("pages/shop.json"), heading });
  const site = (fields: object) => jsonEntry("site.json", { ...sampleValue("site.json"), ...fields });
  const named = { name: "The Lantern Books", author: "B. Author", description: "A time-travel adventure." };
  const fits = site(named);

  test.each([
    ["The three books", "“three books” is said here, and there are 2"],
    ["Ten activities", "“Ten activities” is said here, and there is 1"],
    ["The three covers", "“three covers” is said here, and there are 2"],
    ["Nine characters", "“Nine characters” is said here, and there are 2"],
    ["The two books", undefined],
    ["The first three books", undefined],
    ["One of ten books that you will read", undefined],
  ])("a heading “%s” is told where it does not fit", (heading, expected) => {
    const found = told(fits, page(heading)).map((problem) => problem.found);
    expect(found).toEqual(expected ? [expect.stringContaining(expected)] : []);
  });

  test("books are counted by what their labels call them, too", () => {
    const cases = ["one", "two"].map((number) =>
      jsonEntry(`books/book-${number}.json`, { ...sampleValue(`books/book-${number}.json`), label: `Case ${number}` }),
    );
    expect(told(fits, page("The seven cases"))).toEqual([]);
    expect(told(fits, page("The seven cases"), ...cases)).toMatchObject([
      { found: expect.stringContaining("“seven cases” is said here, and there are 2") },
    ]);
    expect(told(fits, page("The two cases"), ...cases)).toEqual([]);
  });

  test("a draft is not counted", () => {
    const draft = jsonEntry("books/_book-three.json", sampleValue("books/book-two.json"));
    expect(told(fits, page("The two books"), draft)).toEqual([]);
  });

  test("a trilogy of other than three books is told, unless the series is called so", () => {
    const last = page("The last of the trilogy");
    expect(told(fits, last)).toEqual([
      expect.objectContaining({ found: expect.stringContaining("there are 2 books"), field: "heading" }),
    ]);
    expect(told(site({ ...named, name: "The Lantern Trilogy" }), last)).toEqual([]);
  });

  test.each([
    ["2023", undefined],
    ["2021 to 2023", "2021 stands here"],
    ["1999 to 2001", "1999 and 2001 stand here"],
    ["2023 to 2030", "2030 stands here"],
  ])("the years %s", (year, expected) => {
    const found = told(site({ ...named, year })).map((problem) => problem.found);
    expect(found).toEqual(expected ? [expect.stringContaining(expected)] : []);
  });

  test("years that end before the last book came out are told", () => {
    const second = jsonEntry("books/book-two.json", {
      ...sampleValue("books/book-two.json"),
      releaseDate: "2025-05-01",
    });
    const found = (year: string) => told(site({ ...named, year }), second).map((problem) => problem.found);
    expect(found("2023 to 2025")).toEqual([]);
    expect(found("2023 to 2024")).toEqual([expect.stringContaining("2024 stands here")]);
    expect(found("2023")).toEqual([]);
  });
});

test("an expired certificate is a fault of a link, and no missing network", async () => {
  const expired = Object.assign(new TypeError("fetch failed"), { cause: { code: "CERT_HAS_EXPIRED" } });
  const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(expired);
  expect(await checkLinks([{ url: "https://a.example/", places: [] }])).toMatchObject({ offline: false });
  asked.mockRestore();
});

describe("the link check", () => {
  let server: Server;
  let origin: string;
  let asked: string[];

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`asked ${request.url}`);
      const { pathname } = new URL(request.url ?? "", "http://localhost");
      if (pathname === "/hangs") return;
      if (pathname === "/moved") {
        response.writeHead(301, { location: "/fine" }).end();
        return;
      }
      setTimeout(() => {
        asked.push(`answered ${request.url}`);
        response.writeHead({ "/gone": 404, "/shy": 403, "/busy": 429, "/broken": 500 }[pathname] ?? 200).end();
      }, 10);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const link = (path: string) => ({
    url: origin + path,
    places: [{ file: "data/merch/hoodie.json", line: 9, column: 10, field: "url" }],
  });

  test("reports dead links, doubts those that only refuse programs, and trusts those that answer", async () => {
    const { problems, offline } = await checkLinks(["/fine", "/moved", "/gone", "/shy", "/busy", "/broken"].map(link));
    expect(offline).toBe(false);
    // Alone, since on a busy machine the first answer takes seconds, too.
    const silent = await checkLinks([link("/hangs")], 2000);
    const text = formatReport([...problems, ...silent.problems], { style: "plain" });
    expect(text.replaceAll(origin, "http://shop")).toMatchSnapshot();
  });

  test.each([
    ["video", "https://www.youtube.com/watch?v=aaaaaaaaaaa"],
    ["album", "https://open.spotify.com/embed/album/aaaaaaaaaaaaaaaaaaaaaa"],
  ])("reports a deleted %s, whose page answers all the same", async (_what, url) => {
    // As YouTube and Spotify answer: 404 only where a player is asked for, by the address of a page.
    const answer = async (address: unknown) =>
      new Response(null, { status: /\/oembed\?(?!.*embed%2F)/.test(String(address)) ? 404 : 200 });
    jest.spyOn(globalThis, "fetch").mockImplementation(answer);
    const { problems } = await checkLinks([{ ...link(""), url }]);
    jest.restoreAllMocks();
    expect(problems.map(({ code, found }) => [code, found])).toEqual([["dead-link", expect.stringContaining(url)]]);
  });

  test("reports a dead link in each place that has it", async () => {
    const [place] = link("/gone").places;
    const places = [3, 9].flatMap((line) => (place ? [{ ...place, line }] : []));
    const { problems } = await checkLinks([{ ...link("/gone"), places }]);
    expect(problems.map(({ line }) => line)).toEqual([3, 9]);
  });

  test("the link check sends one request at a time to a host", async () => {
    await checkLinks([link("/fine"), link("/fine?2"), link("/fine?3")]);
    expect(asked).toEqual([
      "asked /fine",
      "answered /fine",
      "asked /fine?2",
      "answered /fine?2",
      "asked /fine?3",
      "answered /fine?3",
    ]);
  });

  test("says that there is no network when nothing at all can be reached", async () => {
    const nowhere = ["http://127.0.0.1:9/a", "http://nowhere.invalid/b"].map((url) => ({ url, places: [] }));
    expect(await checkLinks(nowhere, 3000)).toMatchObject({ offline: true });
  });

  test("asks every address once, wherever it is named, and no stand-ins", () => {
    const hoodie = "merch/hoodie.json";
    const { content } = readContent(
      sampleWith(
        jsonEntry(hoodie, {
          ...sampleValue(hoodie),
          url: "https://shop.quantanite.co.uk/hoodie",
          caption: "Warm in the ice age: see https://shop.quantanite.co.uk/hoodie.",
        }),
      ),
    );
    const { links, standIns } = linksOf(content);
    expect(links).toEqual([
      {
        url: "https://shop.quantanite.co.uk/hoodie",
        places: [expect.objectContaining({ field: "url" }), expect.objectContaining({ field: "caption" })],
      },
    ]);
    expect(standIns).toBeGreaterThan(5);
  });

  test.each([
    ["https://en.wikipedia.org/wiki/Mars_(planet)", "https://en.wikipedia.org/wiki/Mars_(planet)"],
    ["Read it (https://en.wikipedia.org/wiki/Mars_(planet)), please.", "https://en.wikipedia.org/wiki/Mars_(planet)"],
    ["Read it (https://mars.nasa.gov/a).", "https://mars.nasa.gov/a"],
    ["See [Mars](https://en.wikipedia.org/wiki/Mars_(planet)).", "https://en.wikipedia.org/wiki/Mars_(planet)"],
    ["Was it 'https://mars.nasa.gov/it's-here'?", "https://mars.nasa.gov/it's-here"],
  ])("asks for the whole address in: %s", (caption, url) => {
    const hoodie = "merch/hoodie.json";
    const { content } = readContent(sampleWith(jsonEntry(hoodie, { ...sampleValue(hoodie), caption })));
    expect(linksOf(content).links.map((link) => link.url)).toEqual([url]);
  });
});
