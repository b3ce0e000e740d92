/**
 * What children ask, misspelt as they would, of the index that the site has. A site may be without any of what is asked
 * for.
 */
import { distance } from "fastest-levenshtein";
import type { FindEntry } from "../../src/components/a-to-z/find-entry";
import { wordsOf } from "../../src/templates/find/spelling";
import { items, site } from "../site-under-test";
import { ask, entries } from "./find-index";
import {
  age,
  artwork,
  bookPath,
  chapterOf,
  character,
  first,
  having,
  list,
  merch,
  missedOf,
  onNetwork,
  out,
  partOf,
  pathOf,
  question,
  questionsOf,
  type Row,
  titled,
  toCome,
  video,
  withKeyword,
  word,
} from "./find-pages";

const table: Row[] = [
  ["pip, PIP, pipp, who is pip, where's pip, wheres pip, pip's page, pips, pipp the dinosaur", character("pip")],
  ["toby, tobey, tobi, tobbie, toby read, tobyreed, toby reid, who is tobey", character("toby-reed")],
  ["finn, fin, fynn, finn marlo, finnmarlow, phin", character("finn-marlow")],
  ["asha, asher, ash, asha rye, aisha", character("asha-rai")],
  ["ember, embar, embur, emba, baby dragon", character("ember")],
  ["ruva, roova, rouva, martian girl", character("ruva")],
  [
    "orrin, orin, orrin vail, orinvale, the bad guy, who is the bad guy, villan, baddy, hourkeeper",
    character("orrin-vale"),
  ],
  ["sam, samm, talking car, robot car", character("sam")],
  ["dr lumen, docter lumen, doctor lumin, odette, odet, odette luman, the professor", character("odette-lumen")],
  ["dinosor, dinosaur, dinasor, dinosaw, dinosuar, dino, green dinosaur, t rex, raptor, rapter", character("pip")],
  ["velocoraptor, velociraptor, velosiraptor, veloci raptor, velocirapter", word("velociraptor"), character("pip")],
  ["dragon, dragen, dragn", character("ember")],
  ["quantanight, quantanite, quantinite, kwantanite, quantonite, quantanites", word("quantanite")],
  ["hour keeper, hourkeper, the hourkeepers", word("hourkeeper"), character("orrin-vale")],
  ["paradox, paradocks, what does paradox mean, what is a paradox", word("paradox")],
  ["saltmarrow, salt marrow, saltmarow, saltmarsh", word("saltmarrow"), age("saltmarrow-today")],
  ["meteor, meteorite, metiorite, meteorites", word("meteorite")],
  ["book 1, book one, Book One, bookone, book1, 1st book, first book, how much is book 1, the first book", bookPath(1)],
  ["book 2, book two, booktwo, second book, buy book 2, book too, the 2nd book", bookPath(2)],
  ["book 3, when book 3, when is book three, book three, bookthree, third book", bookPath(3)],
  ["last book, final book", items("books").find(({ keywords }) => keywords?.includes("last book"))?.path],
  ["when does book 3 come out, release date, next book, when is the new book coming out", toCome(3)],
  ["discovery, the discovery, discovry, the discuvery", titled(1, "The Discovery")],
  ["awakening, the awakening, awakning, the awakenning", titled(2, "The Awakening")],
  [
    "buy, buy the book, where can i buy the books, price, cost, how much, how much does it cost",
    out(1),
    pathOf("shop"),
  ],
  ["ebook, e-book, kindle, paperback, audiobook, audio book", out(1), out(2), out(3)],
  [
    "chapter 1, chapter one, chaptr 1, capter one, first chapter, free chapter, can i read the first chapter",
    chapterOf(1),
  ],
  ["read online, sample, start reading", chapterOf(1)],
  [
    "quiz, quizz, kwiz, qiz, the quiz, where is the quiz, who am i, test, personality test, which character am i",
    pathOf("quiz"),
  ],
  ["game, games, can i play a game", pathOf("quiz"), pathOf("roblox")],
  ["characters, charecters, carachters, karacters, caracters, cast", pathOf("characters")],
  ["download, downlode, downloads, free stuff, freebies, pictures", pathOf("artwork")],
  ["wallpaper, wallpapers, walpaper, wall paper, wallpapper, background, desktop background", list("wallpaper")],
  [
    "phone, phone wallpaper, fone wallpaper, mobile, iphone, lock screen, wallpaper for my phone",
    list("phone-wallpaper"),
  ],
  ["poster, posters, postor, pooster", list("poster")],
  [
    "coloring, colouring, colering, colring in, coloring pages, colouring sheets, colour in, color",
    list("colouring-sheet"),
  ],
  ["bookmark, bookmarks, bookmarc, book mark", artwork("bookmarks")],
  ["badge, baj, bage", artwork("badge-quantanite")],
  ["raptor moon, rapter moon, raptormoon", artwork("raptor-moon")],
  ["colouring pip, pip coloring, dinosaur colouring, colour in pip", artwork("colouring-pip")],
  ["hour keeper poster", artwork("poster-the-hourkeeper")],
  ["song, songs, music, musik, muzic, spotify, album, soundtrack, listen to music", pathOf("music")],
  ["video, videos, vidoes, vidio, vids, youtube, film, movie, watch", pathOf("videos")],
  ["trailer, trailor, treiler", video("book-one-trailer")],
  ["roblox, robloks, rowblox, roblocks, robux, skin, skins, avatar, roblox shirt, free shirt", pathOf("roblox")],
  ["shop, merch, merchandise, merchandice, clothes, gift, store", pathOf("shop")],
  [
    "t-shirt, tshirt, t shirt, tee shirt, teeshirt, T-shirts, pip tshirt",
    merch("t-shirt"),
    having(merch("t-shirt"), "shop"),
  ],
  ["hoodie, hoody, hoodies, hudie, jumper, portal hoodie", merch("hoodie")],
  ["sweatshirt, sweat shirt, sweetshirt, swetshirt", merch("sweatshirt")],
  ["timeline, time line", pathOf("ages")],
  ["time machine, time travel, where have you been", having(age("ice-age"), "ages")],
  ["ice age, iceage, ice ages, stone age, mammoth", age("ice-age")],
  ["roman, romans, roman britain, roman britian", age("roman-britain")],
  ["mars, marz, space, martians", age("far-future-mars"), character("ruva")],
  ["sky harbor, sky harbour, skyharbour, skyharbor, 2311", age("sky-harbour-2311"), artwork("sky-harbour-2311")],
  ["cretaceous, cretacious, cretaseous, jurassic", age("late-cretaceous"), word("cretaceous")],
  ["words, word hoard, dictionary, glossary, vocabulary, hard words", pathOf("words")],
  [
    "teacher, teachers, for teachers, techer, lesson, lessons, lesson plan, worksheet, school, homework",
    pathOf("lessons"),
  ],
  [
    "parents, mum, mom, grown ups, grownups, grown-up, for grownups, librarian, library, ISBN, isbn number",
    pathOf("grown-ups"),
  ],
  ["cookie, cookies, privacy, privasy, privacy policy, tracking, data", pathOf("privacy-policy")],
  ["author, auther, who wrote it, who is the author, writer, email, fan mail", question("write-to-the-author")],
  ["how old, what age, how old do you have to be, reading age", question("how-old"), pathOf("grown-ups")],
  ["is it scary, scary, scarey", question("is-it-scary")],
  ["which book first, reading order, what order do i read them", question("which-book-first")],
  ["help, questions, faq, kwestions", pathOf("questions")],
  ["school report, book report", question("school-report")],
  ["newsletter, news letter, sign up", ...(site.newsletter ? [pathOf("home"), `${pathOf("home")}#newsletter`] : [])],
  ["where to by the boks, where can my gran get it", bookPath(1), pathOf("books"), pathOf("shop"), pathOf("grown-ups")],
  ["name of book three, any news about book 3", bookPath(3), question("book-three")],
  ["is there a book four", bookPath(4) ?? bookPath(3), question("book-three")],
  ["what is it about, whats the story about, how many pages", bookPath(1)],
  ["is pip a boy or a girl, what kind of dinosour is pip", character("pip")],
  ["the man with the watch, whos the vilan", character("orrin-vale")],
  ["poster of the bad guy, vilain poster", artwork("poster-the-hourkeeper")],
  ["dinosaur picture, picture of pip", artwork("raptor-moon"), artwork("colouring-pip"), artwork("phone-pip")],
  ["picher of mars", artwork("mars-canyon"), age("far-future-mars")],
  ["fone walpaper of ember", artwork("phone-ember")],
  ["what can i get for nothing, birthday party", pathOf("artwork"), list("printable")],
  ["which carachter are you, persanality quiz", pathOf("quiz")],
  ["list of charcters, all the people", pathOf("characters")],
  ["what dose quantanite do, what is quantinight", word("quantanite")],
  ["whats a monacle", word("monocle")],
  ["read chapter 1 free, story to read now, read it to me", chapterOf(1), chapterOf(2)],
  ["does anyone die", withKeyword("die")],
  ["will it give me nightmares", withKeyword("nightmares")],
  ["what age are you ment to be, im 12 is it too babyish", question("how-old")],
  ["is time travel real, did it realy happen", question("is-it-true")],
  ["do i need to read the first one first", question("which-book-first")],
  ["copywrite, can i use the pictures for my school project", question("use-the-pictures")],
  ["do you track me, adverts", question("what-the-website-knows"), question("videos-and-music")],
  ["the hoodie how do I get it", merch("hoodie")],
  ["🦖", character("pip")],
  ["🐉", character("ember")],
  ["🎵", pathOf("music")],
  ["frights, scary bits", partOf("grown-ups", "reading")],
  ["bigger letters, dyslexia", pathOf("grown-ups")],
  ["do you have toys, christmas present", pathOf("shop")],
  ["whats happening, wots new", pathOf("whats-new")],
  ["where did they go, wher did they go, where do they all travel to", pathOf("ages")],
  ["frist book, by the book", bookPath(1), pathOf("shop")],
  ["bok too, secound book, secondbook", bookPath(2)],
  ["wen is the next one, thrid book", toCome(3)],
  ["colering pages, pitcures to colour in", list("colouring-sheet"), pathOf("artwork")],
  ["whos in the book, whose who", pathOf("characters")],
  ["something to do im bored, im bord", pathOf("quiz"), pathOf("artwork"), pathOf("ages")],
  ["is there swearing, suitable for my son, reading leval", pathOf("grown-ups")],
  ["press kit, cover image for a blog, isbn", pathOf("grown-ups") && `${pathOf("grown-ups")}/press`],
  ["instagram", onNetwork("instagram")],
  ["facebok", onNetwork("facebook")],
  ["twitter, discord", site.social.length > 0 && `${pathOf("home")}#footer-social`],
  ["bip, qip", character("pip")],
  ["boks", bookPath(1), pathOf("books"), pathOf("home"), pathOf("shop")],
  ["ajes", pathOf("ages")],
  ["chork", word("chalk")],
  ["personages, karakters", pathOf("characters")],
];

