/** Headers and redirects for any host, from which each one's configuration and `serve` derive. */
import { workerNames } from "./old-workers";

/** Headers for the paths that match a pattern. `*` matches any characters, slashes included. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
  /** Headers of earlier rules to leave out. */
  without?: string[];
}

/** A permanent redirect (301). */
export interface Redirect {
  from: string;
  to: string;
}

/** All paths include the path prefix. */
export interface Hosting {
  /** "" or "/name". */
  pathPrefix: string;
  /** Such as "series.example". */
  hostName: string;
  /** The paths of pages, such as "/shop"; without the 404 page. */
  pages: string[];
  /** Redirects from alias paths: "/store" to "/shop". */
  aliases: Redirect[];
  /** Redirects that normalise paths: "/shop/" and "/shop/index.html" to "/shop". */
  spellings: Redirect[];
  /** In order: where several rules set one header, the last wins. */
  headers: HeaderRule[];
}

/** Third-party origins for the Content Security Policy, by directive. Everything else is blocked. */
export interface TrustedOrigins {
  /** form-action: the newsletter service. */
  forms: string[];
  /** frame-src: embedded players. */
  frames: string[];
  /** media-src: hosts of video files. */
  media: string[];
}

/** "server" is one of your own: nginx, Caddy or `npm run serve`. */
export type Host = "netlify" | "cloudflare" | "github" | "server";

/** The adapter's input. */
export interface Build {
  pathPrefix: string;
  /** The site's origin, without a path. */
  siteUrl: string;
  /** The Contact of security.txt: a mailto: or https: URL. */
  securityContact: string;
  pages: string[];
  aliases: Redirect[];
  trusted: TrustedOrigins;
  /** The language of redirect pages, as a BCP 47 tag. */
  language: string;
  /** The host that the files are for; where it is not known, they suit all (host-capabilities.ts). */
  host?: Host;
  /** Whether service workers of a former site at this address are ended (old-workers.ts). */
  endOldWorkers: boolean;
}

export const cacheControl = {
  revalidate: "public, max-age=0, must-revalidate",
  day: "public, max-age=86400",
  forever: "public, max-age=31536000, immutable",
};

/** Embedded players refuse to play without a referrer; the origin is enough. */
export const referrerPolicy = "strict-origin-when-cross-origin";

/** Host configuration files and the 404 page, which are never served under their own paths. */
export const unservedPaths = ["/_headers", "/_redirects", "/404", "/404/", "/404/index.html", "/404.html"];

/** File extensions of precompressed copies, which are served by content negotiation only. */
export const compressedEnds = ["br", "gz"];

/** The HTTP methods that are answered; to any other the answer is 405. */
export const allowedMethods = ["GET", "HEAD"];

/** Content-hashed file names (cache busting), served as immutable. */
const hashedFiles = [
  "/*.js",
  "/*.css",
  "/*.woff2",
  ...["avif", "jpg", "png", "svg", "webp"].map((end) => `/static/*.${end}`),
];

/** Policy of SVGs opened as documents: no script, request or form, an origin of their own. They still draw. */
const drawingPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers that only documents need (an SVG is one): a kilobyte, which would be too much for each small picture. */
const documentHeaders = ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"];

/** Permissions-Policy: features denied to everybody. */
const unusedFeatures =
  `accelerometer browsing-topics camera clipboard-read display-capture gamepad geolocation gyroscope hid
  idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.split(/\s+/);

/** Permissions-Policy: features granted to embedded players. */
const playerFeatures = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

function permissionsPolicy(frames: string[]): string {
  const players = ["self", ...frames.map((origin) => `"${origin}"`)].join(" ");
  return [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    ...playerFeatures.map((feature) => `${feature}=(${players})`),
  ].join(", ");
}

/** CSP directives of all pages, as a header, and in each page's <meta> with the hashes of its inline scripts. */
export function sitePolicy({ forms, frames, media }: TrustedOrigins): string[] {
  const sources = (origins: string[], otherwise: string) => (origins.length ? origins.join(" ") : otherwise);
  return [
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    `form-action ${sources(forms, "'none'")}`,
    `frame-src ${sources(frames, "'none'")}`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    `media-src ${sources(media, "'none'")}`,
    "object-src 'none'",
    "worker-src 'none'",
  ];
}

/** Works out a site's headers and redirects from the adapter's input. */
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
          "Referrer-Policy": referrerPolicy,
          "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
          "X-Content-Type-Options": "nosniff",
        },
      },
      ...hashedFiles.map((pattern) => ({
        pattern: inSite(pattern),
        headers: { "Cache-Control": cacheControl.forever },
        ...(pattern.endsWith(".svg") ? {} : { without: documentHeaders }),
      })),
      // An SVG sprite, not content-hashed.
      { pattern: inSite("/networks.svg"), headers: { "Cache-Control": cacheControl.day } },
      {
        pattern: inSite("/downloads/*"),
        headers: { "Cache-Control": cacheControl.day, "Content-Disposition": "attachment" },
      },
      { pattern: inSite("/*.svg"), headers: { "Content-Security-Policy": drawingPolicy } },
      // Scripts of service workers are not content-hashed, neither ours (old-workers.ts) nor an owner's own.
      ...workerNames.map((name) => ({
        pattern: inSite(`/${name}`),
        headers: { "Cache-Control": cacheControl.revalidate },
      })),
    ],
  };
}

/** Redirects from the other spellings of a path that static hosts accept (trailing slash, index.html, .html). */
function otherSpellings(path: string, target: string, pathPrefix: string): Redirect[] {
  if (path === `${pathPrefix}/`) {
    const withoutSlash = pathPrefix ? [{ from: pathPrefix, to: target }] : [];
    return [...withoutSlash, { from: `${path}index.html`, to: target }];
  }
  return ["/", "/index.html", ".html"].map((end) => ({ from: `${path}${end}`, to: target }));
}

/** A header rule's pattern as the source of a regular expression. */
export const patternSource = (pattern: string) =>
  `^${pattern
    .split("*")
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*")}$`;

export const matches = ({ pattern }: HeaderRule, path: string) => new RegExp(patternSource(pattern)).test(path);

/** Applies a rule to the headers that earlier rules have set. */
const mergeHeaders = (before: Record<string, string>, { headers, without = [] }: HeaderRule) => ({
  ...Object.fromEntries(Object.entries(before).filter(([name]) => !without.includes(name))),
  ...headers,
});

/** All headers of a path. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  return rules
    .filter((rule) => matches(rule, path))
    .reduce<Record<string, string>>((before, rule) => mergeHeaders(before, rule), {});
}
