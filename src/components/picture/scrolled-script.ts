/** Runs inline, in every page's head: the style sheet lets pictures far below wait until the visitor has scrolled. */
export const scrolledScript =
  'addEventListener("scroll",()=>document.documentElement.setAttribute("data-scrolled",""),{once:true})';
