/** The search field's id, to which the header's link leads. */
export const searchFieldId = "find-field";
