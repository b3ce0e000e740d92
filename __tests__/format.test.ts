import {
  bookRelease,
  bookStatus,
  buyOrGet,
  chapterInSentence,
  countOf,
  formatBytes,
  formatDate,
  formatDuration,
  formatFile,
  formatLongDate,
  formatPrice,
  formatRange,
  fullStop,
  inSentences,
  pageTitle,
  quoted,
  releaseLabel,
  sentencesOf,
  shortAlt,
  bookName,
  shortBookName,
  bookNameParts,
  shorten,
  siteOf,
  spokenDuration,
} from "../src/format";
import { shareLanguage } from "../src/gatsby/site-settings";
import { spelt } from "../src/language";

test("a published book is out now, another coming soon", () => {
  expect([bookStatus({ status: "PUBLISHED" }), bookStatus({ status: "COMING_SOON" })]).toEqual([
    "Out now",
    "Coming soon",
  ]);
});

test("what costs nothing is not bought", () => {
  expect([0.01, 0].map((amount) => buyOrGet({ amount }))).toEqual(["Buy", "Get"]);
});

describe("prices", () => {
  test.each([
    [7.99, "GBP", false, "£7.99"],
    [7.99, "GBP", true, "from £7.99"],
    [16, "GBP", false, "£16.00"],
    [0, "GBP", true, "free"],
    [1_234_567.89, "GBP", true, "from £1,234,567.89"],
    [7.99, "EUR", false, "€7.99"],
    [12.99, "AUD", true, "from A$12.99"],
    [1200, "JPY", false, "JP¥1,200"],
  ])("%d %s, from: %s, reads %s", (amount, currency, from, shown) => {
    expect(formatPrice({ amount, currency, from })).toBe(shown);
  });
});

test("prices and dates follow the settings of the site", () => {
  shareLanguage({ language: "en-AU", dateStyle: "day-first" });
  expect(formatPrice({ amount: 12.99, currency: "AUD", from: false })).toBe("$12.99");
  expect([formatDate("2023-11-14"), formatLongDate("2023-11-14")]).toEqual(["14 Nov 2023", "14 November 2023"]);
  shareLanguage({});
});

describe("dates", () => {
  test.each([
    ["2023-11-14", "Nov 14, 2023", "November 14, 2023"],
    ["2025-05-03", "May 3, 2025", "May 3, 2025"],
    ["2000-01-01", "Jan 1, 2000", "January 1, 2000"],
  ])("%s reads %s, or in full %s", (date, short, long) => {
    expect(formatDate(date)).toBe(short);
    expect(formatLongDate(date)).toBe(long);
  });

  test("are the same days where a build runs west of Greenwich", () => {
    const { DateTimeFormat } = Intl;
    jest
      .spyOn(Intl, "DateTimeFormat")
      .mockImplementation((locale, rest) => new DateTimeFormat(locale, { timeZone: "America/New_York", ...rest }));
    expect([formatDate, formatLongDate].map((format) => format("2023-12-01"))).toEqual([
      "Dec 1, 2023",
      "December 1, 2023",
    ]);
    jest.restoreAllMocks();
  });

  test("a date that is none is refused, not shown as nonsense", () => {
    expect(() => formatDate("soon")).toThrow(RangeError);
  });
});

describe("durations", () => {
  test.each([
    [105, "01:45", "1 minute 45 seconds"],
    [61, "01:01", "1 minute 1 second"],
    [120, "02:00", "2 minutes"],
    [1, "00:01", "1 second"],
    [3600, "01:00:00", "1 hour"],
    [36_000, "10:00:00", "10 hours"],
    [7325, "02:02:05", "2 hours 2 minutes 5 seconds"],
  ])("%i seconds read %s and are spoken as %s", (seconds, shown, spoken) => {
    expect(formatDuration(seconds)).toBe(shown);
    expect(spokenDuration(seconds)).toBe(spoken);
  });
});

