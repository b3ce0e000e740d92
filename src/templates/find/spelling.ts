/** Text normalisation, stemming, phonetic keys and edit distance for the search. */

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
/** From two on, without those of one letter, which are mostly something else. */
const roman = "ii iii iv  vi vii viii ix  xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

/** Number words and Roman numerals as digits, up to twenty. */
export const digits: ReadonlyMap<string, string> = new Map(
  [numbers, ["", ...ordinals], ["", "", ...roman]].flatMap((words) =>
    words.map((word, value) => [word, String(value)] as const).filter(([word]) => word),
  ),
);

/** Function words, and how they are also written: as they sound, in short forms and without apostrophes. */
export const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({
    are: "r ar",
    because: "cos coz cuz",
    could: "cud",
    does: "dose dus",
    going: "gona gonna",
    how: "hows",
    should: "shud",
    there: "ther",
    they: "thay",
    want: "wanna wona",
    what: "wat wats wot wots whats",
    when: "wen wens whens",
    where: "wer wheres",
    which: "wich",
    who: "hoo whos whose",
    why: "wy",
    you: "u",
    your: "ur yor",
  }).flatMap(([word, forms]) => forms.split(" ").map((form) => [form, word] as const)),
);

/** "1" as "one"; anything but a number up to twenty unchanged. */
export const inLetters = (word: string) => (/^\d+$/.test(word) ? (numbers[Number(word)] ?? word) : word);

/** Emoji that are typed for a word. */
const emoji: Record<string, string> = Object.fromEntries(
  Object.entries({
    alien: "👽👾🛸",
    bike: "🚲🚴",
    birthday: "🎂🥳🎉",
    book: "📖📚📕📗📘📙",
    car: "🚗🚙🏎",
    clock: "⏰🕰⌚",
    colouring: "🎨🖍",
    dinosaur: "🦖🦕",
    dragon: "🐉🐲",
    egg: "🥚",
    fire: "🔥",
    game: "🎮🕹",
    gift: "🎁",
    help: "❓🆘",
    home: "🏠",
    letter: "✉📧📩",
    music: "🎵🎶🎼🎤🎧",
    phone: "📱",
    picture: "🖼📷",
    print: "🖨",
    robot: "🤖",
    scary: "😱👻",
    school: "🏫",
    shop: "🛒🛍",
    snow: "❄⛄",
    space: "🚀🪐",
    tee: "👕",
    video: "🎬📺🎥",
  }).flatMap(([word, signs]) => [...signs].map((sign) => [sign, word])),
);

/** Letters of other alphabets that have no diacritic to take off. */
const plainLetters: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l" };

/** The function, each of whose answers is worked out once: an index asks for the same words thousands of times. */
export const once = <Answer>(workOut: (text: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (text: string): Answer => {
    const answer = known.get(text) ?? workOut(text);
    known.set(text, answer);
    return answer;
  };
};

/** Tokenises and normalises: lower case, no diacritics or possessives, numbers as digits. */
export const wordsOf = once((text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Extended_Pictographic}/gu, (sign) => ` ${emoji[sign] ?? ""} `)
    .toLowerCase()
    .replace(/[æœøßł]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’‘`´]/g, "'")
    .replace(/'s\b|'/g, "")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    // "y5" and "yr 5" are "year 5".
    .replace(/\by(?:rs?)?\.? ?(?=\d{1,2}\b)/g, "year ")
    // "book1" is "book 1".
    .replace(/\p{L}(?=\d)|\d(?=\p{L})/gu, "$& ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => digits.get(word) ?? spoken.get(word) ?? word),
);

/** Somebody's age as a question for the age of readers: a 9 year old is neither Book Nine nor a year. */
export const ageAsked = (typed: string): string => typed.replace(/\b\S+[ -]?(?:years?|yrs?)[ -]olds?\b/gi, "how old");

/** A light English stemmer: "hatches" and "hatching" become "hatch". */
export const stemOf = once((word) =>
  word
    .replace(/ies$/, "y")
    .replace(/^(.{4,})(?:ing|ed)$/, "$1")
    .replace(/(s|x|ch|sh)es$/, "$1")
    .replace(/(..[^s])s$/, "$1"),
);

/** Rewrite rules of the phonetic key, applied in order. */
const sounds: readonly [RegExp, string][] = [
  [/ph/g, "f"],
  [/^kn/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/ight|yte|ite$/g, "it"],
  [/gh/g, ""],
  [/tch/g, "ch"],
  [/chr/g, "kr"],
  [/[tsc]ion|shun/g, "shn"],
  [/dge|dj/g, "j"],
  [/g(?=[eiy])/g, "j"],
  [/c(?=[eiy])/g, "s"],
  [/ck|c(?!h)|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/ku(?=[aeio])/g, "kw"],
  [/ai|ay/g, "a"],
  [/(?:ee|ea|ie|ei|ey|y)/g, "i"],
  [/(?:oo|ou|ue|ew)/g, "u"],
  [/(.)\1+/g, "$1"],
  [/al(?=k)/g, "o"],
  [/(?:au|aw|or(?![aeiou])|oar)/g, "o"],
  [/(?:er|ar|ur|our|re|ah)$/, "a"],
  [/(..)e$/, "$1"],
];

/** A rough phonetic key (as Metaphone gives): "quantanight" and "Quantanite" have the same. */
export const soundOf = once((word) =>
  sounds.reduce((sound, [spelling, spoken]) => sound.replace(spelling, spoken), word),
);

/** A word's letters in order, which a word with two letters swapped shares; of three, mirrored letters are one. */
export const lettersOf = (word: string): string =>
  word.length > 3 ? [...word].sort().join("") : word.replace(/[bdpq]/g, "b");

/** Ignored, unless a query consists of nothing else. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all am an and any anybody anyone anything are at be because but by called can could did do does find for
  from get give going got had has hav have he her him his how i id im in is it its ive just kind let like list look
  looking love many may me mean meet ment much my name named need of off on or our out page please r really realy see she should show
  so some somebody someone something take tell than that the their them then there they thing things this to try up us want was
  we were what when where which who why will with would yes you your`.split(/\s+/),
);

/** The words that are no stop words; all, where there is none. */
export const telling = (words: readonly string[]): readonly string[] => {
  const some = words.filter((word) => !stopWords.has(word));
  return some.length > 0 ? some : words;
};

/** Words that a phrase may do without: "where did they go" and "where do they all go" ask the same. */
const fillers = new Set("a all am an are be been did do does has have is of the to was were will would".split(" "));

/** The stems of a phrase, without fillers. */
export const core = (words: readonly string[]): string[] => words.filter((word) => !fillers.has(word)).map(stemOf);

/** Homophones of words that ask, which stand for them only before a function word at the start of a query: "wear can i". */
export const askedAlike: ReadonlyMap<string, string> = new Map(
  Object.entries({ wear: "where", ware: "where", witch: "which" }),
);

/** Homophones of numbers, which stand for them only after "book" at the end of a query: "book to". */
export const mishearings: ReadonlyMap<string, string> = new Map(
  Object.entries({ won: "1", wun: "1", to: "2", too: "2", tow: "2", tree: "3", thre: "3", free: "3" }),
);
