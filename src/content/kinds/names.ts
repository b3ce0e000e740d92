/** Names that content and pages share. Nothing is imported here, because browsers load this too. */

/** The kinds of artwork, in the order in which the artwork page shows them. */
export const artworkKinds = ["wallpaper", "phone-wallpaper", "poster", "colouring-sheet", "printable"] as const;

/** GraphQL's spelling of an enum value: "coming-soon" is COMING_SOON. */
export const enumName = (value: string) => value.toUpperCase().replaceAll("-", "_");

/** The content's spelling of a GraphQL enum value: COMING_SOON is "coming-soon". */
export const enumValue = (name: string) => name.toLowerCase().replaceAll("_", "-");
