import { z } from "zod";
import {
  didYouMean,
  error,
  type FieldMeta,
  joinNames,
  type Place,
  type Rule,
  shown,
  warning,
} from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";
import { makers } from "./person";
import { otherShop } from "./shop-names";

const retailer = field.group("Retailer", "A shop that sells this edition.", {
  name: field.text("The shop's name.", "Corner Bookshop", 60),
  url: field.link("The edition's page at the shop.", "https://books.example/the-discovery-paperback"),
  country: field
    .described(
      z.string().superRefine(field.countryExists),
      "The country that the shop sells to, where that is one: shops are listed by country then.",
      "US",
    )
    .optional(),
});

/** One edition of a book. */
export const edition = field.group("Edition", "One edition of the book.", {
  format: field.oneOf(
    "EditionFormat",
    ["paperback", "ebook", "hardback", "audiobook", "box-set"],
    "What kind of book it is.",
    {
      paperback: "softcover softback print",
      ebook: "kindle epub digital",
      hardback: "hardcover",
      audiobook: "audible cd",
      "box-set": "bundle collection",
    },
  ),
  books: field
    .references(
      "Book",
      "Of a box set: the books in it, in their order. The lists of all of them may name it.",
      "book-one",
    )
    .optional(),
  releaseDate: field.isoDate("The day this edition came out.", "2023-11-14"),
  price: field.price("What this edition costs, as buttons show it.", 7.99, true),
  otherPrices: field
    .list(
      "What this edition costs in other countries. The list of editions shows all prices.",
      field.price("What it costs in another country.", 8.99, true),
      1,
    )
    .optional(),
  isbn: field
    .described(
      z
        .string()
        .regex(/^97[89](?:-?\d){10}$/, "thirteen digits that begin with 978 or 979, with or without hyphens")
        .superRefine((isbn, context) => {
          const digits = [...isbn.replaceAll("-", "")].map(Number);
          if (digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0) % 10 === 0) return;
          field.refuse(context, "thirteen digits of which the last fits the others, as in every ISBN", {
            found: `One of the digits of ${isbn} is wrong, or two have changed places.`,
          });
        }),
      "The edition's ISBN as it is printed, by which any bookshop or library can order it.",
      "978-0-00-000000-2",
      { once: true },
    )
    .optional(),
  retailers: field.list("Where to buy this edition.", retailer, 1),
});

const guidance = field.group("Guidance", "One thing that grown-ups may want to know beforehand.", {
  label: field.once(field.text("What it is about.", "Frights", 40)),
  text: field.text("What grown-ups may want to know beforehand.", "Being chased by dinosaurs, briefly.", 400),
});

const praise = field.group("Praise", "A review, or an award and who gave it. Only what was really said.", {
  words: field
    .text("What was said, word for word, without quotation marks around it.", "I missed my stop. Twice.", 300)
    .meta({ quoted: true } satisfies Partial<FieldMeta>),
  by: field.text("Who said so.", "A. Reader", 80),
  where: field.text("Where: a paper, a programme, a prize.", "The Saltmarrow Gazette", 80).optional(),
  url: field.link("Where it can be read.", "https://gazette.example/the-discovery").optional(),
});

const detail = field.group("BookDetail", "One more line for the list of facts.", {
  label: field.text("What the detail is.", "Genre", 40),
  value: field.text("The detail itself.", "Time-travel adventure", 120),
});

const homeOffer = field.group("HomeOffer", "The buy button on the home page.", {
  format: edition.shape.format,
  price: field.price("The price on the home page's buy button.", 2.99, true),
  url: field.link("Where the button leads.", "https://books.example/the-discovery-ebook"),
});

const makingOf = field.group("MakingOf", "How the pictures in the book were made.", {
  heading: field.text("The heading above the explanation.", "How the pictures were made", 80),
  summary: field
    .text(
      "The line that shows while the explanation is folded away. If an AI tool was used, say so here too.",
      "About 50 pictures, made with an AI tool and finished by hand.",
      140,
    )
    .optional(),
  pictureCount: field.wholeNumber("About how many pictures were made for the book.", 50, 1, 10_000),
  text: field.paragraphs("How the pictures were made.", "Every picture began as a pencil sketch…"),
  video: field.reference("Video", "A video that shows it.", "workflow-book-one-images").optional(),
});

