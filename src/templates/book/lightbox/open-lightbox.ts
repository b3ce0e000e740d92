/** The lightbox: a picture of the gallery, large, in a <dialog> of the page, with what the page has of it. Needs no React. */
import { pushEntry } from "../../../components/history/push-entry";
import { onSwipe } from "../../../components/swipe/on-swipe";

/** The <dialog>, and its parts. */
export const dialogAttribute = "data-picture-dialog";
export const stageAttribute = "data-stage";
export const wordsAttribute = "data-words";

/** On buttons: how many pictures to go on or back; the picture in its own pixels, or fitted; the way back to the page. */
export const stepAttribute = "data-step-picture";
export const zoomAttribute = "data-zoom";
export const closeAttribute = "data-close";

/** On a picture's link: its slug, and its whole text alternative where the small picture has only the first sentence. */
export const pictureAttribute = "data-lightbox";
export const altAttribute = "data-alt";

/** On the stage: the picture is shown in its own pixels. */
const zoomedAttribute = "data-zoomed";

/** On <html>: the listeners are there. */
const readyAttribute = "data-opens-pictures";

const lightbox = () => document.querySelector<HTMLDialogElement>(`[${dialogAttribute}]`);

/** The slug of the picture that was opened: a history entry, so that Back closes the dialog, and Forward opens it again. */
const slugInHistory = (): string | undefined => history.state?.picture;

/** The link of the picture that is shown. */
let shown: HTMLElement | undefined;

/** Shows the original in its own pixels, to be scrolled, or fits the picture into the dialog again. */
function zoom(dialog: HTMLDialogElement, isZoomed: boolean): void {
  const stage = dialog.querySelector<HTMLElement>(`[${stageAttribute}]`);
  const image = stage?.querySelector("img");
  dialog.querySelector(`[${zoomAttribute}]`)?.setAttribute("aria-pressed", `${isZoomed}`);
  if (!stage || !image) return;
  stage.toggleAttribute(zoomedAttribute, isZoomed);
  // So that arrow keys scroll it.
  stage.tabIndex = isZoomed ? 0 : -1;
  if (!isZoomed) return;
  const centre = () =>
    stage.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2);
  for (const source of stage.querySelectorAll("source")) source.remove();
  image.removeAttribute("srcset");
  image.onload = centre;
  image.src = (shown as HTMLAnchorElement).href;
  centre();
}

/** Shows the file that is there already, scaled up, until the one for this screen has come. */
function show(dialog: HTMLDialogElement, link: HTMLElement): void {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const stage = find(`[${stageAttribute}]`);
  const missing = find("[role=alert]");
  const picture = link.querySelector("picture")?.cloneNode(true) as HTMLElement | undefined;
  const image = picture?.querySelector("img");
  if (!stage || !missing || !picture || !image) return;
  shown = link;
  for (const name of ["class", "style"]) picture.removeAttribute(name);
  dialog.hidden = false;
  if (!dialog.open) {
    // The dialog gives the focus back; some browsers do not focus a link that is clicked.
    link.focus({ preventScroll: true });
    dialog.showModal();
  }

  const words = link.parentElement?.querySelector("figcaption")?.cloneNode(true).childNodes ?? [];
  find(`[${wordsAttribute}]`)?.replaceChildren(...words);
  image.alt = link.getAttribute(altAttribute) ?? image.alt;
  const ratio = image.width / image.height;
  stage.style.setProperty("--ratio", `${ratio}`);
  picture.style.backgroundImage = `url("${link.querySelector("img")?.currentSrc}")`;
  const width = Math.ceil(Math.min(stage.clientWidth, stage.clientHeight * ratio));
  for (const source of picture.querySelectorAll("source")) source.sizes = `${width}px`;
  image.loading = "eager";
  missing.hidden = true;
  image.onerror = () => {
    missing.hidden = false;
  };
  stage.replaceChildren(picture);
  zoom(dialog, false);
}

/** Shows a picture so many further on, or back; after the last comes the first. */
function step(dialog: HTMLDialogElement, steps: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${pictureAttribute}]`)];
  // By slug: React may have rendered the link of the picture that is shown anew.
  const slugs = links.map((link) => link.getAttribute(pictureAttribute));
  const index = slugs.indexOf(shown?.getAttribute(pictureAttribute) ?? null);
  const next = links[(index + steps + links.length) % links.length];
  if (next && links.length > 1) show(dialog, next);
}

/** Inline script of pages with a gallery; called again after a client-side navigation. */
export function openLightbox(): void {
  const root = document.documentElement;
  if (root.hasAttribute(readyAttribute)) return;
  root.setAttribute(readyAttribute, "");
  const isZoomed = (dialog: Element) => dialog.querySelector(`[${zoomedAttribute}]`) !== null;

  document.addEventListener("click", (event) => {
    const dialog = lightbox();
    // Without dialogs, the link leads to the original.
    if (!dialog?.showModal) return;
    const element = event.target as Element;
    const pressed = (name: string) => element.closest?.<HTMLElement>(`[${name}]`);
    const link = pressed(pictureAttribute);
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      pushEntry("picture", link.getAttribute(pictureAttribute));
      show(dialog, link);
    } else if (pressed(dialogAttribute)) {
      const steps = pressed(stepAttribute)?.getAttribute(stepAttribute);
      if (steps) step(dialog, Number(steps));
      else if (pressed(zoomAttribute) || element.matches("img")) zoom(dialog, !isZoomed(dialog));
      // Beside the picture, too.
      else if (element === dialog || element.matches(`[${stageAttribute}]`) || pressed(closeAttribute)) dialog.close();
    }
  });
  document.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    const dialog = lightbox();
    if (!dialog?.open || altKey || ctrlKey || metaKey || isZoomed(dialog)) return;
    if (key === "ArrowLeft") step(dialog, -1);
    else if (key === "ArrowRight") step(dialog, 1);
  });
  onSwipe(
    document,
    // A finger moves what is zoomed, by the button or by two fingers.
    (begun) =>
      begun.closest?.(`[${stageAttribute}]:not([${zoomedAttribute}])`) != null && (visualViewport?.scale ?? 1) < 1.05,
    (right, down) => {
      const dialog = lightbox();
      if (!dialog) return;
      if (right) step(dialog, -Math.sign(right));
      else if (down > 0) dialog.close();
    },
  );
  // By Escape, by one of these clicks, or by Back.
  document.addEventListener(
    "close",
    ({ target }) => {
      const dialog = lightbox();
      // The event comes a moment after the closing; Forward may have opened the dialog again by then.
      if (target !== dialog || !dialog || dialog.open) return;
      dialog.hidden = true;
      if (slugInHistory()) history.back();
    },
    true,
  );
  addEventListener("popstate", () => {
    const dialog = lightbox();
    const slug = slugInHistory();
    const link = slug && document.querySelector<HTMLElement>(`[${pictureAttribute}="${slug}"]`);
    if (dialog && link) show(dialog, link);
    else dialog?.close?.();
  });
}
