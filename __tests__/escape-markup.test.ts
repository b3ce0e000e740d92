import { escapeMarkup } from "../src/escape-markup";

test.each(["\u0000", "\u0008", "\u000b", "\u001f", "\ufffe", "\uffff", "\ud83d", "\ude00"])(
  "XML gets no character that ends it (%j), and all the others",
  (forbidden) => expect(escapeMarkup(`a${forbidden}<b>\t\n "é" 🦖`)).toBe("a&lt;b&gt;\t\n &quot;é&quot; 🦖"),
);
