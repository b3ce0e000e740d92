/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import * as React from "react";
import site from "../../data/site.json";
import { artworkKindNames } from "../../src/content/kinds/artwork-kinds";
import { plainWords } from "../../src/content/kinds/linked-text";
import NotFoundPage from "../../src/pages/404";
import ArtworkPage from "../../src/templates/artwork";
import BookPage from "../../src/templates/book";
import HomePage from "../../src/templates/home";
import MusicPage from "../../src/templates/music";
import PrivacyPolicyPage from "../../src/templates/privacy-policy";
import RobloxPage from "../../src/templates/roblox";
import ShopPage from "../../src/templates/shop";
import VideosPage from "../../src/templates/videos";
import {
  album,
  artwork,
  artworksByKind,
  awkwardNames,
  book,
  character,
  ebook,
  edition,
  featured,
  freeTShirt,
  galleryPicture,
  home,
  many,
  merchItem,
  page,
  picture,
  policy,
  props,
  robloxItem,
  shared,
  slide,
  video,
} from "../components/samples";

const pagesFolder = path.join(__dirname, "../../data/pages");
const pagesInData: { template: string; name: string; path: string }[] = readdirSync(pagesFolder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(path.join(pagesFolder, file), "utf8")));

/** React says there what is wrong with the HTML or with keys. */
const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  // jsdom does not know the element yet; browsers do.
  const isUnknownSearch = ([text, tag]: unknown[]) =>
    String(text).includes("unrecognized in this browser") && tag === "search";
  expect(complaints.mock.calls.filter((call) => !isUnknownSearch(call))).toEqual([]);
  complaints.mockClear();
});

const headings = (level: number) => screen.queryAllByRole("heading", { level }).map(({ textContent }) => textContent);
const part = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const nothingYet = /^Nothing here yet/;

/** The words of each item of the list that holds an element, in order. */
const itemsOf = (list: HTMLElement) => Array.from(list.children).map(({ textContent }) => textContent);