describe("file sizes", () => {
  test.each([
    [0, "0 B"],
    [999, "999 B"],
    [1000, "1 KB"],
    [999_499, "999 KB"],
    [999_500, "1.0 MB"],
    [2_540_000, "2.5 MB"],
    [123_456_789, "123.5 MB"],
  ])("%i bytes read %s", (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });

  test("a picture as large as a screen of 4K says so", () => {
    expect(formatFile({ format: "JPG", width: 3840, height: 2160, bytes: 776_000 })).toBe(
      "JPG, 3840 × 2160 (4K), 776 KB",
    );
    expect(formatFile({ format: "JPG", width: 3839, height: 2160, bytes: 776_000 })).not.toContain("4K");
    expect(formatFile({ format: "JPG", width: 6000, height: 1200, bytes: 776_000 })).not.toContain("4K");
  });
});

describe("books", () => {
  test("a released book shows its date, whatever the note says", () => {
    expect(bookRelease({ releaseDate: "2025-04-20", releaseNote: "TBC, 2025" })).toBe("Apr 20, 2025");
  });

  test("a book without a date shows its note", () => {
    expect(bookRelease({ releaseDate: null, releaseNote: "TBC, 2025" })).toBe("TBC, 2025");
  });

  test("a book with neither says so", () => {
    expect(bookRelease({ releaseDate: null, releaseNote: null })).toBe("Not announced yet");
  });
});

describe("a text of at most so many characters", () => {
  test.each([
    ["Pip sings.", 20, "Pip sings."],
    ["Pip sings at the moon.", 15, "Pip sings at…"],
    ["Pip sings, at the moon.", 12, "Pip sings…"],
    ["Pip sings – at the moon.", 12, "Pip sings…"],
    ["Quantanitequantanite", 5, "Quan…"],
    ["", 5, ""],
  ])("“%s”, at most %i, is “%s”", (text, most, shown) => {
    expect(shorten(text, most)).toBe(shown);
  });
});

const long = "The unabridged, annotated and largely truthful log of the apprentice";

test.each([
  ["Shop", undefined, "Shop | A Series"],
  ["Chapter One", "Book Two", "Chapter One | Book Two | A Series"],
  [`${long} who went to sea`, undefined, `${long} who went to sea`],
  ["Chapter One", `Book Two: ${long}`, `Chapter One | Book Two: ${long}`],
])("the title of %s below %s tells it from others: %s", (name, above, title) => {
  expect(pageTitle(name, above, "A Series")).toBe(title);
});

test("the page of a book that the site is named after says that name once", () => {
  expect(pageTitle("A Book", undefined, "A Book")).toBe("A Book");
});

test("the site's own words are American where its language is", () => {
  const words = ["Hardback", "Colour it", "Rub out all colours?", "Rubber"];
  expect(words.map(spelt)).toEqual(words);
  process.env.GATSBY_LANGUAGE = "en-US";
  expect(words.map(spelt)).toEqual(["Hardcover", "Color it", "Erase all colors?", "Eraser"]);
  delete process.env.GATSBY_LANGUAGE;
});

test("a date of a book that is not out is what is expected", () => {
  expect(releaseLabel({ status: "PUBLISHED" })).toBe("Released");
  expect(releaseLabel({ status: "COMING_SOON" })).toBe("Expected");
  expect(releaseLabel({ status: "PUBLISHED", isOut: false })).toBe("Out on");
});

test.each([
  ["Chapter One", "chapter one"],
  ["Chapter I", "chapter I"],
  ["Chapter XIV", "chapter XIV"],
  ["The Opening", "the opening"],
  ["Chapter 3", "chapter 3"],
  ["Toby’s Prologue", "Toby’s prologue"],
  ["Interlude: Mars", "interlude: Mars"],
  ["Extract Twenty-One", "extract twenty-one"],
])("the chapter's number %s is %s in a sentence", (number, inSentence) => {
  expect(chapterInSentence(number)).toBe(inSentence);
});

