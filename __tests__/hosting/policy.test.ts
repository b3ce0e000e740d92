import { createHash } from "node:crypto";
import { inlineSources, pagePolicy, withPolicy } from "../../src/hosting/policy";

const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const trusted = {
  forms: ["https://newsletter.example"],
  frames: ["https://open.spotify.com", "https://www.youtube-nocookie.com"],
  media: [],
};

test("every inline script is allowed by its own hash, whatever its type", () => {
  const { scripts } = inlineSources(
    '<script>wake()</script><script type="application/ld+json">{"@type":"Book"}</script>' +
      '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/shop";/*]]>*/</script>',
  );
  expect([...scripts]).toEqual([
    hash("wake()"),
    hash('{"@type":"Book"}'),
    hash('/*<![CDATA[*/window.pagePath="/shop";/*]]>*/'),
  ]);
});

test("a script inside a template is allowed, because it is cloned and run later", () => {
  const { scripts } = inlineSources(
    '<template id="asleep"><script src="/app-1a2b.js" async></script><script>go()</script></template>',
  );
  expect([...scripts]).toEqual([hash("go()")]);
});

test("a script with an address needs no hash, and one that is commented out gets none", () => {
  const { scripts } = inlineSources('<script src="/app-1a2b.js"></script><!-- <script>evil()</script> -->');
  expect(scripts.size).toBe(0);
});

test("a greater-than sign in an attribute does not end the tag", () => {
  const { scripts } = inlineSources('<script data-when="width>360">wide()</script>');
  expect([...scripts]).toEqual([hash("wide()")]);
});

test("the style of a card inside a frame is allowed, as React writes it into srcdoc", () => {
  const { styles } = inlineSources(
    '<iframe srcDoc="&lt;style&gt;a&gt;b{content:&quot;it&#x27;s &amp;amp;&quot;}&lt;/style&gt;" loading="lazy"></iframe>',
  );
  expect([...styles]).toEqual([hash('a>b{content:"it\'s &amp;"}')]);
});

test("styles in noscript are allowed, and the script beside them too", () => {
  const { scripts, styles } = inlineSources(
    "<noscript><style>.picture{opacity:1}</style></noscript><style data-href='/styles.css'>h1{color:red}</style><script>a()</script>",
  );
  expect([...styles]).toEqual([hash(".picture{opacity:1}"), hash("h1{color:red}")]);
  expect([...scripts]).toEqual([hash("a()")]);
});

test("the policy lets no inline script in but by its hash, and no string be run as script", () => {
  const policy = pagePolicy(inlineSources("<script>wake()</script><style>h1{}</style>"), trusted);
  const directives = Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text]));
  expect(directives["script-src"]).toBe(`script-src 'self' ${hash("wake()")}`);
  expect(directives["style-src-elem"]).toBe(`style-src-elem 'self' ${hash("h1{}")}`);
  expect(directives["frame-src"]).toBe("frame-src https://open.spotify.com https://www.youtube-nocookie.com");
  expect(directives["form-action"]).toBe("form-action https://newsletter.example");
  expect(directives["media-src"]).toBe("media-src 'none'");
  expect(directives["img-src"]).toBe("img-src 'self' data:");
  expect(directives["connect-src"]).toBe("connect-src 'self'");
  expect(directives["base-uri"]).toBe("base-uri 'none'");
  expect(directives["object-src"]).toBe("object-src 'none'");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).not.toContain("frame-ancestors");
});

describe("the policy's place in the page", () => {
  const page =
    '<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><script>a()</script></head><body></body></html>';

  test("is after the character encoding and before the first script", () => {
    expect(withPolicy(page, "default-src 'self'")).toBe(
      page.replace("<script>", `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><script>`),
    );
  });

  test("is the head of the page even where a script speaks of heads and dollars", () => {
    const odd = page.replace("a()", () => '"<head>$&$1"');
    expect(withPolicy(odd, "default-src 'self'")).toContain('<script>"<head>$&$1"</script>');
  });
});
