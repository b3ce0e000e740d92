/** Words by which people ask for a kind of page or item, whatever the series; `keywords` in data/ adds a series' own. */
import type { Kind } from "./kinds/kinds";
import type { TemplateName } from "./kinds/page";
import type { MappedFields } from "./site-map";

const downloads =
  "free stuff, free things, for free, freebies, download, downloads, pictures, pics, photos, images, art, artwork, gallery, " +
  "print, printables, things to print";

/** By template. */
const pages: Partial<Record<TemplateName, string>> = {
  home: "start, main page, home page, front page",
  books:
    "books, all books, all the books, series, list of books, reading order, which order, in which order, what order, " +
    "how many books, next book, first book, new book, coming soon",
  artwork:
    `${downloads}, wallpaper, background, poster, colouring, coloring, drawing, craft, for nothing, party, save a picture, ` +
    "things to do, something to do, bored",
  characters:
    "characters, personages, figures, main characters, main people, who is who, who is in it, who is in the book, who are they, how old are they, people, names, cast, heroes, " +
    "friends, villain, baddie",
  quiz:
    "quiz, test, personality test, game, games, online game, play, play a game, fun, who am i, which one am i, which character am i, " +
    "which character are you, who are you most like, things to do, something to do, bored",
  ages:
    "timeline, history, places, where do they go, where do they travel, when do they go, what times do they go to, " +
    "places they visit, true or story, true or false, facts, things to do, something to do, bored",
  words:
    "words, dictionary, glossary, vocabulary, meaning, meanings, definition, spelling, hard words, what does it mean, " +
    "what does that word mean, how do you say, how to say, pronounce, pronunciation",
  questions: "questions, faq, help, ask, answers, contact, problem, how do i, i have a question",
  shop:
    "shop, store, merch, merchandise, buy, order, price, cost, how much, clothes, t-shirt, jumper, hoodie, sweatshirt, gift, present, birthday, christmas, xmas, toys, soft toy, plushie, " +
    "things to buy, delivery, sizes, returns",
  music: "music, song, songs, album, soundtrack, listen, tune, singing, sing, lyrics, audio, play music, spotify",
  videos:
    "video, videos, youtube, film, movie, trailer, watch, clip, cartoon, animation, episode, something to watch, is there a film",
  roblox: "roblox, avatar, skins, robux, free shirt, outfit",
  lessons:
    "teacher, teaching, teaching resources, lesson, lesson plan, worksheet, class, classroom, school, homework, activities, " +
    "curriculum, year group, print for class, display",
  "grown-ups":
    "grown-ups, adults, parents, mum, mom, dad, carers, grandparents, teachers, librarian, library, bookshop, isbn, isbn number, press, covers, " +
    "reading age, reading level, age recommendation, age guidance, themes, what age, how old, age rating, content warning, suitable for, suitable for my son, suitable for my daughter, appropriate, swearing, bad language, " +
    "is it safe, safe for kids, discussion questions, talk about, bereavement, death, reluctant readers, bedtime story, dyslexia, bigger letters",
  "privacy-policy":
    "privacy, cookie, cookies, data, tracking, sell my data, share my data, gdpr, legal, terms, safety, is it safe, personal information, delete my data, delete my email, remove my details, unsubscribe",
  "whats-new": "news, latest, newest, just added, updates, feed, rss, blog, what is new, what is happening",
  find: "search, a to z, index, site map",
};

const newsletter = "newsletter, subscribe, sign up, mailing list, email updates, tell me when";
const social =
  "social media, follow, follow us, find us on, youtube, instagram, insta, facebook, tiktok, twitter, discord, snapchat, threads, whatsapp";

