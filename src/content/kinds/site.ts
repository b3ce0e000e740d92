import { z } from "zod";
import {
  didYouMean,
  joinNames,
  type Rule,
  shown,
  warning,
  withoutSlips,
} from "../../../plugins/gatsby-plugin-checked-content";
import * as field from "./fields";
import { networkAt, networkIcon, networkMeant } from "./network-icon";
import { makers, type person } from "./person";
import type { Page } from "./page";
import { addressFieldOf, signUpPage } from "./form-action-url";

/** A host's name, but that of a service where sites are made or talked of: an address there was cut off. */
const ownAddress =
  /^https:\/\/(?!(?:www\.|m\.)?(?:github|gitlab|facebook|instagram|youtube|tiktok|google|wix|wordpress|squarespace|vercel|netlify|amazon)\.com$|(?:app\.netlify|dash\.cloudflare)\.com$)[a-z0-9.-]+$/;

const formFieldName = (description: string, example: string) =>
  field.shaped(
    /^[\w[\].:-]{1,80}$/,
    "letters, digits, hyphens and brackets, as the mailing list's own form has them",
    description,
    example,
  );

const menuGroup = field
  .group("MenuGroup", "A page of the menu, or several under one name.", {
    name: field
      .once(
        field.text(
          "What the pages are called together. Leave out for one page alone: it goes by its own name.",
          "Books",
          30,
        ),
      )
      .optional(),
    pages: field.list(
      "The group's pages, in order.",
      field.menuEntry("A page's or book's file name without .json.", "artwork"),
      1,
    ),
  })
  .refine(({ name, pages }) => name || pages.length < 2, {
    path: ["name"],
    message: "a name for the pages together",
    params: { found: "Several pages stand here under no name." },
  });

/** A post, or what only its owner sees. At Facebook, /p/ begins the address of a page. */
const onePost =
  /^https:\/\/(?:[^/]+\/(?:home(?:\.php)?|intent|me|reel|share|stories|watch)|(?:www\.)?instagram\.com\/p)(?:[/?]|$)/;

const socialLink = field
  .group("SocialLink", "A page on a social network.", {
    network: field.described(
      z.string().superRefine((name, context) => {
        if (networkIcon(name)) return;
        field.refuse(
          context,
          "a name from https://simpleicons.org, such as bluesky, threads, x, pinterest or goodreads. A network that has no icon there can be a link in a page's words",
          { found: `The collection of icons has no ${JSON.stringify(name)}.`, meant: networkMeant(name) },
        );
      }),
      "Which network it is, by its name in the collection of icons at simpleicons.org.",
      "bluesky",
    ),
    url: field.once(field.link("The series' page there.", "https://social.example/quantanite")),
  })
  .superRefine(({ network, url }, context) => {
    const owner = networkAt(url);
    if (!owner) return;
    const tell = (path: string, message: string, found: string, meant?: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { found, meant } });
    // These have icons of their own, and pages at Facebook.
    if (owner === "facebook" && /^(?:meta|messenger)$/.test(network)) return;
    if (!network.startsWith(owner)) {
      const found = `${JSON.stringify(network)} stands here, and the address is ${owner}'s.`;
      tell("network", "the network that the address beside it is of", found, owner);
    } else if (/^https:\/\/[^/]+\/?$/.test(url)) {
      const found = `${JSON.stringify(url)} is ${owner}'s own home page.`;
      tell("url", "the series' page there: open it, and copy its address", found);
    } else if (onePost.test(url)) {
      const found = `${JSON.stringify(url)} is one post at ${owner}, or what only you see there.`;
      tell("url", "the series' page there: open it, and copy its address", found);
    } else if (/^(?:threads|tiktok)$/.test(owner) && /^https:\/\/[^/]+\/\w[\w.]*\/?$/.test(url)) {
      const found = `${JSON.stringify(url)} has no @, and nobody is found there.`;
      tell("url", `an address with @ before the name, as at ${owner}`, found, url.replace(/(?<=\w)\/(?=\w)/, "/@"));
    }
  });

const hiddenField = field.group("HiddenField", "A hidden field.", {
  name: formFieldName("The field's name.", "u"),
  value: field.described(
    z.string().max(200),
    'What is sent in it; "" where the form\'s own code has it empty, as a trap for programs.',
    "5f3c1a",
    { sent: true },
  ),
});

