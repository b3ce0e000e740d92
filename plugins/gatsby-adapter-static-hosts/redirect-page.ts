/** Redirect pages (instant refresh with a canonical link), for hosts that cannot send a 301. */

/** The HTML document at an alias. Its script keeps query and fragment. */
export function redirectPage(target: string, canonicalUrl: string, language: string): string {
  return [
    "<!DOCTYPE html>",
    `<html lang="${language}">`,
    '<head><meta charset="utf-8">',
    "<title>This page has moved</title>",
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="canonical" href="${canonicalUrl}">`,
    `<script>location.replace("${target}" + location.search + location.hash)</script>`,
    // Outside <noscript> the refresh would win the race against the script, and drop the query.
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    "</head>",
    `<body><p>This page has moved to <a href="${target}">${canonicalUrl}</a>.</p></body>`,
    "</html>",
    "",
  ].join("\n");
}
