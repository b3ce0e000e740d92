const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML and XML: element content, or an attribute value in double quotes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
