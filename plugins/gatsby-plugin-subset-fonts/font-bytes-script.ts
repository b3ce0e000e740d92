import { fontsId } from "./font-styles";

/**
 * Inline script, before the first paint: adds the inlined font through the FontFace API, from bytes. A font in a style
 * sheet loads asynchronously, even from a data: URL, and the swap would be a layout shift.
 */
export const fontBytesScript = `for(const[,family,data,unicodeRange]of document.getElementById("${fontsId}").textContent.matchAll(/family:"([^"]+)"[^}]*base64,([^"]+)[^}]*range:([^}]+)/g))document.fonts.add(new FontFace(family,Uint8Array.from(atob(data),(letter)=>letter.charCodeAt()),{unicodeRange}))`;