/** Parts of pages, by template and the ids of their sections. */
const parts: Partial<Record<TemplateName, Record<string, string>>> = {
  artwork: {
    wallpaper: "wallpaper, background, desktop, computer, laptop, tablet, ipad, screensaver, screen",
    "phone-wallpaper":
      "wallpaper, phone, mobile, cell phone, iphone, android, lock screen, home screen, phone background, wallpaper for my phone",
    poster: "poster, wall, bedroom, print",
    "colouring-sheet":
      "colouring, coloring, colouring in, colour in, colouring pages, colour, crayons, felt-tips, painting, print, drawing, " +
      "colour in online, colouring online, online colouring, colouring game, colour on the screen, paint online",
    printable: "craft, crafts, cut out, print, make, things to make, activity",
  },
  "grown-ups": {
    reading:
      "frights, scary bits, scared, scares easily, frightened, nightmares, sensitive, themes, reading age, reading level, age recommendation, age guidance, age rating, content warning, " +
      "suitable for, appropriate, swearing, swear words, bad language, bad words, bereavement, death",
    site: "is it safe, safe for kids, what is stored",
    questions: "discussion questions, questions to talk about, talk about",
    press:
      "isbn, isbn number, cover, covers, book cover, press, press kit, press pack, media, library, librarian, bookshop, journalist, blogger, " +
      "publisher, logo, high resolution, author, author visit, interview, review, reviews, awards",
  },
  lessons: {
    key: "curriculum, national curriculum, key stage",
    "book-club": "book club, reading group",
    assembly: "assembly, assemblies, collective worship",
  },
};

const settings =
  "settings, big text, big letters, big writing, bigger writing, bigger letters, bigger text, larger text, large print, text size, font size, make the text bigger, " +
  "make it bigger, zoom in, writing too small, too small to read, too small, " +
  "eyesight, dyslexia, dyslexic, dyslexia font, font, fonts, change the font, plain letters, spacing, dark mode, night mode, light mode, " +
  "too bright, contrast, change the colours, stop moving, moving, stop it moving, stop the animation, stop the pictures moving, movement, turn off animations, no animations, " +
  "less motion, dizzy, flashing, hard to read, black background, white on black, partially sighted, accessibility, accessible";

const anyBook =
  "novel, story, plot, blurb, boxset, what is it about, what is the story about, what is the book about, " +
  "what happens, how many pages, how long is the book";
const outBook =
  "buy, buy the book, where to buy, get the book, order, price, cost, how much, how much is the book, paperback, hardback, " +
  "kindle, e-book, ebook, audiobook, amazon, bookshop, waterstones, translation, other languages, in french, in german, in spanish";
const bookToCome =
  "release date, when is it out, come out, coming out, coming soon, new book, next book, next one, pre-order, " +
  "what happens at the end";
const chapter =
  "free chapter, first chapter, sample, free sample, extract, excerpt, preview, read, read online, reading, start reading, " +
  "read now, read it now, read it here, where can i read it, read some of it, read a bit, read the book, read the story, bedtime story, read aloud, read to me, read it to me, " +
  "audiobook, listen to the story, keep my place, epub, e-book file";

const lastBook = "last book, final book, last one";
const makers =
  "author, writer, who wrote it, who wrote the books, illustrator, illustrations, artist, who drew it, who drew the pictures, " +
  "who did the pictures, who did the drawings, who made the pictures";

const split = (words = "") => words.split(", ").filter(Boolean);

/** The usual words for an item of this kind: a page, a book that is out or to come, a chapter. */
export function wordsForItem({ typeName }: Kind, { template, status }: MappedFields): string[] {
  if (typeName === "Page") return split(pages[template as TemplateName]);
  if (typeName === "Book") return split(`${anyBook}, ${status === "published" ? outBook : bookToCome}`);
  return split({ Chapter: chapter, Artwork: "picture" }[typeName]);
}

/** For the last of several books. */
export const wordsForLastBook = (): string[] => split(lastBook);

/** For a book of which somebody is said to have made it. */
export const wordsForMakers = (): string[] => split(makers);

export const wordsForPart = (template: string, id: string): string[] => split(parts[template as TemplateName]?.[id]);

export const wordsForSettings = (): string[] => split(settings);

export const wordsForNewsletter = (): string[] => split(newsletter);

export const wordsForSocial = (): string[] => split(social);
