/** A heading's sentences, each with its marks: a full stop ends one where a space follows, so not in "2.0". */
export const sentencesOf = (heading: string): string[] =>
  heading.match(/\S[\s\S]*?(?:[.!?…]["'”’)]*(?=\s)|$)/g) ?? [heading];
