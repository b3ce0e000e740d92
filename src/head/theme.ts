/** The colour of the browser's own frame: the page's background, as in styles/tokens.css. */
export const themeColour = "#120e33";