describe("the home page", () => {
  const show = (changes: Partial<Queries.HomePageQuery> = {}) => render(<HomePage {...props(home(changes))} />);

  test("opens with the series' promise as its one main heading", () => {
    show();
    expect(headings(1)).toEqual(["Ride fast. Land in another age."]);
  });

  test("is called by its name where it has no heading of its own", () => {
    show({ page: { ...page("/", "Home", ["start", "books"]), heading: null } });
    expect(headings(1)).toEqual(["Home"]);
  });

  test("has both slides in the HTML, each with its picture, words and buttons", () => {
    show({ slides: { nodes: [slide("rides"), slide("wakes")] } });
    for (const slug of ["rides", "wakes"]) {
      const item = screen.getByRole("heading", { name: `Slide ${slug}` }).closest("li") as HTMLElement;
      expect(within(item).getByAltText(`The scene of ${slug}.`)).toBeInTheDocument();
      expect(item).toHaveTextContent(`The eyebrow of ${slug}`);
      expect(item).toHaveTextContent(`The line of ${slug}.`);
      expect(within(item).getByRole("link", { name: "Meet Book One" })).toHaveAttribute(
        "href",
        "/book-one-the-discovery",
      );
      expect(within(item).getByRole("link", { name: /ebook from £2.99/ })).toHaveAttribute(
        "href",
        "https://ebooks.example/1",
      );
    }
  });

  test("only the first slide's picture is fetched at once", () => {
    show({ slides: { nodes: [slide("rides"), slide("wakes"), slide("ends")] } });
    const loading = screen.getAllByAltText(/^The scene of/).map((picture) => picture.getAttribute("loading"));
    expect(loading).toEqual(["eager", "lazy", "lazy"]);
  });

  test("shows the books in the grid's order and lists them to read in the series' order", () => {
    show();
    const grid = part("About books");
    expect(grid.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Book Three: The Title of Book Three",
      "Book One: The Title of Book One",
      "Book Two: The Title of Book Two",
    ]);
    expect(itemsOf(part("About start").getByRole("list"))).toEqual([
      "1Book One: The Title of Book One Out now",
      "2Book Two: The Title of Book Two Out now",
      "3Book Three: The Title of Book Three Out now",
    ]);
  });

  test("a card says when the book comes out, and sells it where it can be bought", () => {
    show({
      featured: {
        nodes: [
          featured(1, "Book One"),
          featured(2, "Book Two", { releaseDate: "2025-04-20", cardRelease: "May 2025" }),
          featured(3, "Book Three", {
            status: "COMING_SOON",
            releaseDate: null,
            releaseNote: "TBC, 2025",
            homeOffer: null,
          }),
        ],
      },
    });
    const [one, two, three] = screen.getAllByRole("article") as [HTMLElement, HTMLElement, HTMLElement];
    expect(one).toHaveTextContent("Out now: Nov 14, 2023");
    expect(two).toHaveTextContent("Out now: May 2025");
    expect(three).toHaveTextContent("Coming soon: TBC, 2025");
    expect(within(one).getByRole("link", { name: /Buy .*ebook from £2.99.*new tab/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    expect(within(three).queryByRole("link", { name: /Buy/ })).not.toBeInTheDocument();
  });

  test("invites to the newsletter, and leads to its form", () => {
    show();
    expect(screen.getByRole("heading", { name: site.newsletter.heading })).toBeVisible();
    expect(screen.getByRole("link", { name: site.newsletter.button })).toHaveAttribute("href", "#newsletter");
  });

  test("tells parents near its top what the settings promise them, if they do", () => {
    show();
    const { promise } = site as { promise?: string };
    const paragraphs = Array.from(document.querySelectorAll("p"), ({ textContent }) => textContent);
    expect(paragraphs.includes(plainWords(promise ?? ""))).toBe(Boolean(promise));
  });

  test("words in brackets with a path after them are a link", () => {
    const words = page("/", "Home", ["start", "books"]);
    const start = { id: "start", heading: "Start", text: ["Begin.", "Or [meet Pip](/characters/pip), who waits."] };
    show({ page: { ...words, heading: null, sections: [start, ...words.sections.slice(1)] } });
    expect(part("Start").getByText(/^Or/)).toHaveTextContent("Or meet Pip, who waits.");
    expect(screen.getByRole("link", { name: "meet Pip" })).toHaveAttribute("href", "/characters/pip");
  });

  test("leads to the pages beside the books by their names", () => {
    show();
    const links = within(screen.getByRole("navigation", { name: "Also in the shed" })).getAllByRole("link");
    const beside = ["characters", "artwork", "videos", "music", "roblox"].flatMap((template) =>
      pagesInData.filter((page) => page.template === template),
    );
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      beside.map(({ name, path }) => [name, path]),
    );
  });

  test("stands with no slides, one book and nothing else to find", () => {
    show({
      slides: { nodes: [] },
      featured: { nodes: [featured(1, "Book One")] },
      character: { nodes: [] },
      artwork: { nodes: [] },
      video: { nodes: [] },
      album: { nodes: [] },
      robloxItem: { nodes: [] },
    });
    expect(headings(1)).toHaveLength(1);
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
    expect(screen.queryByRole("region", { name: "The books in pictures" })).not.toBeInTheDocument();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  test("leaves the buy button off a slide of a book that is not on sale", () => {
    const soon = { path: "/book-three-the-tbc", label: "Book Three", title: "TBC", chapters: [], homeOffer: null };
    show({ slides: { nodes: [slide("ends", { book: soon })] }, featured: { nodes: [] } });
    expect(screen.getByRole("link", { name: "Meet Book Three" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Buy/ })).not.toBeInTheDocument();
  });
});

describe("the shop", () => {
  const show = (items: ReturnType<typeof merchItem>[]) =>
    render(
      <ShopPage
        {...props({
          page: page("/shop", "Merchandise", ["grown-ups"]),
          items: { nodes: items },
          shared: shared(items),
        })}
      />,
    );

  test("has its heading, its breadcrumb and its word to grown-ups", () => {
    show([merchItem("hoodie")]);
    expect(headings(1)).toEqual(["Merchandise"]);
    expect(itemsOf(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("list"))).toEqual([
      "Home",
      "Merchandise",
    ]);
    expect(screen.getByText("The words of grown-ups.")).toBeInTheDocument();
  });

  test("each card shows a photo and a price and leads to the outside shop in a new tab", () => {
    show([merchItem("hoodie", { price: { amount: 39, currency: "GBP", from: false } }), merchItem("t-shirt")]);
    const [hoodie, shirt] = screen.getAllByRole("article") as [HTMLElement, HTMLElement];
    expect(hoodie).toHaveTextContent("£39.00");
    expect(shirt).toHaveTextContent("£14.99");
    expect(within(hoodie).getByAltText("A photo of hoodie.")).toBeInTheDocument();
    const link = within(hoodie).getByRole("link", {
      name: /^See it at the shop ?, Thing hoodie \(opens in a new tab\)$/,
    });
    expect(link).toHaveAttribute("href", "https://merch.example/hoodie");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  test("keeps the order it is given", () => {
    show([merchItem("sweatshirt"), merchItem("hoodie"), merchItem("cap")]);
    expect(headings(2).slice(0, 3)).toEqual(["Thing sweatshirt", "Thing hoodie", "Thing cap"]);
  });

  test("says so when there is nothing", () => {
    show([]);
    expect(screen.getByText(nothingYet)).toBeInTheDocument();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });

  test("shows 200 things, and fetches one photo at once", () => {
    show(many(200, (slug) => merchItem(slug)));
    expect(screen.getAllByRole("article")).toHaveLength(200);
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
    expect(screen.queryByText(nothingYet)).not.toBeInTheDocument();
  });

  test.each(awkwardNames)("shows %s as it is written", (_, name) => {
    show([merchItem("hoodie", { name })]);
    expect(headings(2)[0]).toBe(name);
  });
});

describe("the artwork page", () => {
  const show = (artworks: ReturnType<typeof artwork>[]) =>
    render(
      <ArtworkPage
        {...props({
          page: page("/artwork", "Free Downloads", ["terms", "saving", ...artworkKindNames]),
          artworks: artworksByKind(artworks),
          shared: shared([]),
        })}
      />,
    );

  /** As GraphQL sorts them: by a number that is only meant within each kind. */
  const mixed = [
    artwork("poster-1", { kind: "POSTER" }),
    artwork("sheet-1", { kind: "COLOURING_SHEET" }),
    artwork("wide-1"),
    artwork("badge", { kind: "PRINTABLE" }),
    artwork("phone-1", { kind: "PHONE_WALLPAPER" }),
    artwork("wide-2"),
    artwork("poster-2", { kind: "POSTER" }),
  ];

  test("gathers the pictures by kind, the kinds in their order and the pictures in theirs", () => {
    show(mixed);
    expect(headings(2)).toEqual([...artworkKindNames.map((kind) => `About ${kind}`), "About terms"]);
    expect(headings(3)).toEqual(
      ["wide-1", "wide-2", "phone-1", "poster-1", "poster-2", "sheet-1", "badge"].map((slug) => `Picture ${slug}`),
    );
  });

  test("its menu counts each kind and leads to it, and to the terms", () => {
    show(mixed);
    const links = within(screen.getByRole("navigation", { name: "Kinds of picture" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All 7", "#all"],
      ["About wallpaper 2", "#wallpaper"],
      ["About phone-wallpaper 1", "#phone-wallpaper"],
      ["About poster 2", "#poster"],
      ["About colouring-sheet 1", "#colouring-sheet"],
      ["About printable 1", "#printable"],
      ["About terms", "#terms"],
    ]);
    for (const link of links) {
      expect(document.getElementById((link.getAttribute("href") ?? "").slice(1))).toBeInTheDocument();
    }
  });

  test("a kind without pictures is not mentioned", () => {
    show([artwork("wide-1")]);
    expect(headings(2)).toEqual(["About wallpaper", "About terms"]);
    expect(screen.queryByRole("link", { name: /poster/ })).not.toBeInTheDocument();
  });

  test("a picture's link says what is downloaded: its type and size", () => {
    show([artwork("raptor-moon")]);
    const card = screen.getByRole("article");
    const link = within(card).getByRole("link", { name: "Download Picture raptor-moon" });
    expect(link).toHaveAttribute("href", "/downloads/artwork/quantanite-raptor-moon.jpg");
    expect(link).toHaveAttribute("download", "quantanite-raptor-moon.jpg");
    expect(card).toHaveTextContent("JPG, 776 KB");
    expect(within(card).getByAltText("Pip in front of raptor-moon.")).toBeInTheDocument();
  });

  test("a thumbnail leads to the picture's own page, and so does the way to its other sizes", () => {
    show([artwork("raptor-moon")]);
    for (const link of [
      screen.getByAltText("Pip in front of raptor-moon.").closest("a"),
      screen.getByRole("link", { name: /^More sizes/ }),
    ]) {
      expect(link).toHaveAttribute("href", "/artwork/raptor-moon");
    }
  });

  test("a kind with more pictures than it shows leads to the rest", () => {
    show(many(30, (slug) => artwork(slug)));
    expect(screen.getByRole("link", { name: "About wallpaper: 6 more" })).toHaveAttribute(
      "href",
      "/artwork/wallpapers",
    );
  });

  test("a see-through picture is not drawn on its placeholder's colour", () => {
    const { download } = artwork("badge");
    show([artwork("badge", { kind: "PRINTABLE", download: { ...download, format: "PNG" } }), artwork("wide-1")]);
    const colourBehind = (alt: string) => screen.getByAltText(alt).closest("picture")?.style.backgroundColor;
    expect(colourBehind("Pip in front of badge.")).toBe("");
    expect(colourBehind("Pip in front of wide-1.")).not.toBe("");
  });

  test("with no pictures the terms remain", () => {
    show([]);
    expect(headings(2)).toEqual(["About terms"]);
  });

  test("of 200 pictures it shows 24, says how many there are, and fetches one at once", () => {
    show(many(200, (slug) => artwork(slug)));
    expect(screen.getAllByRole("article")).toHaveLength(24);
    expect(screen.getByRole("link", { name: "All 200" })).toBeInTheDocument();
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  });

  test.each(awkwardNames)("shows %s as it is written", (_, title) => {
    show([artwork("raptor-moon", { title })]);
    expect(headings(3)).toEqual([title]);
    expect(screen.getByRole("link", { name: `Download ${title}` })).toBeInTheDocument();
  });
});

describe("a book's page", () => {
  const show = (changes: Parameters<typeof book>[0] = {}) =>
    render(
      <BookPage
        {...props({ book: book(changes), series: { nodes: [featured(1, "Book One"), featured(2, "Book Two")] } })}
      />,
    );

  /** The list of facts beside the cover, as lines. */
  const facts = () =>
    Array.from(document.querySelectorAll("dl > div")).map(
      (fact) => `${fact.querySelector("dt")?.textContent}: ${fact.querySelector("dd")?.textContent}`,
    );

  test("has the book's name as its heading and in its breadcrumb, and its cover described", () => {
    show();
    expect(headings(1)).toEqual(["Book One: The Discovery"]);
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent("Book One: The Discovery");
    expect(screen.getByAltText("Book cover: Finn leaps out of a glowing ring.")).toHaveAttribute("loading", "eager");
  });

  test("lists the facts, with the date of an edition that came later", () => {
    show();
    expect(facts()).toEqual([
      "Reading age: 8 to 14",
      "Released: Nov 14, 2023",
      "Length: Short chapters",
      "Ebook released: Dec 15, 2023",
      "Formats: Paperback, Ebook",
      "Pictures: About 50",
      "Genre: Time-travel adventure",
    ]);
  });

  test("lists every edition with its price, date and shops", () => {
    show();
    const list = part("Editions");
    expect(list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Paperback",
      "Ebook",
    ]);
    expect(list.getByText("from £7.99")).toBeInTheDocument();
    expect(list.getByText("from £1.99")).toBeInTheDocument();
    expect(list.getByText("Released Dec 15, 2023")).toBeInTheDocument();
    const link = list.getByRole("link", {
      name: /^Saltmarrow Books.*Book One: The Discovery, paperback/,
    });
    expect(link).toHaveAttribute("href", "https://saltmarrow-books.example/paperback");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  test("sells every edition above the story: the first by name, each with its price, at the first shop of its list", () => {
    show();
    const [paperback, electronic] = screen
      .getAllByRole("link", { name: /new tab/ })
      .slice(0, 2)
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(paperback).toEqual([
      expect.stringMatching(/^Buy the paperback, from £7\.99/),
      "https://saltmarrow-books.example/paperback",
    ]);
    expect(electronic).toEqual([
      expect.stringMatching(/^Ebook, from £1\.99/),
      "https://quarrylight-ebooks.example/ebook",
    ]);
  });

  test("tells grown-ups what is in it, one press from the shops", () => {
    show({ guidance: [{ label: "Frights", text: "A storm, briefly." }] });
    const folded = screen.getByText(/what is in it/).closest("details") as HTMLElement;
    expect(folded).toHaveTextContent("FrightsA storm, briefly.");
  });

  test("an edition with an ISBN shows it, for bookshops and libraries", () => {
    show({ editions: [edition({ isbn: "9780000000002" })] });
    expect(part("Editions").getByText("ISBN 9780000000002")).toBeInTheDocument();
  });

  test("a book to come teases instead of selling", () => {
    show({ status: "COMING_SOON", editions: [], teaser: ["TBC stands for “to be confirmed”."] });
    expect(screen.getByText(/^TBC stands for/)).toBeInTheDocument();
    expect(screen.queryByText(/Every shop/)).not.toBeInTheDocument();
  });

  test("introduces the characters in the order given, each with a portrait", () => {
    show({ characters: [character("toby-reed"), character("asha-rai")] });
    const people = part("Who you will meet");
    expect(people.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Character toby-reed",
      "Character asha-rai",
    ]);
    expect(people.getByAltText("A portrait of asha-rai.")).toBeInTheDocument();
    expect(people.getByText("The hook of asha-rai.")).toBeInTheDocument();
  });

  test("tells how the pictures were made, and how many", () => {
    show();
    expect(part("How the pictures were made").getByText(/^About 50/)).toBeInTheDocument();
  });

  test("every picture of the gallery can be downloaded", () => {
    show({ gallery: [galleryPicture("pip-hatches"), galleryPicture("first-jump")] });
    const links = part("Pictures from the book").getAllByRole("link", { name: /^Download/ });
    expect(links.map((link) => link.getAttribute("download"))).toEqual([
      "quantanite-pip-hatches.jpg",
      "quantanite-first-jump.jpg",
    ]);
  });

  test("a book to come shows what is known, and the editions of the one to start with", () => {
    const one = book();
    show({
      path: "/book-three-the-tbc",
      label: "Book Three",
      title: "TBC",
      status: "COMING_SOON",
      statusNote: "The final book of the trilogy",
      releaseDate: null,
      releaseNote: "TBC, 2025",
      length: null,
      editions: [],
      characters: [],
      makingOf: null,
      gallery: [],
      listEditionsOf: {
        path: one.path,
        label: one.label,
        title: one.title,
        status: one.status,
        editions: one.editions,
      },
    });
    expect(screen.getByText(/^Coming soon/)).toHaveTextContent("The final book of the trilogy");
    expect(facts()).toEqual(["Reading age: 8 to 14", "Expected: TBC, 2025", "Genre: Time-travel adventure"]);
    expect(headings(2)).toEqual(["The story", "Start with Book One: The Discovery", "Reading order"]);
    expect(screen.getByText("from £7.99")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Read about Book One: The Discovery" })).toHaveAttribute("href", one.path);
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  test("lists nothing to buy of another book that is not on sale either", () => {
    show({
      editions: [],
      listEditionsOf: {
        path: "/book-two",
        label: "Book Two",
        title: "The Awakening",
        status: "COMING_SOON",
        editions: [],
      },
    });
    expect(part("Start with Book Two: The Awakening").getByText(/nothing to buy yet/)).toBeInTheDocument();
  });

  test("one edition is no list of dates", () => {
    show({ editions: [edition()] });
    expect(facts()).toContain("Formats: Paperback");
    expect(facts().join()).not.toContain("Paperback released");
  });

  test("the first edition's own date is not said twice when the ebook is listed first", () => {
    show({ editions: [ebook, edition()] });
    expect(facts().filter((fact) => /released/i.test(fact))).toEqual([
      "Released: Nov 14, 2023",
      "Ebook released: Dec 15, 2023",
    ]);
  });

  test("holds 200 characters and 200 pictures", () => {
    show({ characters: many(200, (slug) => character(slug)), gallery: many(200, galleryPicture) });
    expect(headings(3).filter((name) => name?.startsWith("Character"))).toHaveLength(200);
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  });

  test.each(awkwardNames)("shows %s as it is written", (_, name) => {
    show({ title: name, characters: [character("pip", { name })] });
    expect(headings(1)).toEqual([`Book One: ${name}`]);
    expect(headings(3)).toContain(name);
  });
});

describe("the Roblox page", () => {
  const show = (items: ReturnType<typeof robloxItem>[], shirts: ReturnType<typeof freeTShirt>[]) =>
    render(
      <RobloxPage
        {...props({
          page: page("/roblox", "Roblox Free Skins", ["items", "robux", "free-t-shirts"]),
          items: { nodes: items },
          shared: shared(items),
          shirts: { nodes: shirts },
        })}
      />,
    );

  test("an item shows its price and is bought at Roblox, in a new tab", () => {
    show([robloxItem("black-shirt"), robloxItem("raptor-shirt", { robux: 12 })], []);
    const [black, raptor] = screen.getAllByRole("article") as [HTMLElement, HTMLElement];
    expect(within(black).getByText("5 Robux")).toBeInTheDocument();
    expect(within(raptor).getByText("12 Robux")).toBeInTheDocument();
    const link = within(black).getByRole("link", { name: /^Buy at Roblox/ });
    expect(link).toHaveAttribute("href", "https://www.roblox.com/catalog/1000000000001/black-shirt");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  });

  test("a free T-shirt is downloaded as a PNG", () => {
    show([], [freeTShirt("bmx")]);
    const link = screen.getByRole("link", { name: /^Download Roblox T ?- ?Shirt ?Print bmx$/ });
    expect(link).toHaveAttribute("download", "quantanite-bmx.png");
    expect(screen.getByText("PNG, 512 × 512, 776 KB")).toBeInTheDocument();
  });

  test("keeps the order it is given, what Roblox sells before the free prints", () => {
    show([robloxItem("zebra"), robloxItem("ant")], [freeTShirt("car"), freeTShirt("bmx")]);
    expect(headings(3)).toEqual(["Clothing zebra", "Clothing ant", "Print car", "Print bmx"]);
  });

  test("each part says so when it is empty", () => {
    show([], []);
    expect(screen.getAllByText(nothingYet)).toHaveLength(2);
  });

  test("shows 200 of each", () => {
    show(
      many(200, (slug) => robloxItem(slug)),
      many(200, (slug) => freeTShirt(slug)),
    );
    expect(screen.getAllByRole("article")).toHaveLength(400);
  });

  test.each(awkwardNames)("shows %s as it is written", (_, name) => {
    show([robloxItem("black-shirt", { name })], [freeTShirt("bmx", { name })]);
    expect(headings(3)).toEqual([name, name]);
  });
});

describe("the music page", () => {
  const frameOf = (title: string) => screen.getByTitle(`Music player: ${title}`);

  const show = (albums: ReturnType<typeof album>[]) =>
    render(
      <MusicPage
        {...props({ page: page("/music", "Music", ["player"]), albums: { nodes: albums }, shared: shared(albums) })}
      />,
    );

  test("each album is a titled frame of the height in site.json that waits until it is near", () => {
    show([album("two"), album("one")]);
    expect(headings(2)).toEqual(["Album two", "Album one", "About player"]);
    for (const slug of ["two", "one"]) {
      const frame = frameOf(`Album ${slug}`);
      expect(frame.getAttribute("height")).toBe(String(site.albumHeightPx));
      expect(frame.getAttribute("loading")).toBe("lazy");
    }
  });

  test("a frame asks no other site for anything until its link is followed", () => {
    show([album("one")]);
    const frame = frameOf("Album one");
    expect(frame.getAttribute("src")).toBeNull();
    const card = new DOMParser().parseFromString(frame.getAttribute("srcdoc") ?? "", "text/html");
    expect(card.querySelectorAll("script, iframe, link")).toHaveLength(0);
    const fetched = Array.from(card.querySelectorAll("[src], [srcset]")).flatMap((element) =>
      [element.getAttribute("src"), element.getAttribute("srcset")].filter(Boolean),
    );
    expect(fetched.filter((address) => !address?.startsWith("/static/"))).toEqual([]);
    expect(card.querySelector("a")?.href).toBe("https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001");
  });

  test("says so when there is no album", () => {
    show([]);
    expect(screen.getByText(nothingYet)).toBeInTheDocument();
  });

  test("holds 200 albums", () => {
    show(many(200, (slug) => album(slug)));
    expect(document.querySelectorAll("iframe")).toHaveLength(200);
  });

  test("its card does not repeat the title that stands above it", () => {
    show([album("one")]);
    const card = new DOMParser().parseFromString(frameOf("Album one").getAttribute("srcdoc") ?? "", "text/html");
    expect(card.body.textContent).not.toContain("Album one");
    expect(card.querySelector("a")?.textContent).toBe("Play the album");
  });

  test.each(awkwardNames)("shows %s as it is written, in the frame too", (_, title) => {
    show([album("one", { title })]);
    const frame = frameOf(title);
    const card = new DOMParser().parseFromString(frame.getAttribute("srcdoc") ?? "", "text/html");
    expect(card.title).toBe(title);
  });
});

describe("the videos page", () => {
  const show = (videos: ReturnType<typeof video>[]) =>
    render(
      <VideosPage
        {...props({ page: page("/videos", "Videos", ["player"]), videos: { nodes: videos }, shared: shared(videos) })}
      />,
    );

  test("a card shows duration, quality, New badge, date and what the video shows", () => {
    show([video("trailer", { durationSeconds: 24, publishedOn: "2024-08-31" })]);
    const card = screen.getByRole("article");
    for (const words of ["00:24", "HD", "New", "Aug 31, 2024", "What trailer shows."]) {
      expect(within(card).getByText(words)).toBeInTheDocument();
    }
    expect(within(card).getByText("Aug 31, 2024")).toHaveAttribute("datetime", "2024-08-31");
  });

  test("the still is a link that plays, the title one to the video site in a new tab", () => {
    show([video("trailer", { durationSeconds: 62 })]);
    const still = screen.getByRole("link", { name: "Play Video trailer, 1 minute 2 seconds" });
    const title = screen.getByRole("link", { name: "Video trailer (opens in a new tab)" });
    for (const link of [still, title]) {
      expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=trailer");
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener");
    }
  });

  test("a video that is no longer new has no badge", () => {
    show([video("trailer", { status: null })]);
    expect(screen.queryByText("New")).not.toBeInTheDocument();
    expect(screen.getByText("HD")).toBeInTheDocument();
  });

  test("the featured video stands before the list, which keeps its order", () => {
    show([video("a"), video("b", { featured: true }), video("c")]);
    expect(part("Video b").getByRole("link", { name: /^Play Video b/ })).toBeInTheDocument();
    expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  });

  test("keeps the order it is given, whatever the dates", () => {
    show([video("b", { publishedOn: "2023-11-14" }), video("c", { publishedOn: "2025-05-08" }), video("a")]);
    expect(screen.getAllByRole("article").map(({ id }) => id)).toEqual(["b", "c", "a"]);
  });

  test("says so when there is no video", () => {
    show([]);
    expect(screen.getByText(nothingYet)).toBeInTheDocument();
  });

  test("shows 200 videos, and fetches one still at once", () => {
    show(many(200, (slug) => video(slug)));
    expect(screen.getAllByRole("article")).toHaveLength(200);
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  });

  test.each(awkwardNames)("shows %s as it is written", (_, title) => {
    show([video("trailer", { title })]);
    expect(screen.getByRole("heading", { level: 2, name: `${title} (opens in a new tab)` })).toBeInTheDocument();
  });
});

describe("the privacy policy", () => {
  const show = (changes: Parameters<typeof policy>[0] = {}) =>
    render(
      <PrivacyPolicyPage
        {...props({ page: page("/privacy-policy", "Privacy Policy"), privacyPolicy: policy(changes) })}
      />,
    );

  test("says when it last changed", () => {
    show();
    expect(screen.getByText("November 14, 2023")).toHaveAttribute("datetime", "2023-11-14");
  });

  test("its contents list leads to every section, in order", () => {
    show();
    const links = within(screen.getByRole("navigation", { name: "What is in this policy" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Cookies", "Contact"]);
    for (const link of links) {
      expect(document.getElementById((link.getAttribute("href") ?? "").slice(1))).toHaveTextContent(
        link.textContent ?? "",
      );
    }
  });

  test("fills in the age, the days, the name and the address, which can be written to", () => {
    const { container } = show();
    expect(screen.getByText("If you are under 13, a grown-up signs up.")).toBeInTheDocument();
    expect(screen.getByText(`The cookie stays ${site.cookieNotice.days} days.`)).toBeInTheDocument();
    expect(container).toHaveTextContent(`${site.name}: ${site.contactEmail} or ${site.contactEmail}.`);
    const addresses = screen.getAllByRole("link", { name: site.contactEmail });
    expect(addresses).toHaveLength(3);
    expect(addresses[0]).toHaveAttribute("href", `mailto:${site.contactEmail}`);
    expect(container).not.toHaveTextContent("{");
  });

  test("a section without a list has none", () => {
    show();
    expect(part("Contact").queryByRole("list")).not.toBeInTheDocument();
    expect(part("Cookies").getByRole("list")).toHaveTextContent("One cookie");
  });

  test("stands as a single section of one paragraph", () => {
    show({ summary: [], sections: [{ id: "all", heading: "All of it", blocks: [{ text: "Nothing.", list: null }] }] });
    expect(headings(2)).toEqual(["In short", "What is in this policy", "All of it"]);
  });

  test("holds 200 sections", () => {
    const sections = many(200, (id) => ({ id, heading: `Part ${id}`, blocks: [{ text: "Words.", list: null }] }));
    show({ sections });
    expect(headings(2)).toHaveLength(202);
  });

  test.each(awkwardNames)("shows %s as it is written", (_, heading) => {
    show({ sections: [{ id: "odd", heading, blocks: [{ text: heading, list: [heading] }] }] });
    expect(screen.getByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
    expect(screen.getAllByText(heading)).toHaveLength(4);
  });
});

describe("the 404 page", () => {
  const elsewhere = {
    characters: { path: "/characters" },
    artwork: { path: "/artwork" },
    first: { nodes: [{ path: "/book-one-the-discovery" }] },
  };
  const words = { text: "Pip is looking for it too.", invitation: "While he is busy, you could:" };

  test("has three more ways on", () => {
    render(<NotFoundPage {...props({ ...elsewhere, siteSettings: { notFound: null } })} />);
    const [, ...more] = screen.getAllByRole("link");
    expect(more.map((link) => link.getAttribute("href"))).toEqual([
      "/characters",
      "/artwork",
      "/book-one-the-discovery",
    ]);
  });

  test("has the words of the specification and a way home", () => {
    const notFound = { ...words, scene: null, cutout: { image: picture("pip"), alt: "Pip leans in." } };
    const { container } = render(<NotFoundPage {...props({ ...elsewhere, siteSettings: { notFound } })} />);
    expect(screen.getByText("404")).toBeInTheDocument();
    expect(headings(1)).toEqual(["Page Not Found"]);
    expect(container).toHaveTextContent("The page you're looking for doesn't exist or has been moved.");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    expect(screen.getByAltText("Pip leans in.")).toBeInTheDocument();
    expect(container).toHaveTextContent("Pip is looking for it too.While he is busy, you could:");
  });

  test("stands without its picture", () => {
    const notFound = { ...words, scene: null, cutout: null };
    render(<NotFoundPage {...props({ ...elsewhere, siteSettings: { notFound } })} />);
    expect(headings(1)).toEqual(["Page Not Found"]);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});

test("a page whose words are missing says which, and how to find out more", () => {
  const lacking = { page: page("/shop", "Merchandise"), items: { nodes: [] }, shared: shared([]) };
  expect(() => render(<ShopPage {...props(lacking)} />)).toThrow(
    'The page has no section "grown-ups". Run: npm run check',
  );
  complaints.mockClear();
});
