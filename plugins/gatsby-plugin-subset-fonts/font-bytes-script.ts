import { fontsId } from "./font-styles";

/** Inline script: adds the inlined font from bytes. By a style sheet it would load late, and shift the layout. */
export const fontBytesScript = `for(const[,family,data,unicodeRange]of document.getElementById("${fontsId}").textContent.matchAll(/family:"([^"]+)"[^}]*base64,([^"]+)[^}]*range:([^}]+)/g))document.fonts.add(new FontFace(family,Uint8Array.from(atob(data),(letter)=>letter.charCodeAt()),{unicodeRange}))`;
