/** Marks the scope of the lesson filter's CSS rules. */
export const placeAttribute = "data-lessons";

/** The attribute's value once the URL's choice has been applied. */
export const isRead = "read";

/** Inline head script: applies the choice in the URL before the first paint, while the page sleeps. */
export const choicesScript = `addEventListener("DOMContentLoaded",()=>{const asked=new URLSearchParams(location.search);for(const place of document.querySelectorAll("[${placeAttribute}]")){place.setAttribute("${placeAttribute}","${isRead}");for(const list of place.querySelectorAll("select"))if(asked.has(list.name)){list.value=asked.get(list.name);if(list.selectedIndex<0)list.value=""}}})`;
