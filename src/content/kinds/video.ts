import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { didYouMean, error, type FieldMeta, type Rule, warning } from "../../../plugins/gatsby-plugin-checked-content";
import { captionsProblem } from "./captions";
import * as field from "./fields";
import { embedFor } from "./video-embed";

/** A video and its card. */
export const video = z.strictObject({
  order: field.order("among the videos"),
  aliases: field.aliases().optional(),
  title: field.text("The video's title.", "Official book 1 trailer", 100),
  url: field.linkLike(
    /^https:\/\/(?:www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d{6,12}|[^\s?#]+\.(?:mp4|MP4|webm)(?:\?[^\s#]*)?)$/,
    "The video's address: a YouTube page (https://www.youtube.com/watch?v=…), a Vimeo page (https://vimeo.com/…), or a link to an .mp4 or .webm file.",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "the address of one video that everybody can see: no playlist or channel can be shown, and no unlisted video of Vimeo",
  ),
  image: field.image("A still from the video, twice as wide as high or close to it.", "book-one-trailer.jpg", 640, {
    words: "as wide as a video: 16 wide and 9 high, or nearly",
    from: 1.3,
    to: 2.5,
  }),
  alt: field.alt("Finn rides his BMX through a swirling tunnel of purple and blue light."),
  durationSeconds: field.wholeNumber("How long the video is, in seconds: 1 minute 45 is 105.", 105, 1, 36_000),
  publishedOn: field.isoDate("The day the video came out.", "2024-08-31"),
  quality: field.oneOf("VideoQuality", ["hd"], "The picture quality, for the badge."),
  status: field.oneOf("VideoStatus", ["new"], "'new' shows a New badge. Leave out to show none.").optional(),
  featured: field
    .yesNo("true shows “Start with this one” above the video. Its place is that of its order.", true)
    .optional(),
  description: field.text(
    "What the video shows, in a sentence or two.",
    "Twenty-four seconds, five ages and one BMX.",
    600,
  ),
  transcript: field
    .paragraphs(
      "What is said, sung and heard, for people who cannot hear it. The video's page shows it folded.",
      "Finn: “Hold on to something.” Wind. A bicycle bell.",
    )
    .meta({ repeats: true } satisfies Partial<FieldMeta>)
    .optional(),
  captions: field
    .shaped(
      /^\/[a-z0-9][a-z0-9/-]*\.vtt$/,
      "the path of a .vtt file in the folder static/, such as /captions/trailer.vtt",
      "Captions for a video file of your own (.mp4, .webm): a WebVTT file in static/. YouTube and Vimeo hold theirs themselves.",
      "/captions/trailer.vtt",
    )
    .optional(),
  noSpeech: field.yesNo("true where nobody says or sings anything, so that no transcript is wanted.", true).optional(),
  book: field.reference("Book", "The book that the video belongs to, if it belongs to one.", "book-one").optional(),
  characters: field.references("Character", "Who can be seen in it: its page leads to theirs.", "pip").optional(),
  keywords: field.keywords("film", "advert"),
});

/** Captions that nobody would see: another site's video, no such file, or one that browsers cannot read. */
const captioned: Rule<z.infer<typeof video>> = function* ({ value: { url, captions }, at }) {
  if (!captions) return;
  if (embedFor(url)?.kind !== "file") {
    yield warning("unshown-field", at("captions"), {
      found: "The video is on another site, which shows what captions it has itself, so nobody would see these.",
      expected: "Captions of a video file of your own. Upload these where the video is.",
    });
  } else if (!existsSync(join("static", captions))) {
    yield error("no-captions", at("captions"), {
      found: `There is no file static${captions}.`,
      expected: "The path of a .vtt file in static/, or no such line.",
      suggestion: captions.startsWith("/static/") ? didYouMean(captions.slice("/static".length)) : undefined,
    });
  } else {
    const fault = captionsProblem(readFileSync(join("static", captions)));
    const expected =
      "A line WEBVTT, and below it captions such as: 00:01.000 --> 00:02.500, and in the next line the words.";
    if (fault) yield error("unreadable-captions", { file: `static${captions}` }, { ...fault, expected });
  }
};

/** Only one video is the one to start with. */
const oneToStartWith: Rule<z.infer<typeof video>, { Video: z.infer<typeof video> }> = function* (
  { value: { featured }, at, path },
  content,
) {
  const [first] = content.publishedOf("Video").filter((one) => one.value.featured);
  if (!featured || !first || first.path === path) return;
  yield warning("featured-twice", at("featured"), {
    found: `${content.name(first.path)} is the video to start with already, and “Start with this one” would stand above both.`,
    expected: "One video to start with.",
    suggestion: "Delete the line in one of the two.",
  });
};

export const videoRules = [captioned, oneToStartWith];