const newsletter = field
  .group("Newsletter", "The newsletter form. Leave it out if there is no newsletter.", {
    action: field
      .link(
        "Where the mailing list takes sign-ups: what its form's code has after action=.",
        "https://newsletter.example/subscribe",
      )
      .superRefine((value, context) => {
        const page = signUpPage(value);
        if (!page) return;
        const found = `${JSON.stringify(value)} is a page to read, which takes no sign-ups from a form.`;
        const expected = "the address in the code of the form that the service gives for websites, after action=";
        field.refuse(context, expected, { found, meant: page.meant });
      }),
    heading: field.text("The heading above the form.", "News from every age", 80),
    text: field.text("What subscribers get.", "A letter when a book, a song or a free picture comes out."),
    label: field.text("The words above the field.", "A grown-up’s email address", 60).optional(),
    parentsNote: field.text("A line for parents.", "Under 13? Ask a grown-up to sign up.", 120),
    button: field.text("The words on the button.", "Sign me up", 30),
    fieldName: formFieldName("What the mailing list calls the address: EMAIL for Mailchimp.", "EMAIL"),
    hiddenFields: field
      .list("What the mailing list wants sent along, such as the number of the list.", hiddenField)
      .optional(),
  })
  .superRefine(({ fieldName, hiddenFields = [] }, context) => {
    // It would be sent after the address, and the mailing list may take the last.
    const index = hiddenFields.findIndex(({ name }) => name === fieldName);
    if (index < 0) return;
    context.addIssue({
      code: "custom",
      path: ["hiddenFields", index, "name"],
      params: { found: `"${fieldName}" is the field that readers type into. Delete this entry.` },
      message: "a field that the mailing list's form hides",
    });
  });

const houseWords = field.group("HouseWords", "Words in the series' own voice. What is left out is said plainly.", {
  nothingYet: field
    .text("What a part of a page says while there is nothing to show in it.", "Nothing here yet. Look again soon.", 120)
    .optional(),
  explore: field.text("The heading above the home page's pictures of other pages.", "Also in the shed", 40).optional(),
  nothingFound: field
    .text("What Find says where nothing fits the question.", "Nothing found. Pip has looked everywhere.", 80)
    .optional(),
  noAnswer: field
    .text("What Find says where its list does not come.", "No answer has come. Everything is below, from A to Z.", 120)
    .optional(),
});

const cookieNotice = field.group("CookieNotice", "The cookie notice.", {
  text: field.text(
    "What the notice says, in one short sentence: the cookie is kept once the button is pressed, not before.",
    "Press OK and one small cookie remembers that you read this.",
    70,
  ),
  button: field.text("The words on the button.", "OK", 14),
  cookieName: field.shaped(
    /^[a-z][a-z0-9_]*$/,
    "small letters, digits and _",
    "The name of the cookie that remembers the answer.",
    "cookie_consent",
  ),
  days: field.wholeNumber("How many days the answer is remembered.", 365, 1, 400),
  acceptOnScroll: field.group("AcceptOnScroll", "Accepting by scrolling.", {
    enabled: field.yesNo("Whether scrolling counts as accepting.", false),
    thresholdPercent: field.wholeNumber("How far down the page counts, in per cent.", 25, 1, 100),
  }),
});

const notFound = field.group("NotFound", "What the page for addresses that do not exist adds to its heading.", {
  scene: field.scene(),
  cutout: field.cutout("Who or what stands beside those words."),
  text: field.text(
    "What is said below the heading, in the site's own voice.",
    "Pip is looking for it too. He has looked in the bread bin.",
    200,
  ),
  invitation: field.text("The words above the links to other pages.", "While he is busy, you could:", 60),
});