test("of what children ask, misspelt as it may be, nine of ten have the right page among the first three", () => {
  const questions = questionsOf(table);
  const missed = missedOf(questions);
  expect({ missed, isFew: missed.length <= questions.length / 10 }).toEqual({ missed, isFew: true });
});

test("a name alone leads to what is called so, before all else", () => {
  const firstNames = items("characters").flatMap(({ name, slug }) => [[name, character(slug)]]);
  const names = [
    ...firstNames,
    ...items("books").flatMap(({ label, path }) => [[label, path]]),
    ["quiz", pathOf("quiz")],
    ...items("pages").map(({ name, path, template }) => [name, template === "find" ? undefined : path]),
  ];
  if (!ask) return;
  const wrong = names.filter(([asked, wanted]) => {
    const [found] = first(asked, 1);
    // Two may have one name, such as a book and whom it is about.
    const isCalledSo = [found?.name, ...(found?.otherNames ?? [])].some(
      (name) => name?.toLowerCase() === asked.toLowerCase(),
    );
    return wanted && found?.path !== wanted && !isCalledSo;
  });
  expect(wrong).toEqual([]);
});

test.each(["bigger writing", "dyslexia font", "dark mode", "stop moving"])(
  "“%s” leads to the reading settings",
  (asked) => {
    if (ask) expect(first(asked, 1)[0]?.name).toBe("Reading settings");
  },
);

