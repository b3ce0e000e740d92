const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML and XML write it, between tags or in an attribute with double quotes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
