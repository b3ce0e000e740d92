/** What is wrong with how a page looks, whatever it shows: told from its boxes and computed styles. */
import type { Locator, Page } from "@playwright/test";

/** Faults on a screen: of pictures, as far as they have come, and of words, links and fields. */
export const faultsOnScreen = (page: Page) =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const root = document.body;
    const find = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const fault = (kind: string, element: Element) => {
      const words = element.textContent?.trim().slice(0, 30) || element.getAttribute("alt");
      faults.add(`${kind}: ${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} “${words}”`);
    };

    for (const image of find("img") as HTMLImageElement[]) {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
      if (!naturalWidth || !clientHeight || getComputedStyle(image).objectFit !== "fill") continue;
      const [fitting, shape] = [(clientWidth * naturalHeight) / naturalWidth, clientWidth / clientHeight];
      if (Math.abs(clientHeight - fitting) > 2 && Math.abs((shape * naturalHeight) / naturalWidth - 1) > 0.03)
        fault("squashed", image);
    }
    for (const element of find("[hidden]")) fault("not hidden", element);
    for (const element of find(".visually-hidden"))
      if (element.clientHeight > 1 || getComputedStyle(element).clipPath === "none") fault("only to be heard", element);
    for (const element of find("select, input:not([type=radio], [type=checkbox])")) {
      const { borderStyle, borderWidth, boxShadow, backgroundColor, fontSize } = getComputedStyle(element);
      // iPhones zoom in on smaller fields.
      if (Number.parseFloat(fontSize) < 16) fault("of small words", element);
      const isFlat = borderStyle === "none" || Number.parseFloat(borderWidth) === 0;
      if (isFlat && boxShadow === "none" && /[,/] 0\)$/.test(backgroundColor)) fault("without a box", element);
    }
    for (const element of find("header, main, footer"))
      if (element.offsetLeft !== 0 || element.offsetWidth !== root.clientWidth)
        fault("narrower than the screen", element);
    for (const heading of root.querySelectorAll("main > section > h2, main > section > div > h2"))
      if (!heading.checkVisibility({ visibilityProperty: true })) fault("unseen", heading);
    for (const element of find("button, a[href], summary")) {
      // A link in a sentence is as high as its line, and a card's link is as large as the card.
      const isInline = getComputedStyle(element).display === "inline" || element.closest("p, dd");
      const isStretched = ["::before", "::after"].some(
        (part) => getComputedStyle(element, part).position === "absolute",
      );
      if (element.offsetHeight < 44 && !isInline && !isStretched) fault(`${element.offsetHeight} px high`, element);
      const heard = [...element.querySelectorAll<HTMLElement>(".visually-hidden")].map(({ innerText }) =>
        innerText.trim(),
      );
      const isDrawn = ["::before", "::after"].some((part) => getComputedStyle(element, part).content !== "none");
      const pictures = [...element.querySelectorAll("svg, img, picture, [style*='--']")];
      const isPictured = pictures.some((picture) => picture.getBoundingClientRect().width > 0);
      if (element.innerText.trim() === heard.join("") && !isDrawn && !isPictured) fault("blank", element);
    }

    const loaded = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    const plain = (family = "") => family.replaceAll('"', "");
    for (const element of find("main, h1")) {
      const [family] = getComputedStyle(element).fontFamily.split(",");
      if (!loaded.some((one) => plain(one) === plain(family))) fault(`without the font ${family}`, element);
    }

    const looks = ["border", "background", "outline", "box-shadow"];
    const ofWords = ["color", "font-weight", "text-decoration"];
    const drawn = (element: Element) =>
      ["", "::before", "::after"]
        .map((part) => {
          const isBare = element.querySelector(".visually-hidden") && !element.querySelector("svg");
          const asked = isBare ? looks : [...looks, ...ofWords];
          return asked.map((look) => getComputedStyle(element, part).getPropertyValue(look)).join();
        })
        .join();
    for (const current of root.querySelectorAll("header [aria-current], main [aria-current]")) {
      const others = [...(current.closest("ul, ol, nav, div")?.querySelectorAll(current.tagName) ?? [])];
      const other = others.find((one) => !one.hasAttribute("aria-current") && one.className === current.className);
      if (other && drawn(other) === drawn(current)) fault("like the others", current);
    }

    if (innerWidth > 1200) {
      for (const list of find("main :is(ul, ol)")) {
        const items = [...list.children].filter((item) => item.querySelector("img")?.checkVisibility());
        const lefts = new Set(items.map((item) => Math.round(item.getBoundingClientRect().left)));
        if (items.length > 3 && lefts.size === 1) fault("one below the other", list);
      }
    }

    const lines: { element: Element; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
      if (element.closest("[aria-hidden=true], .visually-hidden, option, script, style, noscript")) continue;
      const around: { one: Element; style: CSSStyleDeclaration }[] = [];
      for (let one: Element | null = element; one && one !== root; one = one.parentElement)
        around.push({ one, style: getComputedStyle(one) });
      // What is only heard on this screen, what is cut off with dots, and what stays where the page scrolls.
      if (around.some(({ one, style }) => style.clipPath.startsWith("inset") || one.clientHeight === 1)) continue;
      if (around.some(({ style }) => style.textOverflow === "ellipsis" || /fixed|sticky/.test(style.position)))
        continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      if (size < 12) fault("small", element);
      if (around.some(({ style: { opacity } }) => Number(opacity) < 0.5)) fault("faint", element);
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      for (const { left, right, top, height } of boxes) {
        // Without what reaches above and below small letters.
        const line = { element, left, right, top: top + height * 0.3, bottom: top + height * 0.7 };
        lines.push(line);
        let [isFixedAcross, isFixedDown] = [true, true];
        for (const { one, style } of around) {
          isFixedAcross &&= !/auto|scroll/.test(style.overflowX);
          isFixedDown &&= !/auto|scroll/.test(style.overflowY);
          const box = one.getBoundingClientRect();
          const isBeside = style.overflowX !== "visible" && (right > box.right + 2 || left < box.left - 2);
          const isBelow = style.overflowY !== "visible" && (line.bottom > box.bottom || line.top < box.top);
          if ((isFixedAcross && isBeside) || (isFixedDown && isBelow)) fault("cut off", element);
        }
        const isAtEdge = left < 3 || right > root.clientWidth - 3;
        if (isFixedAcross && line.bottom > 0 && isAtEdge) fault("at the screen’s edge", element);
      }
      const rows = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (rows > 1 && Number.parseFloat(style.lineHeight) < size) fault("tight", element);
      const perLine = text.textContent.length / rows;
      if (text.textContent.length > 150 && style.display === "block" && (perLine < 12 || perLine > 110))
        fault(`${Math.round(perLine)} letters a line`, element);
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        if (other.left < line.right - 2 && other.right > line.left + 2) fault("under other words", line.element);
      }
    }
    return [...faults];
  });