/** A book of the series and the page about it. */
export const book = z.strictObject({
  order: field
    .wholeNumber("The book's number in the series; smaller numbers come first.", 1, 1, 99)
    .meta({ order: {} } satisfies Partial<FieldMeta>),
  featuredOrder: field.order("in the home page's grid of books"),
  label: field.text("The book's place in the series, in words. Its title again if it is in no series.", "Book One", 40),
  title: field.text("The book's title. 'TBC' while nobody knows it.", "The Discovery", 120),
  subtitle: field
    .text(
      "What stands below the title on the cover, if anything does.",
      "The true adventures of a boy and a bicycle",
      120,
    )
    .optional(),
  path: field.sitePath("The address of the book's page.", "/book-one-the-discovery"),
  aliases: field.aliases().optional(),
  description: field.text(
    "One or two sentences for search engines and shared links.",
    "Three friends, one BMX and a crystal that folds time.",
    170,
  ),
  lettering: field
    .drawing("The title alone, as the cover has it, for the dark top of the book's page.", "title-the-discovery.svg")
    .optional(),
  hook: field.text("One line that makes a reader want the book.", "One jump. One ring of light. One very old jungle."),
  teaser: field
    .paragraphs(
      "A note below the story, such as what a book that is not out yet is waiting for.",
      "TBC stands for “to be confirmed”.",
    )
    .optional(),
  status: field.oneOf("BookStatus", ["published", "coming-soon"], "Whether the book can be bought yet.", {
    published: "out-now released available on-sale",
    "coming-soon": "upcoming forthcoming announced pre-order not-published unpublished not-out",
  }),
  releaseDate: field.isoDate("The day the book came out. Leave out while nobody knows.", "2023-11-14").optional(),
  releaseNote: field.text("What to say in place of a date while there is none.", "TBC, 2025", 40).optional(),
  cardRelease: field.text("What the home page's card says in place of the exact date.", "May 2025", 40).optional(),
  statusNote: field
    .text("A line about the book's place in the series.", "The final book of the trilogy", 80)
    .optional(),
  cover: field.image("The front cover, upright.", "book-one-cover.jpg", 1000, {
    words: "higher than it is wide, as books are",
    from: 0.5,
    to: 1.05,
  }),
  scene: field.scene(),
  cutout: field.cutout("A creature or a thing from the book, which stands beside the story."),
  coverAlt: field.alt("Book cover: Finn leaps on his yellow BMX out of a glowing ring."),
  makers: makers("Who made this book. Where it is left out, those in site.json are named."),
  readingAge: field.readingAge("The ages the book is meant for.", 8, 14),
  length: field
    .text("How long the book is, as a reader would say it.", "Short chapters, one for each night", 60)
    .optional(),
  pages: field.wholeNumber("How many pages the printed book has.", 288, 1, 2000).optional(),
  guidance: field.list("Content guidance, for parents and teachers who like to know first.", guidance, 1).optional(),
  praise: field.list("What others have said of the book. It stands below the story.", praise, 1).optional(),
  toAdd: field.toAdd("A check of the guidance against the finished book."),
  synopsis: field.paragraphs("What happens in the book, without giving the end away.", "Saltmarrow is a quiet town…"),
  details: field.list("Lines for the list of facts beside those that the site works out by itself.", detail),
  homeOffer: homeOffer.optional(),
  editions: field.list("Every edition on sale. An empty list while there is none.", edition),
  listEditionsOf: field.reference("Book", "Another book whose editions this page lists.", "book-one").optional(),
  characters: field.references("Character", "The characters to introduce, in the order to show them.", "pip"),
  questions: field
    .list(
      "Questions to talk about after reading, for the page for grown-ups.",
      field.text("One question.", "Finn rides first and thinks second. When does that help, and when not?", 300),
      1,
    )
    .optional(),
  makingOf: makingOf.optional(),
  keywords: field.keywords("first book", "audiobook"),
});

export type Book = z.infer<typeof book>;
type Edition = Book["editions"][number];
type Shop = Edition["retailers"][number];

