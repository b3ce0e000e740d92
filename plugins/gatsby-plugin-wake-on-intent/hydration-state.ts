import { scriptingAttribute } from "./attribute-names";

/** True once the page that the server made has been taken over. */
let hydrated = false;

/** True where a part of the page stays as the server made it, since it threw: no script answers there. */
let plain = false;

/** Whether the page in the document is still the one that the server has made: of what throws, its HTML is there. */
export const isServersPage = (): boolean => !hydrated;

/** Shows a page of which a part stays as the server has made it in its version without script. */
export function leavePlain(): void {
  plain = true;
  document.documentElement.removeAttribute(scriptingAttribute);
}

/** From here on script answers, but on a page that is left plain. */
export function noteHydration(): void {
  hydrated = true;
  // Again: the waker may have removed it after its timeout, and `npm start` has no waker.
  if (!plain) document.documentElement.setAttribute(scriptingAttribute, "");
}

/** False once the router has shown another page. */
let first = true;

export const isFirstPage = (): boolean => first;

/** Another page is shown, which React has made. */
export function noteOtherPage(): void {
  first = false;
  if (!plain) return;
  plain = false;
  document.documentElement.setAttribute(scriptingAttribute, "");
}