/** What takes the keyboard's focus and does not show it. The page was used by keyboard before. */
export const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const isRinged = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isSeen = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/[,/] 0\)$/.test(outlineColor);
      return isSeen || isRinged(element.parentElement);
    };
    const all = document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, [tabindex='0']");
    const unseen = [...all].filter((one) => {
      one.focus({ preventScroll: true });
      if (document.activeElement !== one) return false;
      const { right, bottom } = one.getBoundingClientRect();
      return !isRinged(one) || right + scrollX <= 0 || bottom + scrollY <= 0;
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return unseen.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Faults of a page on paper, where nothing is pressed and no colour is behind words. */
export const faultsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const pressed = [...document.querySelectorAll("header, footer, button, dialog, [data-cookie-notice]")].filter(
      isSeen,
    );
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const pale = [...document.querySelectorAll("main *")].filter((element) => {
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { color, printColorAdjust, position } = getComputedStyle(element);
      // What is positioned lies on a picture.
      if (!context || !isText || !isSeen(element) || printColorAdjust === "exact" || position === "absolute")
        return false;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return alpha < 200 || 0.21 * red + 0.72 * green + 0.07 * blue > 128;
    });
    return [...pressed, ...pale].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** What moves by itself or when something changes. */
export const whatMoves = (page: Page) =>
  page.evaluate(() => {
    const moves = (element: Element) =>
      ["", "::before", "::after"].some((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        return animationName !== "none" || /[1-9]/.test(transitionDuration);
      });
    return [...document.querySelectorAll("body *")].filter(moves).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** How an element is drawn: what is chosen has to differ. */
export const drawing = (element: Locator) =>
  element.evaluate((one) => {
    const { outline, border, background, boxShadow, color, textDecoration } = getComputedStyle(one);
    return [outline, border, background, boxShadow, color, textDecoration].join();
  });
