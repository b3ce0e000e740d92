/** Synonyms for the search: words for kinds of pages and items of any series; `keywords` in data/ adds a series' own. */

import { numberWords } from "../../plugins/gatsby-plugin-checked-content";

/** By the template of a page, with "#" and the id of a part of it; or by the type of an item. Stems need no plurals. */
const words: Record<string, string> = {
  home: "start, main page, home page, front page",
  books:
    "all books, series, list of books, reading order, which order, how many books, next book, new book, coming soon",
  artwork: `free stuff, free things, for nothing, freebies, download, picture, pics, photos, images, art, artwork,
    gallery, print, printables, things to print, wallpaper, background, poster, colouring, coloring, drawing, craft,
    party, save a picture, things to do, something to do, bored`,
  "artwork#wallpaper": "wallpaper, background, desktop, computer, laptop, tablet, ipad, screensaver, screen",
  "artwork#phone-wallpaper":
    "wallpaper, phone, mobile, cell phone, iphone, android, lock screen, home screen, phone background",
  "artwork#poster": "poster, wall, bedroom, print, hang up, hang on the wall, hang over my bed, pin up",
  "artwork#colouring-sheet": `colouring, coloring, colouring in, colour in, colouring pages, crayons, felt-tips,
    painting, print, drawing, 🎨, colour in online, colouring game, colour on the screen, paint online`,
  "artwork#printable": "craft, cut out, print, make, things to make, activity",
  characters: `characters, personages, figures, main characters, main people, who is who, who is in it,
    who is in the book, who is in the story, who are they, how old are they, names, cast, heroes, friends, villain, baddie`,
  quiz: `quiz, test, personality test, game, online game, play, play a game, 🎮, fun, who am i, which one am i,
    which character am i, which character are you, who are you most like, things to do, something to do, bored`,
  ages: `timeline, history, places, where do they go, where do they travel, when do they go, what times do they go to,
    places they visit, true or story, true or false, facts, things to do, something to do, bored`,
  words: `words, dictionary, glossary, vocabulary, meaning, definition, spelling, hard words, what does it mean,
    what does that word mean, how do you say, pronounce, pronunciation`,
  questions: "questions, faq, help, ask, answers, contact, problem, how do i, i have a question",
  shop: `shop, store, merch, merchandise, buy, order, price, cheap, cheapest, cost, how much, gift, present, birthday,
    christmas, xmas, 🎁, 🛒, things to buy, delivery, shipping, postage, sizes, what size, xl, xxl, does not fit, dont fit, too small,
    too big, returns, send it back, refund, money back, exchange`,
  music: "music, song, album, soundtrack, sound, listen, tune, singing, lyrics, audio, play music, spotify, 🎵, 🎶",
  videos:
    "video, youtube, film, movie, trailer, watch, clip, cartoon, animation, episode, something to watch, is there a film, 🎬",
  roblox: "roblox, avatar, skins, robux, free shirt, outfit",
  lessons: `teacher, teaching, teaching resources, lesson, lesson plan, worksheet, class, classroom, school, homework,
    activities, curriculum, year group, print for class, display`,
  "lessons#key": "curriculum, national curriculum, key stage",
  "lessons#book-club": "book club, reading group",
  "lessons#assembly": "assembly, collective worship",
  "grown-ups": `grown-ups, adults, parents, mum, mom, dad, carers, grandparents, teachers, librarian, library,
    bookshop, isbn, press, covers, reading age, reading level, recommendation, guidance, themes, what age, how old,
    rating, content warning, suitable for my son, suitable for my daughter, appropriate, swearing, bad language,
    rude words, swear words, violence, is it safe, safe for kids, discussion questions, talk about, bereavement, death, reluctant readers, bedtime story,
    dyslexia, bigger letters`,
  "grown-ups#reading": `frights, scary bits, scared, scares easily, frightened, nightmares, sensitive, themes,
    reading age, reading level, recommendation, guidance, rating, content warning, suitable for, appropriate, swearing,
    bad language, rude words, swear words, violence, fighting, blood, killed, does anyone die, upset, upsetting, sad,
    bereavement, grief, grieving, death`,
  "grown-ups#site": "is it safe, safe for kids, what is stored",
  "grown-ups#questions": "discussion questions, questions to talk about",
  "grown-ups#press": `isbn, cover, press, press kit, press pack, media, library, librarian, bookshop, journalist,
    blogger, publisher, logo, high resolution, author, author visit, interview, review, awards`,
  "privacy-policy": `privacy, cookie, data, tracking, sell my data, share my data, collect data, collect my data, what do you collect, my data, gdpr, legal, terms, safety,
    is it safe, personal information, delete my data, delete my email, remove my details, unsubscribe, newsletter`,
  "whats-new": "news, latest, newest, just added, updates, feed, rss, blog, what is new, what is happening",
  settings: `settings, big text, bigger letters, bigger writing, larger text, large print, text size, font size,
    make the text bigger, zoom in, writing too small, too small to read, eyesight, dyslexia, dyslexic, font,
    plain letters, spacing, dark mode, night mode, light mode, too bright, contrast, change the colours, stop moving,
    stop the animation, turn off animations, less motion, flashing, partially sighted, accessibility, accessible`,
  newsletter: "newsletter, subscribe, unsubscribe, stop the emails, sign up, mailing list, email updates, tell me when",
  social: `social media, follow us, find us on, youtube, instagram, insta, facebook, tiktok, twitter, discord,
    snapchat, threads, whatsapp`,
  Book: `novel, story, plot, blurb, what is it about, what is the story about, what is the book about,
    what happens, how many pages, how long is the book`,
  "Book#published": `buy, buy the book, where to buy, get the book, order, price, cheap, cheapest, cost, how much, how much is the book,
    amazon, bookshop, waterstones, library, borrow`,
  "Edition#paperback": "paperback, softback",
  "Edition#hardback": "hardback, hardcover",
  "Edition#ebook": "kindle, e-book, digital",
  "Edition#audiobook": "audiobook, audible, listen",
  "Edition#box-set": "box set, boxset, all the books",
  "Book#first": `reading order, what order, in which order, which order, order to read them, series order, where to start,
    which one first, start with`,
  "Book#coming-soon":
    "release date, when is it out, coming out, coming soon, new book, next book, next one, pre-order, what happens at the end",
  "Book#last": "last book, final book, last one, another book, one more book, will there be more, more books",
  "Book#made": `author, writer, who wrote it, who wrote the books, illustrator, illustrations, artist, who drew it,
    who drew the pictures, who did the drawings, who made the pictures`,
  Chapter: `free chapter, first chapter, free sample, extract, excerpt, preview, taster, try it first, try a bit, try before i buy, read, read online, start reading,
    read it now, read it here, where can i read it, read some of it, read a bit, read the book, read the story,
    bedtime story, read aloud, read to me, read it to me, audiobook, listen to the story, 📖, keep my place, epub,
    e-book file`,
  Character: "how old",
  Age: "times",
  Artwork: "picture",
};

/** Ordinals of books: a series of more is asked for by its books' own labels. */
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth".split(" ");

/** What the book at a place of its series (1, 2 …) is called, whatever its label calls it: "book one", "first book". */
export const placeNames = (place: number): string[] => {
  const ordinal = ordinals[place - 1];
  const number = numberWords[place];
  if (!ordinal || !number) return [];
  return [
    `book ${number}`,
    `${ordinal} book`,
    `${place}${["st", "nd", "rd"][place - 1] ?? "th"} book`,
    `volume ${number}`,
  ];
};

/** The synonyms of these templates, parts and types. */
export const synonyms = (...keys: string[]): string[] => keys.flatMap((key) => words[key]?.split(/,\s+/) ?? []);
