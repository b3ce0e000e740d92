import { fontsId } from "./site-font-faces";

/**
 * Runs inline before the first paint: hands the browser the bytes of the font that the page carries. A font in a style
 * sheet is decoded in its own time, even from a data: address, and text drawn before would move.
 */
export const fontBytesScript = `for(const[,family,data,unicodeRange]of document.getElementById("${fontsId}").textContent.matchAll(/family:"([^"]+)"[^}]*base64,([^"]+)[^}]*range:([^}]+)/g))document.fonts.add(new FontFace(family,Uint8Array.from(atob(data),(letter)=>letter.charCodeAt()),{unicodeRange}))`;
