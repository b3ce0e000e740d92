/** A picture of the gallery, large: in a <dialog> of the page, with what the page has of it. Needs no React. */
import { pushEntry } from "../../../components/history/push-entry";

/** The <dialog>, and its parts. */
export const dialogAttribute = "data-picture-dialog";
export const stageAttribute = "data-stage";
export const wordsAttribute = "data-words";
export const closeAttribute = "data-close";

/** On a picture's link: its slug. */
export const pictureAttribute = "data-lightbox";

/** Dispatched on `window` when a picture has been opened. */
export const openedEvent = "picture:opened";

/** On <html>: the listeners are there. */
const readyAttribute = "data-opens-pictures";

export const pictureDialog = () => document.querySelector<HTMLDialogElement>(`[${dialogAttribute}]`);

/** The picture that is to be seen, a history entry of its own: Back closes the dialog, and Forward opens it again. */
export const slugInHistory = (): string | undefined => history.state?.picture;

/** Shows the file that is there already, scaled up, until the one for this screen has come. */
function show(dialog: HTMLDialogElement, link: HTMLElement): void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const stage = find(`[${stageAttribute}]`);
  const missing = find("[role=alert]");
  const picture = link.querySelector("picture")?.cloneNode(true) as HTMLElement | undefined;
  const image = picture?.querySelector("img");
  if (!stage || !missing || !picture || !image) return;
  for (const name of ["class", "style"]) picture.removeAttribute(name);
  // The dialog gives the focus back; some browsers do not focus a link that is clicked.
  link.focus({ preventScroll: true });
  dialog.hidden = stage.hidden = false;
  if (!dialog.open) dialog.showModal();

  const words = link.parentElement?.querySelector("figcaption")?.cloneNode(true).childNodes ?? [];
  find(`[${wordsAttribute}]`)?.replaceChildren(...words);
  stage.style.backgroundImage = `url("${link.querySelector("img")?.currentSrc}")`;
  const { clientWidth, clientHeight } = stage;
  const width = Math.ceil(Math.min(clientWidth, (clientHeight * image.width) / image.height));
  for (const source of picture.querySelectorAll("source")) source.sizes = `${width}px`;
  image.loading = "eager";
  missing.hidden = true;
  image.onerror = () => {
    missing.hidden = false;
  };
  stage.replaceChildren(picture);
}

/** Inline script (stringified) of pages with a gallery; called again after a client-side navigation. */
export function openLightbox(): void {
  const root = document.documentElement;
  if (root.hasAttribute(readyAttribute)) return;
  root.setAttribute(readyAttribute, "");
  document.addEventListener("click", (event) => {
    const dialog = pictureDialog();
    // Without dialogs, the link leads to the original.
    if (!dialog?.showModal) return;
    const element = event.target as Element;
    const link = element.closest?.<HTMLElement>(`[${pictureAttribute}]`);
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      pushEntry("picture", link.getAttribute(pictureAttribute));
      show(dialog, link);
      dispatchEvent(new Event(openedEvent));
    } else if (element === dialog || element.closest?.(`[${stageAttribute}], [${closeAttribute}]`)) {
      // Beside the picture, too.
      dialog.close();
    }
  });
  // By Escape, by one of these clicks, by Back, or by React.
  document.addEventListener(
    "close",
    ({ target }) => {
      const dialog = pictureDialog();
      // The event comes a moment after the closing; Forward may have opened the dialog again by then.
      if (target !== dialog || !dialog || dialog.open) return;
      dialog.hidden = true;
      if (slugInHistory()) history.back();
    },
    true,
  );
  addEventListener("popstate", () => {
    const dialog = pictureDialog();
    const slug = slugInHistory();
    const link = slug && document.querySelector<HTMLElement>(`[${pictureAttribute}="${slug}"]`);
    if (dialog && link) show(dialog, link);
    else dialog?.close?.();
  });
}
