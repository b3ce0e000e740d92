import { createHash } from "node:crypto";
import { inlineSources, pagePolicy, withPolicy } from "../content-security-policy";

const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const trusted = {
  forms: ["https://newsletter.example"],
  frames: ["https://open.spotify.com", "https://www.youtube-nocookie.com"],
  media: ["https://films.example"],
};

test("a script with an address needs no hash, and one that is commented out gets none", () => {
  const { scripts } = inlineSources('<script src="/app-1a2b.js"></script><!-- <script>evil()</script> -->');
  expect(scripts.size).toBe(0);
});

test("a greater-than sign in an attribute does not end the tag", () => {
  const { scripts } = inlineSources('<script data-when="width>360">wide()</script>');
  expect([...scripts]).toEqual([hash("wide()")]);
});

test("hashes are those of what stands in a file, in frames as well, and words in any script pass unharmed", () => {
  const words = "“Größer”, عربي, 😀";
  const html = `<html><head><title>${words}</title></head><style>q{quotes:"${words}"}</style><iframe srcdoc="<script>say('${words}')</script>">`;
  const { scripts, styles } = inlineSources(html);
  expect([[...scripts], [...styles]]).toEqual([[hash(`say('${words}')`)], [hash(`q{quotes:"${words}"}`)]]);
  expect(withPolicy(html, "default-src 'self'").replace(/<meta[^>]*>/g, "")).toBe(html);
});

test("a script of a frame that speaks of an entity is hashed as the frame has it", () => {
  const { scripts } = inlineSources(`<iframe srcdoc="&lt;script>say('&amp;lt;b')&lt;/script>">`);
  expect([...scripts]).toEqual([hash("say('&lt;b')")]);
});

test("the policy lets no inline script in but by its hash, and no string be run as script", () => {
  const policy = pagePolicy(inlineSources("<script>wake()</script><style>h1{}</style>"), trusted);
  const directives = Object.fromEntries(policy.split("; ").map((text) => [text.split(" ")[0], text]));
  expect(directives["script-src"]).toBe(`script-src 'self' ${hash("wake()")}`);
  expect(directives["style-src-elem"]).toBe(`style-src-elem 'self' ${hash("h1{}")}`);
  expect(directives["frame-src"]).toBe("frame-src https://open.spotify.com https://www.youtube-nocookie.com");
  expect(directives["form-action"]).toBe("form-action https://newsletter.example");
  expect(directives["media-src"]).toBe("media-src https://films.example");
  expect(directives["img-src"]).toBe("img-src 'self' data:");
  expect(directives["connect-src"]).toBe("connect-src 'self'");
  expect(directives["base-uri"]).toBe("base-uri 'none'");
  expect(directives["object-src"]).toBe("object-src 'none'");
  expect(directives["worker-src"]).toBe("worker-src 'none'");
  // Browsers that know neither of the two after it show no styles else.
  expect(directives["style-src"]).toBe("style-src 'self' 'unsafe-inline'");
  expect(directives["style-src-attr"]).toBe("style-src-attr 'unsafe-inline'");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).not.toContain("frame-ancestors");
});

test("the policies stand in the head of the page even where a script speaks of heads and dollars, and there once", () => {
  const odd = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>"<head>$&$1"</script></head></html>';
  const expected = odd.replace(
    /(?=<script>)/,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">` +
      `<meta name="referrer" content="strict-origin-when-cross-origin">`,
  );
  expect(withPolicy(odd, "default-src 'self'")).toBe(expected);
  expect(withPolicy(withPolicy(odd, "default-src 'none'"), "default-src 'self'")).toBe(expected);
  const headless = "<head><title>A page that never ends its head";
  expect(withPolicy(headless, "default-src 'self'")).toMatch(/^<head><meta [^>]*><meta [^>]*><title>.* head$/);
});
