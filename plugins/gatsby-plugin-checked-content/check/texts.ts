/** Rules about texts: invisible characters, foreign markup, mojibake, template leftovers, private data. */
import { z } from "zod";
import type { FieldMeta } from "../model/field-meta";
import { inLatin } from "../model/homoglyphs";
import { titlesOf } from "../model/kind";
import { metaOf, schemaAt, unwrap } from "../model/schema-walk";
import { isAlt } from "./alt-texts";
import type { ContentRule, TextField } from "./content";
import { nearest, shownName } from "./did-you-mean";
import { didYouMean, error, type Problem, shown, warning } from "./problem";
import { codeOf } from "./wording";

/** Control and format characters, surrogates, private use and noncharacters, and blank letters; not those within emoji. */
export const invisible =
  /(?!\t|\r?\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\u2028\u2029\u2800\u3164\uffa0\ufffc]|(?<=\p{sc=Latn})\u200d/u;
/** A text with Hebrew or Arabic letters needs marks of direction. */
const withoutDirections = (text: string) =>
  /[\p{sc=Hebr}\p{sc=Arab}]/u.test(text) ? text.replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, " ") : text;

/** HTML, entities, Markdown, BBCode, escapes and remarks for programs, which the site would display literally; "x<y>z" compares. */
const markup =
  /(?<!\b[a-z])<\/?[a-z][^<>]*>|<[!?%][^>]*>?|\{[#%][^}]*\}?|\/\*\s.*?\s\*\/|&(?:[a-z]{2,8}|#x?[\da-f]+);|\*\*[^\s*]|(?<![\p{L}\p{N}_])_{2}[\p{L}\p{N}][^_\n]*_{2}(?![\p{L}\p{N}_])|^(?:[-•]|#{1,6}|>(?=[ \t]+\p{L}))[ \t]+(?![-#])\S|^\d+[.)] .+\n[ \t]*\d+[.)] |^\*[ \t]+[^*\n]+\n[ \t]*\*[ \t]+[^*\s]|^\|.+\|.+\|\s*$(?=\n\s*\|)|(?<!\p{L})`[^`\n]+`|~~[^\s~][^~\n]*~~|\[\[[^\][]+\]\]|\[\/(?:b|i|u|url|img|quote)\]|\\[nrtu"']/imu;
/** Emphasis markup, in fields that do not support it. */
const stress = /(?<![\p{L}\p{N}*_])([*_])[^\s*_](?:[^*_]*[^\s*_])?\1(?![\p{L}\p{N}*_])/u;
/** Markup of links and pictures, in fields that do not support it. */
const linkInText = /\]\((?:https?:|\/|mailto:|#)|(?<!\S)!\[[^\]\n]*\]\(/i;

/** Mojibake: UTF-8 read as Windows-1252, replacement characters, question marks, Cyrillic and Armenian letters inside words. */
const garbled =
  /\ufffd|â€|Ã[\u0080-\u00bf]|Â[£©®°·]|ï¿½|\p{L}\?\p{Ll}|\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Armn}]|[\p{sc=Cyrl}\p{sc=Armn}]\p{sc=Latn}/u;
/** Letters that only pass for ours: Greek ones within Latin words, full-width, styled and phonetic ones; "hρg" is a formula, "kɑt" a sound. */
const garbledByCopying =
  /[a-zß-ÿ]{2}[αικνορτυχ][a-zß-ÿ]|[a-zß-ÿ][αικνορτυχ][a-zß-ÿ]{2}|[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ][A-Za-z]{2}|[A-Z]{2}[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]|(?<=\b[A-Z][a-z]*)[ɑɡɩɪɴʀʏʟʜ]|[ⅼⅽⅾⅿ][a-z]|[a-z][ⅼⅽⅾⅿ]|[Ａ-Ｚａ-ｚ][a-z]|[a-z][Ａ-Ｚａ-ｚ]|[\u{1d400}-\u{1d6a3}]{2}|[ﬀ-ﬆ]/u;

/** Two sentences or more, each on a line of its own, not those that a program wrapped: the site reads them as one paragraph. */
const isRunTogether = (block: string) => {
  const lines = block.trim().split("\n");
  return lines.length > 1 && lines.filter((line) => /[.!?…][”"’'*_)]*\s*$/.test(line)).length * 2 > lines.length;
};

/** Marks of drafts; XXX is also the number of a chapter, and three kisses. */
const leftInCapitals =
  /\b(?:TODO|FIXME|TBD)\b(?! list)|^XXX+\b|(?<!\p{Lu}\p{L}* )\bXXX+ [a-z]|(?<=\b(?:a|the|is|are|costs?|of|by|on|in|at|from|for|with|to|about) )XXX+\b|[£$€]X+\.?X+\b|\b(?:TEXT|TITLE|TAGLINE|CAPTION|DESCRIPTION|PICTURE|IMAGE|ILLUSTRATION|PHOTO|QUOTE) HERE\b|^(?:AUTHOR|BOOK|SERIES|CHARACTER|PUBLISHER)(?:['’]S)? NAME$|\bYOUR (?:BUSINESS|COMPANY|WEBSITE) NAME\b|^DRAFT$/u;
/** Excel's sign for a line break within a cell. */
const brokenCell = "_x000D_";
/**
 * Leftovers of other programs: a spreadsheet's signs, errors and formulas, marks of comments and footnotes, a chat's times, a word
 * processor's errors, and words that were divided where their line ended.
 */
const leftByPrograms =
  /_x000D_|^(?:undefined|null|NaN)$|\[object Object\]|(?<=\p{L}{2}[.,!?”"] ?)\[\d{1,3}\](?!\()|\(Source: (?:ChatGPT|Google|Wikipedia)\)|(?<=\p{L}{2}s)\[[a-d]\](?!\w)|\[citation needed\]|\[(?=[^\]]*\d[/.]\d{1,2}[/.]\d)(?=[^\]]*\d:\d\d)[\d:/.]+, [\d:/.]+(?: [AaPp][Mm])?\]|\[?Commented \[\w+\]:|\[(?!KS|AD|BC)[A-Z]{2}\d{1,2}\](?!\()|^Page \d+(?: of \d+)?$|\bError! (?:Bookmark|Reference source) not (?:defined|found)\b|#(?:N\/A|(?:REF|VALUE|NUM|NULL|DIV\/0)!|NAME\?)|^=[A-Z]{2,}\(|\p{L}+-\r?\n(?!(?:and|or|nor|to)\b)\p{Ll}+/u;
/** An assistant's sources and first words. */
const leftByAssistants =
  /:?(?:contentReference|citation)\[[^\]]*\](?:\{[^}]*\})?|【[^】]*†[^】]*】|\b(?:turn\d+(?:search|news|view|image)\d+)+\b|\bAs an AI language model\b|\bI(?:['’]m sorry, but I)? can(?:not|['’]t) (?:describe|identify|see|view)(?: \p{L}+){0,3} (?:image|picture|photo)\b|\(\d{2,3} (?:characters|words)\)$|^Option 1:|\bWould you like me to (?:add|adjust|change|create|make|rewrite|shorten|write)\b|\bLet me know if you(?:['’]d like| need| want) (?:any (?:adjustments|changes|edits)|it (?:different|funnier|longer|shorter|simpler)|me to)\b|^Here are (?:\w+ )?(?:alternatives|captions|descriptions|ideas|options|titles|versions)\b[^.!?]*:|^(?:This|It|The (?:illustration|image|photo|picture)) appears to (?:be an? (?:drawing|illustration|image|painting|photo|picture)|depict|show)\b|^Here(?: is|[’']s) (?:an?|the|your) [^.:!?]*\b(?:text|description|caption) for (?:your|the|this) (?:image|picture|photo|illustration)[^.:!?]*:|^(?:Sure|Certainly|Of course)[!,.] Here(?: is| are|[’']s) (?:an?|the|your|some) [^.:!?]*\b(?:text|description|version|draft|list|blurb|caption|summary)\b[^.:!?]*:/u;
/** Leftovers of templates (lorem ipsum). */
const leftInside =
  /\blorem ipsum\b|\btodo:|(?<![\w“"‘'?])\?{3}(?![”"’'])|^placeholder\b|\bplaceholder (?:text|title|image|picture)|\binsert (?:picture|image|photo|text) here\b|\([A-Z]\w+,? please (?:check|confirm|change|update)\b[^)]*\)|^alt(?:ernative)? text\b(?=\W*$|:| here)|\balt text here\b|\b(?:text|title|caption|description|picture|image|words?) goes here\b|(?<!\w)\[(?:insert|your|e-?mail|name|date|title|author|tb[ac]|age|company|organi[sz]ation|phone|website)\b[^\][]*\](?!\()|@(?:your-?(?:domain|company|site|website)|domainname)\.\w+/i;
const leftWhole =
  /^(?:n\/?a|tb[acd]|tk|test(?:ing)?|asdf\w*|todo|untitled[ _-]?(?:design|document|\d+)|your (?:name|title|text))[.…]?$|\S - (?:YouTube|Vimeo)$|\(copy\)$|^[^.!?]{1,40}\w\.(?:jpe?g|png|gif|webp|heic|mp4|json|docx?)$|\(final\)|^(?:string|(?:blah ?)+)$|^(?:(?:img|dsc[fn]?|pxl|vid|mvi)[_-]?\d+(?:_\d+)*|(?:screen ?shot|whatsapp image) \d{4}\b.*)$/i;

/** What templates and sketches of a page have in a text's place: "Title of the video", "[What pupils learn]", "...", "xxx". */
const templateWhole =
  /^\[[^\][]+[^\][.!?…]\]$|^(?:\.{3}|x{3,})$|^new (?:item|artwork)$|^(?:short|brief) (?:title|caption|description|text)$|^(?:(?:title|name|caption|description|summary) (?:of|for)|one line about) the (?:video|picture|image|book|item|character|lesson|page|song|album|chapter)[.…]?$|^(?:describe|add|type|enter|insert|put|write) (?:the|a|an|your) (?:picture|image|title|caption|description|text|alt text) here\W*$|[ _]final[ _-]+v\d+$/i;

/** What templates have in place of a caption or a text alternative; in a lesson, "Describe the picture." is a step. */
const templateOfPicture =
  /^(?:(?:describe|add|type|enter|insert|put|write)(?: (?:the|an?|your|this))? (?:picture|image|photo|title|caption|description|alt(?:ernative)? text)(?: here)?|write what the (?:picture|image) shows|(?:picture|image|photo) (?:description|caption)|(?:(?:your|the) )?(?:caption|description|text)(?: goes)? here|(?:no|some|example|sample|dummy) (?:text|caption|description)|(?:enter|type|write) (?:text )?here|(?:click|tap) to (?:enlarge|zoom)|(?:same )?as above|note to self\b.*)[.…:]*$/i;

/** Whether a text is what is said of its field, or the beginning of that. */
const isDescription = (value: string, description = "") =>
  value.split(/\s+/).length > 5 && description.startsWith(value.replace(/[.…]+$/, ""));

/** Small words that nobody says twice in a row, but for who stammers or sings, and says them more often. */
const doubledWord =
  /\b(?:[Tt]he the|[Yy]our your|and and|of of|with with|has has|for for|to to|at at|a a|an an|from from)\b(?!-| the| your| and)/;

/** Personal email providers, mobile numbers and chats. */
const privateAddress =
  /[\w.+-]+@(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|aol|gmx|protonmail|proton|btinternet|msn|ymail)\.[a-z.]{2,6}\b|\b(?:wa\.me\/\d|chat\.whatsapp\.com\/)\w+|(?<![\d/])(?:(?:\+|00 ?)44 ?(?:\(0\))? ?7\d{3}|07\d{3})[ -]?\d{3}[ -]?\d{3}(?!\d)|(?<!\w)@\w+ on snapchat\b|\bpassword: ?\S+/i;

/** A title that came out of a table: with its quotation marks, or with the next cell. */
const leftInTitle = /^"[^"]+"$|\t/;

/** Somebody's words with the quotation marks that the site puts around them. */
const quotedAlready = /^["“‘'][^"“”‘]+["”’']$/;

/** A bare URL outside link markup. */
const bareAddress = /(?<!\]\()(?:https?:\/\/|(?<![\w.@/])www\.)[^\s)\]"”]+/;

/** The context of a match: its paragraph's number, if there are several, and an excerpt. */
export function quoteOf(text: string, index: number): { paragraph?: number; quote: string } {
  const emptyLine = /\n\s*\n/;
  const paragraphs = text.slice(0, index).split(emptyLine);
  const start = paragraphs.at(-1) ?? "";
  const [rest = ""] = text.slice(index).split(emptyLine);
  const from = Math.max(0, start.length - 25);
  const whole = start + rest;
  const excerpt = `${from > 0 ? "…" : ""}${whole.slice(from, from + 60)}…`;
  const quote = whole.length > 70 ? excerpt : whole;
  return { paragraph: emptyLine.test(text) ? paragraphs.length : undefined, quote: quote.replace(/\s+/g, " ") };
}

/** The context of a match, formatted for messages. */
function around(text: string, find: RegExpExecArray): string {
  const { paragraph, quote } = quoteOf(text, find.index);
  return `${shown(quote, 100)}${paragraph ? ` (paragraph ${paragraph})` : ""}`;
}

/** The first template leftover in a text. */
function leftOver({ item, path, schema, value }: TextField): string | undefined {
  // A word that a glossary explains is its file's name; one that is all of a text alternative is told by alt-texts.ts.
  if (value === item.slug || (isAlt(path) && !/\S\s+\S/.test(value))) return undefined;
  const part = [leftInCapitals, leftByPrograms, leftByAssistants, leftInside]
    .map((left) => left.exec(value)?.[0])
    .find(Boolean);
  if (part) return part;
  const { placeholders = [] } = metaOf(schema);
  // The addresses of links are judged where links are.
  const words = value.replace(/\]\(mailto:[^)]*\)/gi, "");
  const filled = placeholders.reduce((text, name) => text.replaceAll(`{${name}}`, ""), words);
  const brace = /\{\{[^{}]*\}\}/.exec(words)?.[0] ?? /\{\s*[\p{L}_][^{},]*\}/u.exec(filled)?.[0];
  if (brace) return brace;
  if (metaOf(schema).quoted && quotedAlready.test(value)) return value;
  if (path.length === 1 && titlesOf(item.kind).includes(String(path[0])) && leftInTitle.test(value)) return value;
  // Text alternatives have rules of their own; stories, what is heard, and what nobody knows yet may consist of such words.
  if (item.kind.isStory) return undefined;
  // Its field's own name.
  const field = path.findLast((step) => typeof step === "string");
  if (/^(?:caption|description|synopsis|title)$/i.test(value) && value.toLowerCase() === field) return value;
  const { repeats } = metaOf(schemaAt(item.kind.schema, path.slice(0, -1)));
  const [doubled] = doubledWord.exec(value) ?? [];
  if (templateOfPicture.test(value) && (isAlt(path) || path.at(-1) === "caption")) return value;
  if ((!repeats && (doubled || templateWhole.test(value))) || isDescription(value, metaOf(schema).description))
    return doubled ?? value;
  if (isAlt(path)) return undefined;
  if (/^tb[ac]$/i.test(value) && item.kind.isOpen?.(item.value as never)) return undefined;
  return leftWhole.test(value) ? value : undefined;
}

/** Bytes of UTF-8 that were read as one letter each, as what they were; undefined for other letters. */
function fromUtf8(letters: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** A text without invisible characters; those that break lines are spaces, and those of a wrong encoding the letters that they were. */
const withoutInvisible = (text: string) =>
  text
    .replace(/[\u0080-\u00ff]{2,}/g, (letters) => fromUtf8(letters) ?? letters)
    .replace(/[\u0080-\u009f]/g, (sign) => new TextDecoder("windows-1252").decode(Uint8Array.of(sign.charCodeAt(0))))
    .replace(/(?!\r?\n)[\t\v\f\r\u2028\u2029]/gu, " ")
    .replace(new RegExp(invisible, "gu"), "")
    .replace(/ +/g, " ")
    .trim();

/** Reports invisible characters, once for the entries of a list, and mojibake. */
function judgeLetters({ item, path, schema, value }: TextField, isAddress: boolean): Problem | undefined {
  const hidden = invisible.exec(withoutDirections(value));
  if (hidden || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value)) {
    const [first, ...more] = item.fields.filter(
      (one) => one.schema === schema && invisible.test(withoutDirections(String(one.value))),
    );
    if (hidden && first?.path !== path) return undefined;
    const { 0: sign = "", index } = hidden ?? { index: 0 };
    const code = hidden ? ` (${codeOf(sign)})` : "";
    const seen = `${value.slice(0, index)}[·]${value.slice(index + sign.length)}`;
    const plain = hidden && value.length <= 200 ? withoutInvisible(value) : "";
    const others = more.length > 0 ? `, and in ${more.length} more like it` : "";
    return error("invisible-characters", item.at(...path), {
      found: `There are invisible characters${code}, or ones that no font has, in ${hidden ? around(seen, hidden) : shown(value)}${others}.`,
      expected: "Plain text. Such characters often come along when text is copied from another program.",
      suggestion: didYouMean(plain || undefined) ?? "Type the text again instead of pasting it.",
    });
  }
  const words = value.replace(/\]\([^)]*\)|https?:\S+/g, "]");
  const lost = isAddress ? null : (garbled.exec(words) ?? garbledByCopying.exec(words));
  if (!lost) return undefined;
  const word = words.match(/[\p{L}\p{Nl}]+/gu)?.find((one) => one.includes(lost[0])) ?? "";
  const plain = inLatin(word);
  const isMeant = plain && plain !== word;
  return warning("garbled-text", item.at(...path), {
    found: `Some letters look garbled in ${isMeant ? shownName(word) : around(value, lost)}.`,
    expected: "Text as you mean it: it may have been copied or saved in a wrong encoding.",
    suggestion: isMeant ? didYouMean(value.length <= 200 ? value.replaceAll(word, plain) : plain) : undefined,
  });
}

/** A text with signs that mean nothing for its links' addresses, which links.ts judges. */
const withoutTargets = (linked: boolean | undefined, value: string) =>
  linked ? value.replace(/(?<=\]\()[^()\s]+(?=\))/g, (target) => "/".repeat(target.length)) : value;

/** The first foreign markup in a field's text. */
function markupIn({ linked, marked }: Partial<FieldMeta>, value: string): RegExpExecArray | null {
  const words = withoutTargets(linked, value).replaceAll(brokenCell, " ".repeat(brokenCell.length));
  return markup.exec(words) ?? (linked ? null : linkInText.exec(words)) ?? (marked ? null : stress.exec(words));
}

/** Reports foreign markup, once for the entries of a list that begin alike, leftovers, bare URLs and private data. */
function* judgeWords(text: TextField): Generator<Problem> {
  const { item, path, schema, value } = text;
  const place = () => item.at(...path);
  const meta = metaOf(schema);
  const { linked, marked, placeholders = [] } = meta;
  const left = leftOver(text);
  const shownAsIs = left === value ? undefined : markupIn(meta, value);
  const [first, ...more] = shownAsIs
    ? item.fields.filter(
        (one) => one.schema === schema && markupIn(meta, String(one.value))?.[0][0] === shownAsIs[0][0],
      )
    : [];
  if (shownAsIs && first?.path === path) {
    const others = more.length > 0 ? ` and in ${more.length} more like it` : "";
    yield warning("markup-in-text", place(), {
      found: `There are signs of HTML or Markdown in ${around(value, shownAsIs)}${others}, which visitors would see as they stand.`,
      expected: marked
        ? "Plain words, with *one star* on either side of what is stressed: the site decides how they look."
        : "Plain words: the site decides how they look.",
    });
  }
  if (!shownAsIs && value.split(/\n\s*\n/).some(isRunTogether)) {
    yield warning("lines-run-together", place(), {
      found:
        "Lines follow each other without an empty line between them, and visitors would read them as one paragraph.",
      expected: item.kind.isStory
        ? "An empty line between two paragraphs (\\n\\n)."
        : "Each paragraph as an entry of its own, where the field is a list, else a text without line breaks.",
    });
  }
  if (left !== undefined && !shownAsIs?.[0].includes(left)) {
    const cell = value.replace(/\t+/g, " ").replace(meta.quoted ? /^["“‘'](.+)["”’']$/ : /^"([^"]+)"$/, "$1");
    yield warning("left-over-words", place(), {
      found: `${shown(left)} seems to be left over from writing, and visitors would read it.`,
      expected: "The text as it is meant to be.",
      suggestion:
        left === brokenCell
          ? "Delete it: it is Excel's sign for a line break."
          : didYouMean(
              nearest(
                left,
                placeholders.map((name) => `{${name}}`),
              ) ?? (left === value && cell !== value ? cell : undefined),
            ),
    });
  }
  const someone = item.kind.isStory ? undefined : privateAddress.exec(value)?.[0];
  if (someone) {
    yield warning("private-address", place(), {
      found: `${shown(someone)} looks like somebody's own, and everybody can read it here, programs that send advertising too.`,
      expected: "An address or a number that is meant for the public.",
      suggestion: someone.includes("@")
        ? "Name the contact address of site.json instead: {email} where a text can have links."
        : "Take it out, or name a number that is meant for everybody.",
    });
  }
  const terms = value.split(/[,;]\s+/).map((word) => word.replace(/^#(?!\d)|^(?:and|or) /, ""));
  if (meta.term && (terms.length > 2 || /^#(?!\d)/.test(value))) {
    yield warning("not-a-term", place(), {
      found: terms.length > 2 ? `${shown(value)} is several words in one entry.` : `${shown(value)} begins with a #.`,
      expected: `Each as an entry of its own, without a #. ${meta.description ?? ""}`.trim(),
      suggestion: `Write ${terms.map((word) => shown(word)).join(", ")}.`,
    });
  }
  // The words of a link may be an address: links.ts judges them.
  const bare = bareAddress.exec(linked ? withoutTargets(linked, value).replace(/\[[^\]]*(?=\]\()/g, "") : value)?.[0];
  if (bare) {
    yield warning("bare-address", place(), {
      found: `${shown(bare)} stands among the words, where nobody can press it.`,
      expected: linked ? "[Words](https://…), which are a link." : "Words without an address: links are not made here.",
    });
  }
}

/** All rules about texts. */
export const texts: ContentRule = function* (content) {
  for (const text of content.texts()) {
    const { image, refersTo, untilLaunch, sent } = metaOf(text.schema);
    const isAddress = unwrap(text.schema) instanceof z.ZodURL;
    const isWords = unwrap(text.schema) instanceof z.ZodString && !image && !refersTo;
    // Empty where the schema allows it (decorative pictures).
    if (text.value === "" || !(isWords || isAddress)) continue;
    const letters = judgeLetters(text, isAddress);
    if (letters) yield letters;
    else if (isAddress && text.value !== text.value.trim()) {
      yield error("space-around-address", text.item.at(...text.path), {
        found: `There is a space or a line break around the address ${shown(text.value)}.`,
        expected: "The address alone: the space would stand in the middle of what is made of it.",
        suggestion: `Write ${shown(text.value.trim())}.`,
      });
    } else if (isWords && !untilLaunch && !sent) yield* judgeWords(text);
  }
};