/** A published book has a release date and an edition that is out; one to come has neither. */
const status: Rule<Book> = function* ({ value, at }, { today }) {
  const { status, releaseDate, editions } = value;
  const isPublished = status === "published";
  const lacks = [
    ...(releaseDate ? [] : ['no "releaseDate"']),
    ...(editions.length > 0 ? [] : ['no entry in "editions"']),
  ];
  if (isPublished && lacks.length > 0) {
    yield error("book-status", at("status"), {
      found: `The book is ${shown(status)}, but it has ${joinNames(lacks)}.`,
      expected: 'A day and an edition for a published book, or the status "coming-soon".',
    });
  }
  const days = editions.map((edition) => edition.releaseDate).sort();
  const [first] = days;
  const isEarly = (day: string) => Date.parse(releaseDate ?? "") - Date.parse(day) > 2 * 365 * 86_400_000;
  // Where all are early, it is the book's day that is late.
  const early = days.every(isEarly) ? -1 : editions.findIndex((edition) => isEarly(edition.releaseDate));
  // Earlier than all: what came out then is no longer on sale.
  if (
    isPublished &&
    releaseDate &&
    releaseDate <= today &&
    first &&
    first < releaseDate &&
    early < 0 &&
    !days.includes(releaseDate)
  ) {
    yield warning("book-date", at("releaseDate"), {
      found: `The book came out on ${releaseDate}, no edition came out that day, and one did on ${first} already.`,
      expected: "The day of the first edition.",
      suggestion: didYouMean(first),
    });
  }
  if (early >= 0) {
    yield warning("book-date", at("editions", early, "releaseDate"), {
      found: `This edition is of ${editions[early]?.releaseDate}, years before the book, which came out on ${releaseDate}.`,
      expected: "A day from that of the book on.",
    });
  }
  const day = [releaseDate, first].find((day) => day && isPublished !== day <= today);
  if (!day) return;
  yield warning("book-date", at("status"), {
    found: `The book is ${shown(status)}, but its${day === releaseDate ? "" : " first edition's"} day ${day} ${day <= today ? "has passed" : "is still to come"}.`,
    expected: 'The status "published" from the day of its release, "coming-soon" before it.',
  });
};

/** Words for a day that nobody knows yet. */
const unknownYet =
  /\bTB[AC]\b|\bto be (?:announced|confirmed|decided)\b|\bnot (?:yet )?(?:announced|known|decided)\b|\b(?:date|day)(?: is)? unknown\b/i;
/** The plainest of them, which are no words of a story. */
export const toBeSaid = /\bTB[AC]\b|\bto be (?:announced|confirmed)\b/;
/** Words for what cannot be bought yet, and for what can, at the beginning or behind a comma. */
export const saysToCome =
  /(?:^|[^\p{L}\p{N}\s]\s*)(?:(?:out|available|coming|arriving)(?: very)? soon\b|(?:coming|due|expected)(?: in)?(?: \p{L}+)? (?:19|20)\d\d\b|(?:coming|due|out|expected|published) (?:in|this|next) (?:spring|summer|autumn|fall|winter|month|year|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october)[.!]?$|not (?:yet )?(?:out|published|released)(?: yet)?[.!]?$|pre-?order\b)/iu;
export const saysOut = /(?:^|[^\p{L}\p{N}\s]\s*)(?:out|available|on sale) now\b/iu;
/** A sentence about something else than this book in print. */
const ofAnother =
  /\b(?:audio|hardback|paperback|e-?book|edition|sequel|next|film|chapters?|extract|preview|trailer|poster|song|book (?:one|two|three|four|five|six|\d))/i;

/** The months and years that a note names, as days begin; of "May to July 2025" the year alone. */
export const monthsIn = (note: string) =>
  [
    ...note.matchAll(
      /(?:(?<!(?:to|and|or|by|before) |[–/-] ?)\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?: \d{1,2},)? )?\b((?:19|20)\d\d)\b/g,
    ),
  ].map(([, month, year]) => (month ? new Date(`${month} 1 ${year} UTC`).toISOString().slice(0, 7) : String(year)));

/** Whether a book is to come; one whose day has passed has a wrong status, which is told there. */
export const isToCome = ({ status, releaseDate, editions }: Book, today: string) =>
  status === "coming-soon" &&
  ![releaseDate, ...editions.map((one) => one.releaseDate)].some((day) => day && day <= today);

const twoThings = (place: Place, found: string, suggestion: string) =>
  warning("sells-two-things", place, {
    found: `${found}.`,
    expected: "What agrees with the book's editions, its status and its day.",
    suggestion,
  });

