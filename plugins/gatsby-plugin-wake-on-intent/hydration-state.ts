import { scriptingAttribute } from "./attribute-names";

/** True once React has hydrated the server's HTML. */
let hydrated = false;

/** True while an error boundary shows the server's HTML in place of a component that threw: no script answers there. */
let plain = false;

/** True before hydration: the document still holds the server's HTML, which can stand in for a component that throws. */
export const isServersPage = (): boolean => !hydrated;

/** Switches to the version without script, since a part of this page stays the server's HTML. */
export function leavePlain(): void {
  plain = true;
  document.documentElement.removeAttribute(scriptingAttribute);
}

/** Marks the page as hydrated: from now on scripts answer, unless it is plain. */
export function noteHydration(): void {
  hydrated = true;
  // Again: the waker may have removed it after its timeout, and `npm start` has no waker.
  if (!plain) document.documentElement.setAttribute(scriptingAttribute, "");
}

/** False once the router has shown another page. */
let first = true;

export const isFirstPage = (): boolean => first;

/** Called when the router shows another page: React has rendered that one, so it is not plain. */
export function noteOtherPage(): void {
  first = false;
  if (!plain) return;
  plain = false;
  document.documentElement.setAttribute(scriptingAttribute, "");
}
