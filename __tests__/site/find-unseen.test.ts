/**
 * A hundred questions that were written with nothing but the names of the pages at hand, before anybody asked them. The
 * search is never tuned to them and the list is never edited to pass, so that it tells what a stranger's questions get.
 */

import { items, site } from "../site-under-test";
import {
  age,
  artwork,
  below,
  bookPath,
  chapterOf,
  chapterTitled,
  character,
  having,
  list,
  merch,
  missedOf,
  onNetwork,
  partOf,
  pathOf,
  question,
  questionsOf,
  type Row,
  video,
  word,
} from "./find-pages";

const lesson = below("lessons", "lessons", "/");
const album = below("music", "music", "#");
const roblox = (folder: string) => below("roblox", folder, "#");
const clothing = roblox("roblox-items");
const albums = items("music").map(({ slug }) => album(slug));
const settings = pathOf("find") && `${pathOf("find")}#reading-settings`;
const press = pathOf("grown-ups") && `${pathOf("grown-ups")}/press`;
const freeTShirts = partOf("roblox", "free-t-shirts");
const reading = partOf("grown-ups", "reading");
const picture = (order: number, slug: string) =>
  items("gallery").some((one) => one.slug === slug) && `${bookPath(order)}#${slug}`;

const table: Row[] = [
  ["who rides the bike, finn's last name", character("finn-marlow")],
  ["asha inventions", character("asha-rai")],
  ["toby jokes", character("toby-reed")],
  ["doctor odette", character("odette-lumen")],
  ["tell me about pip", character("pip")],
  ["ember the dragon", character("ember")],
  ["can you draw ember", character("ember"), artwork("colouring-ember")],
  ["ruva from mars", character("ruva")],
  ["mr vale, why is orrin bad", character("orrin-vale")],
  ["what does sam stand for, the car that talks", character("sam")],
  ["meet the charecters, who are the main characters", pathOf("characters")],
  ["take the quiz, which one am i", pathOf("quiz")],
  [
    "traveler quiz",
    items("pages").some(({ template, name }) => template === "quiz" && /travell/i.test(name)) && pathOf("quiz"),
  ],
  ["coulering sheets", list("colouring-sheet")],
  ["colour in the dinosaur", artwork("colouring-pip")],
  ["colouring in the car", artwork("colouring-sam")],
  [
    "print a poster, poster for my bedroom",
    list("poster"),
    artwork("poster-the-crew"),
    artwork("poster-the-hourkeeper"),
  ],
  ["desktop background", list("wallpaper"), having(list("wallpaper") || undefined, "artwork")],
  ["lock screen", list("phone-wallpaper"), having(list("phone-wallpaper") || undefined, "artwork")],
  ["bookmark to print", artwork("bookmarks")],
  ["badge", artwork("badge-quantanite")],
  ["things to make and do", list("printable")],
  ["moon wallpaper", artwork("raptor-moon")],
  ["picture of the jungle", artwork("cretaceous-jungle")],
  ["roman picture", artwork("roman-gate-sunset"), picture(1, "roman-road"), age("roman-britain")],
  ["mars background", artwork("mars-canyon"), artwork("phone-portal")],
  ["jumper", merch("sweatshirt"), pathOf("shop")],
  ["t shirt with pip on", merch("t-shirt")],
  ["how much does the hoody cost", merch("hoodie")],
  ["buy merch", pathOf("shop")],
  ["presents for a 9 year old", pathOf("shop"), pathOf("grown-ups"), question("how-old")],
  ["roblocks shirt", pathOf("roblox"), clothing("black-shirt"), clothing("black-and-white-shirt"), freeTShirts],
  ["free roblox clothes", pathOf("roblox"), freeTShirts],
  ["how many robux", question("roblox-prices"), pathOf("roblox")],
  ["green shirt roblox", clothing("green-velociraptor-shirt")],
  ["avatar skin", pathOf("roblox")],
  ["listen to the music", pathOf("music")],
  ["the album, songs from book one", pathOf("music"), ...albums],
  ["watch the trailer, trailor for book 1", video("book-one-trailer")],
  ["videos for kids", pathOf("videos"), question("videos-and-music")],
  ["how are the pictures made", video("workflow-book-one-images"), question("ai-in-the-pictures")],
  ["is it made with ai", question("ai-in-the-pictures")],
  [
    "chapterverse",
    word("chapterverse"),
    ...items("music")
      .filter(({ title }) => /chapterverse/i.test(title))
      .map(({ slug }) => album(slug)),
  ],
  ["saving the martians video", video("chapterverse-two-saving-the-martians")],
  ["the discovery book, buy book one", bookPath(1)],
  ["book about the awakening, what's book 2 called", bookPath(2)],
  ["when does the third book come out", bookPath(3), question("book-three")],
  ["kindle", bookPath(1), bookPath(2)],
  ["read a sample, first chapter", chapterOf(1), chapterOf(2)],
  ["the last word", chapterTitled("The Last Word")],
  ["rude to the rhubarb", chapterTitled("Rude to the Rhubarb")],
  ["do i have to start with book 1", question("which-book-first")],
  ["how many books are there", question("which-book-first"), question("book-three"), pathOf("books"), pathOf("home")],
  ["what age is this for", question("how-old"), pathOf("grown-ups"), reading],
  ["is it too scary for my 7 year old", question("is-it-scary"), reading],
  ["did this really happen", question("is-it-true")],
  ["can i put the pictures on my blog", question("use-the-pictures"), press],
  ["how can i contact the author, adress to send a letter", question("write-to-the-author")],
  [
    "do you collect data about children",
    pathOf("privacy-policy"),
    question("what-the-website-knows"),
    partOf("grown-ups", "site"),
  ],
  ["are there ads", question("videos-and-music")],
  ["cookys", pathOf("privacy-policy")],
  ["make the text bigger, night mode, turn off animations, text is too small", settings],
  ["year 6 activities", pathOf("lessons")],
  ["romans lesson", having(age("roman-britain"), "lessons")],
  ["ks2 history", pathOf("lessons"), partOf("lessons", "key")],
  ["maths lesson on mars", lesson("ten-tins-on-mars")],
  ["assembly ideas", partOf("lessons", "assembly")],
  ["book club questions", partOf("lessons", "book-club"), partOf("grown-ups", "questions")],
  ["discussion questions", partOf("grown-ups", "questions")],
  ["content warnings", reading, question("is-it-scary")],
  ["for reviewers, high res cover", press],
  ["what is a centurion", word("centurion")],
  ["what does capstan mean", word("capstan")],
  ["definition of paradox", word("paradox")],
  ["mammoth", word("mammoth")],
  ["glossary, hard words", pathOf("words")],
  ["velosiraptor", word("velociraptor"), character("pip")],
  ["metorite", word("meteorite"), picture(2, "meteorite-cracks")],
  ["when dinosaurs lived", age("late-cretaceous"), word("cretaceous")],
  ["ice adge", age("ice-age")],
  ["the future", age("sky-harbour-2311"), age("far-future-mars")],
  ["time travel places", pathOf("ages")],
  ["email updates", site.newsletter && `${pathOf("home")}#newsletter`],
  ["you tube channel", onNetwork("youtube"), pathOf("videos"), `${pathOf("home")}#footer-social`],
];

test("of a hundred questions that the search was never tuned to, 17 of 20 have the right page among the first three", () => {
  const questions = questionsOf(table);
  const missed = missedOf(questions);
  // Another series answers some forty of them: 17 of 20 of these, too. Of fewer, chance decides.
  const most = Math.max(questions.length * 0.15, 4);
  expect({ missed, isFew: missed.length <= most }).toEqual({ missed, isFew: true });
});