/** Site-wide settings. */
export const site = z.strictObject({
  name: field.text("The series' name.", "The Quantanite Trilogy", 60),
  tagline: field.text("The series in one line.", "Ride fast. Land in another age.", 100),
  description: field.text("The series in one or two sentences.", "A time-travel adventure in three books.", 170),
  author: field.text(
    "Who wrote the books. Where that is not the series' own name, the footer says it, too.",
    "The Quantanite Trilogy",
    80,
  ),
  illustrator: field.text("Who drew the books' pictures.", "Ada Marsh", 80).optional(),
  publisher: field.text("Who publishes the books, if not the series itself.", "Hollowmere Press", 80).optional(),
  makers: makers("Who made the books that do not say so themselves, each by name and what the person did."),
  year: field
    .text("The year of the first book, or the years, for the rights line.", "2023 to 2025", 20)
    .superRefine((value, context) => {
      if (/©|\(c\)|copyright/i.test(value)) {
        field.refuse(context, "the year alone, since © and the author are put beside it", {
          found: `${JSON.stringify(value)} says more than the year.`,
          meant: /\d{4}(?:.*\d{4})?/.exec(value)?.[0],
        });
        return;
      }
      // A digit too few or too many; "2023-25" is as people write it.
      const odd = /(?<!\d)(?:\d{3}|\d{5,})(?!\d)/.exec(value)?.[0];
      if (odd || !/(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/.test(value)) {
        const found = `No year of a book can be read in ${JSON.stringify(odd ?? value)}.`;
        field.refuse(context, "the year in four digits, such as 2023", { found });
      }
    })
    .optional(),
  rights: field
    .text(
      "The rights line in full, where “©”, the year and who wrote the books do not say it.",
      "Text © 2023 B. Author. Pictures © 2023 Ada Marsh.",
      160,
    )
    .optional(),
  url: field.linkLike(
    ownAddress,
    "The site's own address, without a slash at its end.",
    "https://series.example",
    "the name of the site's own host alone, in small letters, an umlaut as browsers send it (xn--…). For a site below a path, that path is given to the build: PATH_PREFIX=/name npm run build",
  ),
  language: field
    .language(
      "The language of the site, for screen readers and the form of prices; its own words are English.",
      "en-GB",
    )
    .optional(),
  dateStyle: field
    .oneOf("DateStyle", ["month-first", "day-first"], "How dates are written: Nov 14, 2023 or 14 Nov 2023.")
    .optional(),
  contactEmail: field.described(
    z.email(),
    "The address that readers and parents can write to.",
    "hello@series.example",
  ),
  downloadPrefix: field.kebab("What the name of every downloaded file starts with.", "quantanite"),
  shareImage: field.image("The picture for shared links of pages without one of their own.", "social-card.jpg", 1200, {
    words: "about twice as wide as it is high, such as 1200 by 630 pixels",
    from: 1.4,
    to: 2.5,
  }),
  shareImageAlt: field.alt("The series' name beside Finn jumping out of a glowing portal."),
  promise: field
    .linkedText(
      "What parents are promised, beside the newsletter at the foot of every page.",
      "Nothing here tracks your child. [See how.](/for-grown-ups)",
      200,
    )
    .optional(),
  navigation: field.list("The header's menu, in order. The site's name beside it leads home already.", menuGroup, 1),
  footerNavigation: field.list(
    "The footer's General links, in order.",
    field.menuEntry("A page's file name without .json.", "privacy-policy"),
  ),
  social: field.list("The series' pages on social networks, in order.", socialLink),
  newsletter: newsletter.optional(),
  houseWords: houseWords.optional(),
  cookieNotice,
  notFound: notFound.optional(),
  slider: field.group("SliderTimes", "The home page's slider.", {
    autoplayMs: field.wholeNumber("How long each slide stays, in thousandths of a second.", 7000, 2000, 60_000),
    transitionMs: field.wholeNumber("How long a change takes, in thousandths of a second.", 1500, 0, 5000),
  }),
  stickyHeaderPx: field.wholeNumber("How far to scroll before the header stays in view, in pixels.", 245, 0, 5000),
  albumHeightPx: field.wholeNumber("The height of a music player, in pixels.", 352, 80, 1000),
});

/** The interface is English: under another language, screen readers would speak its words with a foreign voice. */
const english: Rule<z.infer<typeof site>> = function* ({ value: { language = "en" }, at }) {
  if (/^en\b/.test(language)) return;
  yield warning("not-english", at("language"), {
    found: `"${language}" is not English, and what the site says by itself (“Menu”, “Download”) is: screen readers would read it in the wrong voice.`,
    expected: "English as it is written somewhere, such as en-GB, for texts in English.",
  });
};

/** Slips in the contact address that make none: no page would show that nothing arrives. */
const mail: Rule<z.infer<typeof site>> = function* ({ value: { contactEmail }, at }) {
  const meant = contactEmail
    .replace(/@(?:gmial|gamil|gmal|gmai|gnail)\./i, "@gmail.")
    .replace(/@(?:hotmial|hotmal|hotmai)\./i, "@hotmail.")
    .replace(/(?<=@).*$/, withoutSlips);
  if (meant === contactEmail) return;
  yield warning("mail-slip", at("contactEmail"), {
    found: `What readers and parents write to ${shown(contactEmail)} will not arrive.`,
    expected: "An address at which you get mail.",
    suggestion: didYouMean(meant),
  });
};

/** No menu is called like a page elsewhere in the menu, and no page stands in two. */
const menus: Rule<z.infer<typeof site>, { Page: Page }> = function* ({ value: { navigation }, at }, content) {
  const nameOf = (slug: string) =>
    content
      .itemsOf("Page")
      .find((page) => page.slug === slug)
      ?.value.name.toLowerCase();
  for (const [index, { name, pages }] of navigation.entries()) {
    const before = navigation.slice(0, index).flatMap((menu) => menu.pages);
    const others = [...before, ...navigation.slice(index + 1).flatMap((menu) => menu.pages)];
    const twin = name && others.find((slug) => !pages.includes(slug) && nameOf(slug) === name.toLowerCase());
    if (twin) {
      yield warning("menus-alike", at("navigation", index, "name"), {
        found: `${shown(name)} is what the page ${shown(twin)} is called, too, which stands elsewhere in the menu.`,
        expected: "Names by which visitors can tell one from the other.",
      });
    }
    const again = pages.findIndex((slug) => before.includes(slug));
    if (again < 0) continue;
    yield warning("listed-twice", at("navigation", index, "pages", again), {
      found: `${shown(pages[again])} stands in a menu before this one, too.`,
      expected: "Every page once.",
      suggestion: "Delete one of the two.",
    });
  }
};

/** The form sends what the mailing list waits for: else every sign-up is lost, and nobody is told. */
const signUps: Rule<z.infer<typeof site>> = function* ({ value: { newsletter }, at }) {
  const { action = "", fieldName = "", hiddenFields = [] } = newsletter ?? {};
  const wanted = addressFieldOf(action);
  if (wanted && fieldName !== wanted && fieldName !== "MERGE0") {
    yield warning("lost-sign-ups", at("newsletter", "fieldName"), {
      found: `The form sends the address as ${shown(fieldName)}, and this service knows it by another name.`,
      expected: "The name that the field for the address has in the service's own form.",
      suggestion: didYouMean(wanted),
    });
  }
  const index = hiddenFields.findIndex(({ value }) =>
    /^(?:TODO|TB[ACD]|X{3,})$|\byour[ _-]\w+[ _-](?:id|here)\b/i.test(value),
  );
  if (index < 0) return;
  yield warning("lost-sign-ups", at("newsletter", "hiddenFields", index, "value"), {
    found: `${shown(hiddenFields[index]?.value)} holds the place of what the mailing list wants.`,
    expected: "What the field has in the code of the service's own form.",
  });
};

/** Who is named in the footer and who made the books are the same, unless the series is by itself. */
const sameMakers: Rule<z.infer<typeof site>, { Person: z.infer<typeof person> }> = function* ({ value, at }, content) {
  for (const role of ["author", "illustrator"] as const) {
    const said = value[role];
    const names = (value.makers ?? [])
      .filter((one) => one.role === role)
      .flatMap((one) => content.itemsOf("Person").flatMap((who) => (who.slug === one.person ? who.value.name : [])));
    if (!said || said === value.name || names.length === 0 || names.some((name) => said.includes(name))) continue;
    yield warning("other-maker", at(role), {
      found: `${shown(said)} stands here, and under "makers" ${joinNames(names)}.`,
      expected: "The same people in both places.",
      suggestion: didYouMean(joinNames(names)),
    });
  }
};

/** The rules of the site's settings. */
export const siteRules: readonly Rule<z.infer<typeof site>, { Page: Page; Person: z.infer<typeof person> }>[] = [
  english,
  mail,
  menus,
  signUps,
  sameMakers,
];
