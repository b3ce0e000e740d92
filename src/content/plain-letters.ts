/** Latin letters of their own that Unicode does not take apart, as keyboards without them write them. */
const written: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  æ: "ae",
  œ: "oe",
  ß: "ss",
};

/** Lower case, without diacritics: "Ödegård" and "Ødegård" as "odegard". */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđðþıæœß]/g, (letter) => written[letter] ?? letter);
