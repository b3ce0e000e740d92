/** One plain space for each run of spaces, of whichever kind: an author may write "Mr. Vale" with a no-break space. */
export const plainSpaces = (text: string) => text.replace(/[ \u00a0\u2009\u202f]+/g, " ");
