/** The document inside a music frame before its player is loaded. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { escapeMarkup } from "../../escape-markup";
import { language } from "../../language";

interface Card {
  title: string;
  alt: string;
  embedUrl: string;
  cover: IGatsbyImageData["images"];
  /** The style sheet of the site's fonts: a frame has none of its page's. */
  fonts: string;
}

/** The card's look. It is the same for every album, so that the site's policy can name it by its hash. */
const style = `*{box-sizing:border-box}
html{height:100%;color-scheme:dark}
body{margin:0;height:100%;background:#1b1549;color:#f1edff;font:1.0625rem/1.45 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{display:grid;grid-template-columns:auto 1fr;gap:1.5rem;align-items:center;min-height:100%;padding:1rem clamp(1rem,4vw,2rem)}
img{display:block;width:min(18rem,30vw);height:auto;border-radius:.75rem}
p{margin:.75rem 0 0;color:#cfc6f2}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:99rem;background:#ffb545;color:#1b1140;font:1.1rem/1.2 "Lilita One",system-ui,sans-serif;letter-spacing:.02em;text-decoration:none}
a:hover{background:#ffcf7d}
a:focus-visible{outline:3px solid #39e6ff;outline-offset:3px}
@media(max-width:34rem){main{grid-template-columns:1fr;align-content:center;justify-items:center;gap:.75rem;text-align:center}img{width:9rem}p{font-size:1rem;line-height:1.35}}
[data-reading-text=larger] :is(body,p,a){font-size:1.3rem}
[data-reading-text=largest] :is(body,p,a){font-size:1.55rem}
[data-reading-spacing=wider] body{letter-spacing:.06em;word-spacing:.14em}
[data-reading-spacing=wider] p{line-height:1.75}
[data-reading-font=plain] :is(body,a){font-family:Verdana,"DejaVu Sans",system-ui,sans-serif}
[data-reading-font=plain] a{font-weight:700}
@media(max-width:34rem){:is([data-reading-text],[data-reading-spacing]) img{display:none}}`;

/** The card: the album's cover, a link that loads the player in its place, and what that means. */
export function cardDocument({ title, alt, embedUrl, cover, fonts }: Card): string {
  const sizes = "(max-width: 34rem) 9rem, (max-width: 60rem) 30vw, 18rem";
  const sources = (cover.sources ?? [])
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${escapeMarkup(srcSet)}" sizes="${sizes}">`)
    .join("");
  const service = new URL(embedUrl).hostname;
  return `<!DOCTYPE html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${fonts}</style><style>${style}</style></head><body><main><picture>${sources}<img src="${escapeMarkup(cover.fallback?.src ?? "")}" alt="${escapeMarkup(alt)}" width="288" height="288"></picture><div><a href="${escapeMarkup(embedUrl)}">Play the album</a><p>It comes from ${escapeMarkup(service)}, which can then see that you are here and may store cookies of its own. Until you press, it knows nothing.</p></div></main></body></html>`;
}
