const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 forbids: one of them ends a whole document. Fine in JSON and HTML. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for HTML and XML (element content, or an attribute value in double quotes), without what XML forbids. */
export const escapeMarkup = (text: string) =>
  text.replace(forbidden, "").replace(/[&<>"]/g, (character) => escapes[character] ?? character);
