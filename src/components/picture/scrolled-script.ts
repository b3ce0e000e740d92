/** Inline head script: marks <html> on the first scroll, which ends the lazy-loading delay of picture.module.css. */
export const scrolledScript =
  'addEventListener("scroll",()=>document.documentElement.setAttribute("data-scrolled",""),{once:true})';
