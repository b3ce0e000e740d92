/** The srcdoc document of an album's iframe, before its player is loaded. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Colours } from "../../content/kinds/palette";
import { escapeMarkup } from "../../escape-markup";
import { language } from "../../language";

/** data/brand/palette.json, inlined by webpack's DefinePlugin: custom properties do not reach into an iframe. */
declare const BRAND: Colours;

interface Card {
  title: string;
  alt: string;
  embedUrl: string;
  cover: IGatsbyImageData["images"];
  /** The site's @font-face rules: an iframe inherits none of its page's styles. */
  fonts: string;
}

/** Identical for every album, so that one hash in the Content Security Policy allows it. */
const style = `*{box-sizing:border-box}
html{height:100%;color-scheme:dark}
body{margin:0;height:100%;overflow-x:hidden;background:${BRAND.nightRaised} linear-gradient(100deg,${BRAND.nightStrong},${BRAND.nightRaised});color:${BRAND.light};font:1.0625rem/1.4 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{display:grid;grid-template-columns:19rem 1fr;gap:2rem;align-items:center;min-height:100%;padding:1rem 1.5rem}
.sleeve{position:relative}
.sleeve::before{content:"";position:absolute;inset:.75rem -7rem .75rem auto;aspect-ratio:1;border-radius:50%;background:radial-gradient(${BRAND.night} 4%,${BRAND.actionWarm} 5% 17%,#0000 18%),conic-gradient(#fff0 0 8%,#ffffff21 13%,#fff0 18% 58%,#ffffff21 63%,#fff0 68%),repeating-radial-gradient(${BRAND.nightDeep} 0 3px,${BRAND.nightPanel} 4px)}
img{position:relative;display:block;width:19rem;height:auto;border-radius:.2rem;box-shadow:.4rem 0 1.5rem ${BRAND.nightShade}}
main>div{position:relative;text-shadow:0 0 .5rem ${BRAND.nightDeep}}
p{margin:.75rem 0 0}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:99rem;background:${BRAND.action};color:${BRAND.onAction};font:1.1rem/1.2 "Lilita One",system-ui,sans-serif;letter-spacing:.02em;text-decoration:none;text-shadow:none}
p a{display:inline;min-height:0;padding:0;background:none!important;color:inherit;font:inherit;letter-spacing:inherit;text-decoration:underline;text-shadow:inherit}
a:hover{background:${BRAND.actionSoft}}
a:focus-visible{outline:3px solid ${BRAND.spark};outline-offset:3px}
@media(hover:hover)and (prefers-reduced-motion:no-preference){html:not([data-reading-movement]) .sleeve::before{translate:-20%;transition:translate .5s}
html:not([data-reading-movement]) main:is(:hover,:focus-within) .sleeve::before{translate:none;animation:turn 5s linear infinite}}
@keyframes turn{to{rotate:1turn}}
@media(max-width:34rem){main{grid-template-columns:1fr;align-content:center;justify-items:center;gap:.75rem;text-align:center}.sleeve::before{inset:.4rem -3.25rem .4rem auto}img{width:9rem}p{font-size:1rem;line-height:1.35}}
[data-reading-text=larger] :is(body,p,a){font-size:1.3rem}
[data-reading-text=largest] :is(body,p,a){font-size:1.55rem}
[data-reading-spacing=wider] body{letter-spacing:.06em;word-spacing:.14em}
[data-reading-spacing=wider] p{line-height:1.75}
[data-reading-font=plain] :is(body,a){font-family:Verdana,"DejaVu Sans",system-ui,sans-serif}
[data-reading-font=plain] a{font-weight:700}
@media(max-width:34rem){:is([data-reading-text],[data-reading-spacing]) .sleeve{display:none}}`;

/** The album's page at its service, derived from the player's URL; for other services the player's own URL. */
export const albumPageUrl = (embedUrl: string): string =>
  embedUrl
    .replace(/^https:\/\/open\.spotify\.com\/embed\//, "https://open.spotify.com/")
    .replace(/^https:\/\/embed\.music\.apple\.com\//, "https://music.apple.com/");

/** The card as HTML: the cover, a link that loads the player in the same iframe, and a privacy note. */
export function cardDocument({ title, alt, embedUrl, cover, fonts }: Card): string {
  const sizes = "(max-width: 34rem) 9rem, 19rem";
  const sources = (cover.sources ?? [])
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${escapeMarkup(srcSet)}" sizes="${sizes}">`)
    .join("");
  const service = new URL(albumPageUrl(embedUrl)).hostname;
  return `<!DOCTYPE html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${fonts}</style><style>${style}</style></head><body><main><div class="sleeve"><picture>${sources}<img src="${escapeMarkup(cover.fallback?.src ?? "")}" alt="${escapeMarkup(alt)}" width="304" height="304"></picture></div><div><a href="${escapeMarkup(embedUrl)}">Play the album</a><p>It comes from <a href="${escapeMarkup(albumPageUrl(embedUrl))}" target="_blank" rel="noopener noreferrer">${escapeMarkup(service)}</a>, which can then see that you are here and may store cookies of its own. Until you press, it knows nothing.</p></div></main></body></html>`;
}