describe("what a picture shows, in short,", () => {
  test("is the first sentence of the text alternative", () => {
    expect(shortAlt("Pip sings at the moon. Behind him stands a car.")).toBe("Pip sings at the moon.");
    expect(shortAlt("Dr Lumen waves")).toBe("Dr Lumen waves");
    expect(shortAlt(`A boy, while ${"very ".repeat(25)}far away`)).toMatch(/far away$/);
  });

  test.each([
    ["Dr. A. Lumen waves. Behind her stands a car.", "Dr. A. Lumen waves."],
    ["“Run!” shouts Finn. Pip runs.", "“Run!” shouts Finn."],
    ["At St. Mary’s a bell rings. Pip runs.", "At St. Mary’s a bell rings."],
    ["At No. 3 a lamp is lit. It rains.", "At No. 3 a lamp is lit."],
    [
      "Ember, a fox the colour of embers, crosses a wide field of clover at night, with a lantern in her mouth that lights the long way home.",
      "Ember, a fox the colour of embers, crosses a wide field of clover at night.",
    ],
    [
      "Finn, Asha, Toby and Pip stand on the ridge of the roof of the old shed in a row; far below them the whole of the town has gone dark.",
      "Finn, Asha, Toby and Pip stand on the ridge of the roof of the old shed in a row.",
    ],
  ])("%s is cut where a sentence or a clause ends", (alt, short) => {
    expect(shortAlt(alt)).toBe(short);
  });

  test("is the whole text alternative where no sentence ends", () => {
    const long = `${"Finn rides on and ".repeat(10)}on.`;
    expect(shortAlt(long)).toBe(long);
  });
});

test("another site is called by its name alone", () => {
  expect(siteOf("https://www.youtube.com/watch?v=dQw4w9WgXcQ")).toBe("youtube.com");
});

test("one is one of its kind, and a range from an age to the same is that age", () => {
  expect([0, 1, 40].map((count) => countOf(count, "minute"))).toEqual(["0 minutes", "1 minute", "40 minutes"]);
  expect([formatRange({ from: 8, to: 14 }), formatRange({ from: 9, to: 9 })]).toEqual(["8 to 14", "9"]);
});

test.each(["Where is Pip?", "Go!", "“Go!”", "Pip & Co.", "And then…", "(Really?)"])(
  "%s ends in a mark of its own",
  (words) => {
    expect(fullStop(words)).toBe("");
    expect(fullStop(`${words} said Pip`)).toBe(".");
  },
);

test("quotation marks within others are single ones", () => {
  expect(quoted("“Wanted”: one goose")).toBe("“‘Wanted’: one goose”");
  expect(quoted("„Über & unter“")).toBe("“„Über & unter“”");
});

test("texts in a row are sentences, whether they end as such or not", () => {
  expect(inSentences("A raptor", "Who sings?", "Free to download.")).toBe("A raptor. Who sings? Free to download.");
});

test("a book without a title is called by its place in the series", () => {
  expect(shortBookName({ label: "Book Three", title: "TBC" })).toBe("Book Three");
  expect(bookName({ label: "Book three", title: "Book Three" })).toBe("Book three");
  expect(shortBookName({ label: "Book Two", title: "The Awakening" })).toBe("The Awakening");
});

test.each([
  ["Ride fast. Land in another age.", ["Ride fast.", "Land in another age."]],
  ["“Ride!” says Pip", ["“Ride!”", "says Pip"]],
  ["Version 2.0 of the past", ["Version 2.0 of the past"]],
  ["...and then?! Nothing", ["...and then?!", "Nothing"]],
  ["Three words only", ["Three words only"]],
  ["?", ["?"]],
])("the heading %s is %j", (heading, sentences) => {
  expect(sentencesOf(heading)).toEqual(sentences);
  expect(sentencesOf(heading).join(" ")).toBe(heading);
});

test("a book's title that is a drawing is one part of its name, whatever colons are in it", () => {
  const book = { label: "Book 2½", title: "The Seven: A Mystery" };
  expect(bookNameParts(book, true)).toEqual(["Book 2½:", "The Seven: A Mystery"]);
  expect(bookNameParts(book, false)).toEqual(["Book 2½:", "The Seven:", "A Mystery"]);
});
