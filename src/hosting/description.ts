/** How the site is to be served, said once: every host's configuration and `npm run serve` are made from this. */

/** Headers for the paths that a pattern matches. A `*` in a pattern stands for any characters, also for slashes. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
  /** Names of headers that rules before this one set, and that say nothing about such a file. */
  without?: string[];
}

/** A path that leads to another one for good. */
export interface Redirect {
  from: string;
  to: string;
}

/** The whole description. All paths carry the path prefix. */
export interface Hosting {
  /** What every address starts with when the site does not live at its host's root: "" or "/name". */
  pathPrefix: string;
  /** The host's name, such as "series.example". */
  hostName: string;
  /** The paths that answer with a page: "/shop". The 404 page is not among them. */
  pages: string[];
  /** Paths of no page of their own that lead to one: "/store" to "/shop". */
  aliases: Redirect[];
  /** Other spellings of pages and aliases that lead to them, such as "/shop/" and "/shop/index.html". */
  spellings: Redirect[];
  /** Where more rules than one set the same header, the last one holds. */
  headers: HeaderRule[];
}

/** The other sites that this one works with, as origins. Nothing else may be contacted, framed or posted to. */
export interface TrustedOrigins {
  /** Where the newsletter form goes. */
  forms: string[];
  /** Whose players may be framed. */
  frames: string[];
  /** Whose video files may be played. */
  media: string[];
}

/** What the adapter knows about a build. */
export interface Build {
  pathPrefix: string;
  /** The site's own address, without a path. */
  siteUrl: string;
  /** Where to report a security problem: a mailto: or https: address. */
  securityContact: string;
  pages: string[];
  aliases: Redirect[];
  trusted: TrustedOrigins;
}

const cacheControl = {
  revalidate: "public, max-age=0, must-revalidate",
  day: "public, max-age=86400",
  forever: "public, max-age=31536000, immutable",
};

/** Files that only the hosts themselves read, and the page that answers unknown paths: never served by their own names. */
export const unservedPaths = ["/_headers", "/_redirects", "/404", "/404/", "/404/index.html", "/404.html"];

/** How the names of compressed copies end, which are sent in place of their files only. */
export const compressedEnds = ["br", "gz"];

/** The only methods that a site of files has an answer to. */
export const allowedMethods = ["GET", "HEAD"];

/** Files whose names hold a hash of their content, so that they never change. */
const hashedFiles = [
  "/*.js",
  "/*.css",
  "/*.woff2",
  ...["avif", "jpg", "png", "svg", "webp"].map((end) => `/static/*.${end}`),
];

/**
 * What browsers heed of documents alone: more than a kilobyte, which over HTTP/1.1 each small picture would be sent with.
 * SVG is a document where it is opened by itself.
 */
const documentHeaders = ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"];

/** Browser features that no page uses. */
const unusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "display-capture",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Browser features that the framed players need. */
const playerFeatures = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

function permissionsPolicy(frames: string[]): string {
  const players = ["self", ...frames.map((origin) => `"${origin}"`)].join(" ");
  return [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    ...playerFeatures.map((feature) => `${feature}=(${players})`),
  ].join(", ");
}

/**
 * The directives of the Content-Security-Policy that are the same for every page. They are sent as a header and
 * repeated in each page's own policy, which adds the hashes of its inline scripts and styles.
 */
export function sitePolicy({ forms, frames, media }: TrustedOrigins): string[] {
  const sources = (origins: string[], otherwise: string) => (origins.length ? origins.join(" ") : otherwise);
  return [
    "base-uri 'none'",
    "connect-src 'self'",
    // The heading font is part of every page.
    "font-src 'self' data:",
    `form-action ${sources(forms, "'none'")}`,
    `frame-src ${sources(frames, "'none'")}`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    `media-src ${sources(media, "'none'")}`,
    "object-src 'none'",
    "worker-src 'none'",
  ];
}

/** Describes how to serve a build. */
export function describeHosting({ pathPrefix, siteUrl, pages, aliases, trusted }: Build): Hosting {
  const inSite = (pattern: string) => `${pathPrefix}${pattern}`;
  return {
    pathPrefix,
    hostName: new URL(siteUrl).hostname,
    pages,
    aliases,
    spellings: [
      ...pages.flatMap((page) => otherSpellings(page, page, pathPrefix)),
      ...aliases.flatMap(({ from, to }) => otherSpellings(from, to, pathPrefix)),
    ],
    headers: [
      {
        pattern: inSite("/*"),
        headers: {
          "Cache-Control": cacheControl.revalidate,
          "Content-Security-Policy": [...sitePolicy(trusted), "frame-ancestors 'none'"].join("; "),
          "Cross-Origin-Opener-Policy": "same-origin",
          "Cross-Origin-Resource-Policy": "same-origin",
          "Permissions-Policy": permissionsPolicy(trusted.frames),
          // The players refuse to play when they are not told which site frames them; its origin is enough.
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
          "X-Content-Type-Options": "nosniff",
        },
      },
      ...hashedFiles.map((pattern) => ({
        pattern: inSite(pattern),
        headers: { "Cache-Control": cacheControl.forever },
        ...(pattern.endsWith(".svg") ? {} : { without: documentHeaders }),
      })),
      // Every page shows some of them, and they hardly ever change.
      { pattern: inSite("/icons.svg"), headers: { "Cache-Control": cacheControl.day } },
      { pattern: inSite("/networks.svg"), headers: { "Cache-Control": cacheControl.day } },
      {
        pattern: inSite("/downloads/*"),
        headers: { "Cache-Control": cacheControl.day, "Content-Disposition": "attachment" },
      },
    ],
  };
}

/** The ways to write a path that static hosts also accept for it, each leading to `target`. */
function otherSpellings(path: string, target: string, pathPrefix: string): Redirect[] {
  if (path === `${pathPrefix}/`) {
    const withoutSlash = pathPrefix ? [{ from: pathPrefix, to: target }] : [];
    return [...withoutSlash, { from: `${path}index.html`, to: target }];
  }
  return ["/", "/index.html", ".html"].map((end) => ({ from: `${path}${end}`, to: target }));
}

/** A regular expression for the paths that a header rule's pattern matches. */
export const patternSource = (pattern: string) =>
  `^${pattern
    .split("*")
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*")}$`;

/** What is sent where a rule comes on top of others. */
export const mergeHeaders = (before: Record<string, string>, { headers, without = [] }: HeaderRule) => ({
  ...Object.fromEntries(Object.entries(before).filter(([name]) => !without.includes(name))),
  ...headers,
});

/** The headers for a path. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  return rules
    .filter(({ pattern }) => new RegExp(patternSource(pattern)).test(path))
    .reduce<Record<string, string>>((before, rule) => mergeHeaders(before, rule), {});
}
