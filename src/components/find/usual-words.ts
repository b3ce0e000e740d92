/** Words by which people ask for a kind of page or item, whatever the series; `keywords` in data/ adds a series' own. */

const downloads =
  "free stuff, freebies, download, downloads, pictures, images, art, artwork, gallery, print, printables";

/** By template. */
const pages: Partial<Record<Queries.PageTemplate, string>> = {
  HOME: "start, main page",
  ARTWORK: `${downloads}, wallpaper, background, poster, colouring, coloring, drawing, craft, for nothing, party`,
  CHARACTERS: "characters, who is who, people, cast, heroes, friends, villain, baddie",
  QUIZ: "quiz, test, personality test, game, games, play, fun, who am i, which character am i, which character are you",
  AGES: "timeline, history, places, true or story",
  WORDS: "words, dictionary, glossary, vocabulary, meaning, definition, spelling, hard words, what does it mean",
  QUESTIONS: "questions, faq, help, ask, answers, contact, how do i",
  SHOP: "shop, store, merch, merchandise, buy, price, cost, clothes, gift, present, birthday, christmas, toys",
  MUSIC: "music, song, songs, album, soundtrack, listen, tune, singing, audio, play music",
  VIDEOS: "video, videos, film, movie, trailer, watch, clip, cartoon, animation, episode",
  ROBLOX: "roblox, game, avatar, skins, robux, free shirt",
  LESSONS: "teacher, teaching, lesson, lesson plan, worksheet, class, classroom, school, homework, activities",
  GROWN_UPS:
    "grown-ups, parents, mum, mom, dad, carers, grandparents, teachers, librarian, library, bookshop, isbn, press, covers, " +
    "reading age, what age, how old, age rating, content warning, dyslexia, large print, bigger letters, text size, accessibility",
  PRIVACY_POLICY:
    "privacy, cookie, cookies, data, tracking, gdpr, legal, terms, safety, is it safe, personal information",
  WHATS_NEW: "news, latest, updates, feed, rss, blog, what is happening",
  FIND: "search, a to z, index, site map",
};

const newsletter = "newsletter, subscribe, sign up, mailing list";

/** The lists of the page of free pictures, by the ids of their sections. */
const lists: Record<string, string> = {
  wallpaper: "wallpaper, background, desktop, computer, laptop, tablet, screensaver, screen",
  "phone-wallpaper": "wallpaper, phone, mobile, iphone, android, lock screen, phone background",
  poster: "poster, wall, bedroom, print",
  "colouring-sheet": "colouring, coloring, colouring in, colouring pages, colour, crayons, print, drawing",
  printable: "craft, crafts, cut out, print, make, activity",
};

const anyBook =
  "novel, story, what is it about, what is the story about, what happens, how many pages, how long is the book";
const outBook = "buy, price, cost, how much, paperback, hardback, kindle, e-book, ebook, audiobook";
const bookToCome = "release date, come out, coming out, coming soon, new book, next book";
const chapter =
  "free chapter, sample, extract, excerpt, preview, read, read online, reading, start reading, read now, read it here";

const split = (words = "") => words.split(", ").filter(Boolean);

export const wordsForPage = (template: Queries.PageTemplate, hasNewsletter: boolean): string[] =>
  split([pages[template], template === "HOME" && hasNewsletter && newsletter].filter(Boolean).join(", "));

export const wordsForList = (id: string): string[] => split(lists[id]);

export const wordsForBook = (status: Queries.BookStatus): string[] =>
  split(`${anyBook}, ${status === "PUBLISHED" ? outBook : bookToCome}`);

export const wordsForChapter = (): string[] => split(chapter);