/** A letter left out, typed twice, or swapped with its neighbour, near the start and in the middle. */
const slipsOf = (name: string) =>
  [1, name.length >> 1].flatMap((index) => {
    const [before, letter, after] = [name.slice(0, index), name.charAt(index), name.slice(index + 1)];
    return [before + after, before + letter + letter + after, before + after.charAt(0) + letter + after.slice(1)];
  });

test("a letter missing, doubled or swapped in a name is forgiven, be it for another word that is as near", () => {
  const wordsIn = ({ name, otherNames, keywords }: FindEntry) => [name, ...otherNames, ...keywords].flatMap(wordsOf);
  const inTexts = new Set(entries.flatMap(({ more }) => wordsOf(more)));
  const names = entries
    .filter(({ kind }) => ["Character", "Book", "Age", "Word"].includes(kind))
    .flatMap(({ name }) => wordsOf(name))
    .filter((name) => /^\p{L}{5,}$/u.test(name));
  // Of a long series some names, from all over it: each asks six times.
  const tried = names.filter((_, index) => index % Math.ceil(names.length / 80) === 0);
  const slips = tried.flatMap((name) => slipsOf(name).map((slip) => [name, slip] as const));
  const missed = slips.filter(([name, slip]) => {
    const isNear = (word: string) => word.startsWith(slip) || distance(word, slip) <= distance(name, slip) + 1;
    return !inTexts.has(slip) && !first(slip, 3).some((found) => wordsIn(found).some(isNear));
  });
  expect(missed).toEqual([]);
});

test.each(["qqqq", "xyzzy", "zzzzzzzz", "wxwxwx"])("“%s” finds nothing, and three at most are called near", (asked) => {
  if (!ask) return;
  expect(ask(asked).found).toEqual([]);
  expect(ask(asked).nearest.length).toBeLessThanOrEqual(3);
});