/** What is said of the release agrees with the book's status and its day. */
const notes: Rule<Book> = function* ({ value, at }, { today }) {
  const { status, releaseDate, editions } = value;
  const days = [releaseDate ?? "", ...editions.map((edition) => edition.releaseDate)];
  const isOut = status === "published" && releaseDate && releaseDate <= today;
  for (const field of ["cardRelease", "releaseNote", "statusNote", "teaser", "description", "coverAlt"] as const) {
    const ofRelease = field === "cardRelease" || field === "releaseNote";
    const isNeeded = field === "description" || field === "coverAlt";
    const unknown = isNeeded ? toBeSaid : unknownYet;
    const sentences = [value[field] ?? []].flat().flatMap((said) => said.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
    const wrong = sentences.find((said) => {
      // "TBC" alone is left over (texts.ts).
      if (/^TB[AC]$/i.test(said) || (!ofRelease && ofAnother.test(said))) return false;
      // What else is to be decided may be part of the story.
      const isUnknown =
        unknown.test(said) && (ofRelease || isNeeded || /\b(?:TB[AC]|dates?|days?|out|releases?d?)\b/i.test(said));
      const named = ofRelease && !isUnknown ? monthsIn(said) : [];
      if (isToCome(value, today) && saysOut.test(said)) return true;
      if (!releaseDate && !isToCome(value, today)) return false;
      if (!releaseDate) return named.length > 0 && named.every((day) => day < today.slice(0, day.length));
      const agrees = named.length === 0 || named.some((named) => days.some((day) => day.startsWith(named)));
      return isUnknown || !agrees || (isOut && saysToCome.test(said));
    });
    if (!wrong) continue;
    const what = isNeeded || sentences.length > 1 ? "Delete what no longer holds." : "Delete the line.";
    const fact = releaseDate ? `the "releaseDate" is ${releaseDate}` : `the book is ${shown(status)}`;
    yield twoThings(
      at(field),
      `${shown(wrong)} is said, and ${fact}`,
      releaseDate ? what : 'Change it, or the "status".',
    );
  }
};

const pricesOf = ({ price, otherPrices = [] }: Edition) => [price, ...otherPrices];
const currenciesOf = (edition: Edition) => pricesOf(edition).map(({ currency }) => currency);

/** The home page's offer, prices and box sets agree with the book's editions, status and day. */
const offers: Rule<Book, { Book: Book }> = function* ({ value, slug, at }, content) {
  const { editions, homeOffer: offer, listEditionsOf } = value;
  const isOut = ({ releaseDate }: Edition) => releaseDate <= content.today;
  const isOfLater = (slug = "") =>
    content.itemsOf("Book").some((one) => one.slug === slug && isToCome(one.value, content.today));
  const tell = (found: string, suggestion: string, ...path: PropertyKey[]) => twoThings(at(...path), found, suggestion);

  const { format = "", price } = offer ?? {};
  const ofFormat = editions.filter((edition) => edition.format === format);
  const currencies = ofFormat.flatMap(currenciesOf);
  const button = "The home page's button sells";
  const isSoldAt = ({ retailers }: Edition) => retailers.some(({ url }) => url === offer?.url);
  const asks = ({ amount, currency }: Edition["price"]) => amount === price?.amount && currency === price.currency;
  // Whose address and price the button has: then the format alone is another's.
  const meantEdition = editions.find((edition) => isSoldAt(edition) && pricesOf(edition).some(asks));
  const isMisnamed = meantEdition && !ofFormat.some((edition) => isSoldAt(edition) || pricesOf(edition).some(asks));
  if (offer && (isToCome(value, content.today) || (ofFormat.length > 0 && !ofFormat.some(isOut)))) {
    yield tell(`${button} the ${format}, which is not out`, "Delete it until that is out.", "homeOffer");
  } else if (offer && editions[0] && (ofFormat.length === 0 || isMisnamed)) {
    const { format: meant } = meantEdition ?? editions.find(isSoldAt) ?? editions[0];
    const why = ofFormat.length === 0 ? "no edition is one" : `its price and page are those of the ${meant}`;
    yield tell(`${button} the ${format}, and ${why}`, `Did you mean ${shown(meant)}?`, "homeOffer", "format");
  } else if (price && ofFormat.length > 0 && !currencies.includes(price.currency)) {
    const meant = `Did you mean ${shown(currencies[0])}?`;
    yield tell(`${button} in ${price.currency}, and no such edition does`, meant, "homeOffer", "price", "currency");
  } else if (offer && price && ofFormat.length > 0) {
    const known = ofFormat
      .filter(isOut)
      .flatMap(pricesOf)
      .filter(({ currency }) => currency === price.currency)
      .toSorted((one, other) => Math.abs(one.amount - price.amount) - Math.abs(other.amount - price.amount));
    // "From £7.99": some shops ask more.
    const [near] = known;
    if (near && !known.some(({ amount, from }) => amount === price.amount || (from && amount < price.amount))) {
      const found = `${button} the ${format} for ${price.amount} ${price.currency}, and it costs ${near.amount}`;
      yield tell(found, `Did you mean ${shown(near.amount)}?`, "homeOffer", "price", "amount");
    }
    const ofOthers = content
      .itemsOf("Book")
      .filter((other) => other.slug !== slug)
      .flatMap((other) => other.value.editions.map((edition) => ({ edition, whose: ` of ${other.slug}` })));
    const own = editions.map((edition) => ({ edition, whose: "" }));
    const [sold] = [...own, ...ofOthers].filter(({ edition }) => isSoldAt(edition) && !edition.books?.includes(slug));
    if (sold && !ofFormat.some(isSoldAt)) {
      const meant = didYouMean(...new Set(ofFormat.flatMap(({ retailers }) => retailers.map(({ url }) => url))));
      const found = `${button} the ${format}, and leads to the page of the ${sold.edition.format}${sold.whose}`;
      yield tell(found, meant ?? "Copy the right address.", "homeOffer", "url");
    }
  }

  const copied = "If you copied it, see what else is still the other's.";
  for (const [index, edition] of editions.entries()) {
    const all = currenciesOf(edition);
    const again = all.findIndex((one, place) => all.indexOf(one) < place);
    const prices = ["editions", index, "otherPrices", again - 1, "currency"];
    if (again > 0) yield tell(`The edition has two prices in ${all[again]}`, "Delete one of the two.", ...prices);
    const place = isOut(edition) ? (edition.books ?? []).findIndex(isOfLater) : -1;
    const found = `The set is out, and the book ${shown(edition.books?.[place])} in it is not`;
    if (place >= 0) yield tell(found, "Date the set from the day of its last book.", "editions", index, "books", place);
    const dayOf = (slug: string) => content.itemsOf("Book").find((one) => one.slug === slug)?.value.releaseDate ?? "";
    const after = place < 0 ? (edition.books ?? []).findIndex((slug) => dayOf(slug) > edition.releaseDate) : -1;
    const later = `The set is of ${edition.releaseDate}, and the book ${shown(edition.books?.[after])} in it came out later`;
    if (after >= 0) yield tell(later, "Date the set from the day of its last book.", "editions", index, "releaseDate");
    const inIt = edition.books?.length ?? 0;
    if (inIt === 1 || (inIt === 0 && edition.format === "box-set"))
      yield tell("The set has fewer than two books in it", 'Name them in "books".', "editions", index);
    const facts = ({ format, releaseDate, books, retailers }: Edition) =>
      JSON.stringify([format, releaseDate, books, retailers]);
    const isCopy = (other: Edition) =>
      facts(other) === facts(edition) && (other.isbn ?? edition.isbn) === (edition.isbn ?? other.isbn);
    if (editions.slice(0, index).some(isCopy))
      yield tell(
        `A ${edition.format} of this day in these shops is listed already`,
        copied,
        "editions",
        index,
        "format",
      );
    const isTwin = (one: Shop, other: Shop) =>
      one.country === other.country && one.url === other.url && one.name !== other.name;
    const shops = edition.retailers;
    const twin = shops.findIndex((shop, place) => shops.slice(0, place).some((other) => isTwin(shop, other)));
    const twice = `The address of ${shown(shops[twin]?.name)} stands in this list already`;
    if (twin >= 0) yield tell(twice, copied, "editions", index, "retailers", twin);
    for (const [place, { name, url }] of shops.entries()) {
      const owner = otherShop(name, url);
      if (owner)
        yield warning("shop-of-another", at("editions", index, "retailers", place, "name"), {
          found: `${shown(name)} stands here, and the address beside it is of ${owner}.`,
          expected: "A shop's name with an address of that shop.",
          suggestion: didYouMean(owner),
        });
    }
  }
  const { coverAlt, title, label } = value;
  const [shownBook] = content
    .itemsOf("Book")
    .filter((other) => other.slug !== slug && other.value.title.length > 3 && coverAlt.includes(other.value.title));
  if (shownBook && ![title, label].some((own) => coverAlt.includes(own))) {
    yield warning("alt-of-another", at("coverAlt"), {
      found: `${shown(shownBook.value.title)} is read out here, which is another book.`,
      expected: "What is on the cover of this one.",
    });
  }
  if (isOfLater(listEditionsOf) || listEditionsOf === slug) {
    const found = listEditionsOf === slug ? "This is the book itself" : "The page calls this book out, and it is not";
    yield tell(found, "Name another.", "listEditionsOf");
  }
};

export const bookRules: readonly Rule<Book, { Book: Book }>[] = [status, notes, offers];
