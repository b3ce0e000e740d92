/** The search query's URL parameter: /find?q=pip. */
export const questionParameter = "q";
