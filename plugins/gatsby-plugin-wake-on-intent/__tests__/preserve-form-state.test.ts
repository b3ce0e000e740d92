/** @jest-environment jsdom */
import { preserveFormState } from "../preserve-form-state";

const notice = `<section class="notice"><button type="button">OK</button></section>`;
const rest = `<section class="hero"><button type="button">Pause</button><button type="button">Next</button></section>
  <section class="game"><input type="checkbox"><select><option>One<option>Two</select><details><summary>More</summary></details></section>
  <footer><input id="word"><input id="address" type="email"><details><summary>Other</summary></details></footer>`;

/** The page as the server made it, with what somebody has done to it, and then as React renders it anew. */
function renderAnew(foreign: (root: HTMLElement) => void, own: (root: HTMLElement) => void): HTMLElement {
  document.body.innerHTML = `<div>${notice}${rest}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  foreign(root);
  const preserve = preserveFormState(root);
  own(root);
  root.innerHTML = notice + rest;
  preserve();
  return root;
}

const part = <Part extends HTMLElement>(root: HTMLElement, selector: string) => root.querySelector(selector) as Part;

test("who corrects a word goes on in the middle of it", () => {
  const word = (root: HTMLElement) => part<HTMLInputElement>(root, "#word");
  const root = renderAnew(
    () => {},
    (before) => {
      word(before).value = "quantnite";
      word(before).focus();
      word(before).setSelectionRange(5, 5);
    },
  );
  expect([word(root).value, word(root).selectionStart, word(root).selectionEnd]).toEqual(["quantnite", 5, 5]);
});

test("once React has rendered, nothing listens on", () => {
  const listening = new Set<string>();
  jest.spyOn(document, "addEventListener").mockImplementation((type) => void listening.add(type));
  jest.spyOn(document, "removeEventListener").mockImplementation((type) => void listening.delete(type));
  const preserve = preserveFormState(document.body);
  expect(listening.size).toBeGreaterThan(0);
  preserve();
  jest.restoreAllMocks();
  expect([...listening]).toEqual([]);
});

test("the focus, a tick, a choice and a fold come to the same elements again where an extension has removed, put in or marked others", () => {
  for (const foreign of [
    (root: HTMLElement) => part(root, ".notice").remove(),
    (root: HTMLElement) =>
      root.insertAdjacentHTML(
        "afterbegin",
        '<aside><button type="button">Save</button><input type="checkbox"><details><summary>Deals</summary></details></aside>',
      ),
    (root: HTMLElement) => {
      for (const each of root.querySelectorAll("section, footer")) each.classList.add("foreign");
    },
  ]) {
    const root = renderAnew(foreign, (root) => {
      part<HTMLInputElement>(root, ".game input").checked = true;
      part<HTMLSelectElement>(root, "select").value = "Two";
      part<HTMLDetailsElement>(root, ".game details").open = true;
      part(root, ".hero button").focus();
    });
    expect(document.activeElement?.textContent).toBe("Pause");
    expect(part<HTMLInputElement>(root, ".game input").checked).toBe(true);
    expect(part<HTMLSelectElement>(root, "select").value).toBe("Two");
    expect([...root.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
  }
});
