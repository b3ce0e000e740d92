/** Marks the scope of the lesson filter's CSS rules. */
export const filterScopeAttribute = "data-lessons";

/** Inline head script: applies the choice in the URL before the first paint, while the page sleeps. */
export const restoreFilterScript = `addEventListener("DOMContentLoaded",()=>{const q=new URLSearchParams(location.search);for(const p of document.querySelectorAll("[${filterScopeAttribute}]"))for(const l of p.querySelectorAll("select"))if(q.has(l.name)){l.value=q.get(l.name);if(l.selectedIndex<0)l.value=""}})`;
