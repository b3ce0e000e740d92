/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { hydratedEvent, scriptsTemplateId } from "../attribute-names";
import { linkTimeout } from "../offline";
import { scriptTimeout, waker } from "../waker";

/** What the visitor's clicks and submits led to, by the id of the element. */
let done: string[];

/** Stands for React: from now on buttons, thumbnails and forms do something. */
function hydrate() {
  for (const element of document.querySelectorAll("button[type=button], a[data-needs-wake]")) {
    element.addEventListener("click", (event) => {
      event.preventDefault();
      done.push(element.id);
    });
  }
  document.querySelector("form[data-needs-wake]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    done.push(`search by ${(event as SubmitEvent).submitter?.id}`);
  });
  window.dispatchEvent(new Event(hydratedEvent));
}

const find = (id: string) => document.getElementById(id) as HTMLElement;

/** Clicks as a visitor would; true if the browser would go on to do what the element does by itself. */
const click = (id: string, init: MouseEventInit = {}) =>
  find(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

const wakingScripts = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>("body > script[src]")).filter(
    ({ src }) => !/book|viewer/.test(src),
  );

/** What is asked for ahead of those who will. */
const preloaded = () =>
  Array.from(
    document.querySelectorAll("body > link, body > script[src*=book], body > script[src*=viewer]"),
    (element) => element.getAttribute(element.tagName === "LINK" ? "href" : "src"),
  );

/** A promise that nobody handles is rejected. */
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));

/** Ends the loading of every script of this attempt. */
function settleScripts(failing: string | undefined) {
  for (const script of wakingScripts()) {
    script.dispatchEvent(new Event(script.src.includes(failing ?? "nothing") ? "error" : "load"));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  document.documentElement.removeAttribute("data-offline");
  Object.assign(window, { fetch: jest.fn(() => new Promise(() => {})) });
  document.body.innerHTML = `
    <button type="button" id="accept">Fine by me <svg id="tick"></svg></button>
    <button type="button" id="native" popovertarget="menu">Menu</button>
    <button type="button" id="forget" data-works-asleep>Forget</button>
    <div data-works-asleep><input id="query"><button type="button" id="clear">Clear</button></div>
    <a id="trailer" data-needs-wake href="#watch-the-trailer"><img id="still" alt=""></a>
    <a id="song" data-needs-wake href="#hear-the-song">Song</a>
    <a id="shop" href="#shop">Shop</a>
    <a id="poster" href="#poster" download>Download</a>
    <details><summary id="more">More</summary></details>
    <form id="newsletter"><input name="EMAIL"><button id="subscribe">Sign me up</button></form>
    <form id="search" data-needs-wake><button id="go">Go</button><button id="go-far">Go far</button></form>
    <input id="word"><input type="checkbox" id="sure">
    <ul data-preload="viewer"><li><a id="picture" href="#picture" data-works-asleep>Picture</a></li></ul>
    <template id="${scriptsTemplateId}" data-needs="/page-data.json /book.js" data-chunk-viewer="/viewer.js">
      <script src="/webpack-runtime.js" async></script><script src="/app.js" async></script>
      <script src="/polyfill.js" nomodule></script>
    </template>`;
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  waker();
});

afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, "");
  window.dispatchEvent(new Event(hydratedEvent));
  click("shop");
});

describe("what the page needs", () => {
  const intend = () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));

  test("is asked for at once, at the first intent: its data and its chunks with the scripts", () => {
    expect(preloaded()).toEqual([]);
    intend();
    expect(preloaded()).toEqual(["/page-data.json", "/book.js"]);
    expect(wakingScripts()).not.toEqual([]);
  });

  test("is asked for once the page is read, since what names it stands at its end", () => {
    const reading = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
    intend();
    reading.mockRestore();
    expect(wakingScripts()).toEqual([]);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(wakingScripts()).not.toEqual([]);
  });

  test("has the chunks of what is pressed with it, once", () => {
    click("picture");
    click("picture");
    expect(preloaded()).toEqual(["/viewer.js"]);
  });

  test("is there for a later request if it has not come now: a chunk is gone, and data are asked for anew", () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    intend();
    for (const element of document.querySelectorAll("body > link, body > script[src*=book]")) {
      element.dispatchEvent(new Event("error"));
    }
    expect(preloaded()).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith("/page-data.json");
    hydrate();
  });
});

describe("a pointer that moves", () => {
  const move = (distance: number) => {
    const event = new Event("pointermove", { bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { movementX: distance, movementY: 0 }));
  };

  test("wakes the page once it has gone any way, not as the page opens beneath it", () => {
    move(0);
    expect(wakingScripts()).toEqual([]);
    move(1);
    expect(wakingScripts()).not.toEqual([]);
  });
});

test("a focus or a scroll wakes the page, but not as it opens, when they are the browser's own", () => {
  const focus = () => document.body.dispatchEvent(new Event("focusin", { bubbles: true }));
  window.dispatchEvent(new Event("load"));
  focus();
  jest.advanceTimersByTime(500);
  expect(wakingScripts()).toEqual([]);
  focus();
  expect(wakingScripts()).not.toEqual([]);
});

describe("a part of the page that works asleep", () => {
  test.each(["pointerdown", "keydown", "input"])("wakes nothing by a %s in it", (type) => {
    find("query").dispatchEvent(new Event(type, { bubbles: true }));
    expect(wakingScripts()).toEqual([]);
  });

  test("wakes nothing by what the document does while the focus is in it, but a finger elsewhere does", () => {
    find("query").focus();
    document.dispatchEvent(new Event("wheel", { bubbles: true }));
    expect(wakingScripts()).toEqual([]);
    find("shop").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(wakingScripts()).not.toEqual([]);
  });

  test("has its buttons pressed at once", () => {
    expect(click("clear")).toBe(true);
    expect(wakingScripts()).toEqual([]);
  });
});

describe("a click before React is there", () => {
  test("on a button, or on something inside it, is done once React is there", () => {
    click("tick");
    expect(done).toEqual([]);
    hydrate();
    expect(done).toEqual(["accept"]);
    // What has come is not waited for any longer.
    jest.advanceTimersByTime(scriptTimeout);
    expect(document.documentElement).toHaveAttribute("data-scripting");
  });

  test("shows on what was pressed until it is done", () => {
    const shown = () => Array.from(document.querySelectorAll("[data-held]"), ({ id }) => id);
    click("tick");
    find("go").click();
    click("trailer");
    expect(shown()).toEqual(["accept", "trailer", "search"]);
    click("song");
    expect(shown()).toEqual(["accept", "song", "search"]);
    hydrate();
    expect(shown()).toEqual([]);
  });

  test.each<[string, () => void]>([
    ["Escape", () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))],
    ["leaving the page", () => window.dispatchEvent(new Event("pagehide"))],
    ["patience that has come to its end", () => jest.advanceTimersByTime(scriptTimeout)],
  ])("shows it no longer after %s", (_, giveUp) => {
    click("trailer");
    expect(find("trailer")).toHaveAttribute("data-held");
    giveUp();
    expect(find("trailer")).not.toHaveAttribute("data-held");
  });

  test("is done once, however often it was made", () => {
    click("accept", { detail: 1 });
    click("accept", { detail: 2 });
    hydrate();
    expect(done).toEqual(["accept"]);
  });

  test.each(["trailer", "accept"])("on %s is not done again later, when patience would have come to its end", (id) => {
    click(id);
    jest.advanceTimersByTime(linkTimeout / 2);
    hydrate();
    jest.advanceTimersByTime(linkTimeout);
    expect(done).toEqual([id]);
  });

  test("on one link and then on another follows the other alone", () => {
    click("trailer");
    click("accept");
    click("song");
    hydrate();
    jest.advanceTimersByTime(linkTimeout);
    expect(done).toEqual(["accept", "song"]);
  });

  test.each(["shop", "poster"])("on a link is taken back by a later one on %s", (id) => {
    click("trailer");
    click(id);
    hydrate();
    expect(done).toEqual([]);
  });

  test("on a link is taken back by Escape", () => {
    click("trailer");
    click("accept");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    hydrate();
    expect(done).toEqual(["accept"]);
  });

  test("is forgotten when the page is left, and does not wait there for the visitor to come back", () => {
    click("trailer");
    click("accept");
    window.dispatchEvent(new Event("pagehide"));
    jest.advanceTimersByTime(linkTimeout);
    hydrate();
    expect(done).toEqual([]);
  });

  test("is forgotten on a page from the back-forward cache, so that a reload does not do it either", () => {
    click("accept");
    window.dispatchEvent(new Event("pagehide"));
    expect(window.history.state?.press).toBeDefined();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(window.history.state?.press).toBeUndefined();
  });

  test("is done once when React comes between the halves of a double click", () => {
    click("accept", { detail: 1 });
    hydrate();
    click("accept", { detail: 2 });
    expect(done).toEqual(["accept"]);
    click("accept", { detail: 1 });
    click("accept", { detail: 2 });
    expect(done).toEqual(["accept", "accept", "accept"]);
  });

  test("on a video's still waits for the pop-up instead of leaving the page", () => {
    expect(click("still")).toBe(false);
    hydrate();
    expect(done).toEqual(["trailer"]);
  });

  test("with a modifier or the middle button stays the browser's", () => {
    expect(click("still", { ctrlKey: true })).toBe(true);
    expect(click("still", { metaKey: true })).toBe(true);
    expect(click("still", { shiftKey: true })).toBe(true);
    expect(click("still", { altKey: true })).toBe(true);
    expect(click("still", { button: 1 })).toBe(true);
    hydrate();
    expect(done).toEqual([]);
  });

  test.each(["shop", "poster", "more", "subscribe", "native", "forget"])(
    "on %s, which works by itself, is never held",
    (id) => {
      expect(click(id)).toBe(true);
    },
  );

  test("on a button that hydration replaces goes to its successor", () => {
    click("accept");
    find("accept").outerHTML = '<button type="button" id="accept">Fine by me</button>';
    hydrate();
    expect(done).toEqual(["accept"]);
  });

  test("on a button that hydration removes is forgotten", () => {
    click("accept");
    find("accept").remove();
    expect(hydrate).not.toThrow();
    expect(done).toEqual([]);
  });
});

test("a submit that needs React is done once React is there, by the same button", () => {
  find("go-far").click();
  hydrate();
  expect(done).toEqual(["search by go-far"]);
});

test("events that extensions dispatch at the document, the window or a text are no presses, and nothing throws", () => {
  const thrown = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", thrown);
  for (const type of ["click", "input", "submit", "keydown", "pointerdown"]) {
    for (const target of [document, window, find("song").firstChild as Node])
      target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  window.removeEventListener("error", thrown);
  expect(thrown).not.toHaveBeenCalled();
});

test("a submit is done in browsers without requestSubmit(), too, such as Safari 15", () => {
  const { requestSubmit } = HTMLFormElement.prototype;
  Object.assign(HTMLFormElement.prototype, { requestSubmit: undefined });
  find("go-far").click();
  hydrate();
  Object.assign(HTMLFormElement.prototype, { requestSubmit });
  expect(done).toEqual(["search by go-far"]);
});

test.each(["/%e0%a4%a", "/..%2f..%2fetc%2fpasswd", "/shop%3fa"])(
  "at %s, which is none of Gatsby's paths, the page stays in its version without script",
  (path) => {
    document.documentElement.removeAttribute("data-scripting");
    window.history.replaceState(null, "", path);
    waker();
    window.history.replaceState(null, "", "/");
    expect(document.documentElement).not.toHaveAttribute("data-scripting");
  },
);

test("at a path with letters of other alphabets it wakes", () => {
  document.documentElement.removeAttribute("data-scripting");
  window.history.replaceState(null, "", "/b%C3%BCcher");
  waker();
  window.history.replaceState(null, "", "/");
  expect(document.documentElement).toHaveAttribute("data-scripting");
});

describe("when the scripts do not come", () => {
  let followed: string[];

  beforeEach(() => {
    followed = [];
    find("trailer").addEventListener("click", (event) => {
      event.preventDefault();
      followed.push((event.currentTarget as HTMLAnchorElement).hash);
    });
  });

  /** The site answers, though its scripts have not come. */
  const answer = () => jest.mocked(fetch).mockResolvedValue({ ok: false } as Response);

  test("a held link is followed, and a held button is free to be pressed again", async () => {
    answer();
    click("trailer");
    click("accept");
    settleScripts("app");
    await jest.advanceTimersByTimeAsync(0);
    expect(followed).toEqual(["#watch-the-trailer"]);
    expect(wakingScripts()).toEqual([]);

    click("accept");
    expect(wakingScripts()).toHaveLength(3);
    hydrate();
    expect(done).toEqual(["accept"]);
  });

  test("the site is asked for a newer version of the page, and nothing is held if it does not answer", async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    click("accept");
    settleScripts("app");
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(window.history.state?.press).toBeUndefined();
    expect(document.documentElement).toHaveAttribute("data-offline");
    click("trailer");
    hydrate();
    expect(done).toEqual(["trailer"]);
  });

  const isPlain = () => !document.documentElement.hasAttribute("data-scripting");

  const move = () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));

  test("the page becomes its version without script, until they come after all", async () => {
    answer();
    expect(isPlain()).toBe(false);
    move();
    settleScripts("app");
    await jest.advanceTimersByTimeAsync(0);
    expect(isPlain()).toBe(true);
  });

  test("where the site's silence says nothing of a newer version, nor does the page of a connection", async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    move();
    settleScripts("app");
    await jest.advanceTimersByTimeAsync(0);
    expect(isPlain()).toBe(true);
    expect(document.documentElement).not.toHaveAttribute("data-offline");
  });

  test("scripts that hang are waited for no longer than people wait", () => {
    click("accept");
    find("go").focus();
    jest.advanceTimersByTime(scriptTimeout - 1);
    expect(isPlain()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isPlain()).toBe(true);
    // The button is hidden now, as all is in jsdom.
    expect(find("search")).toHaveFocus();
    hydrate();
    expect(done).toEqual([]);
  });

  test("a link of the version without script is the browser's, though scripts still hang", () => {
    click("accept");
    jest.advanceTimersByTime(scriptTimeout);
    click("trailer");
    expect(followed).toEqual(["#watch-the-trailer"]);
  });

  test("a link in a new tab is followed at once, while the browser lets it", () => {
    find("trailer").setAttribute("target", "_blank");
    click("trailer");
    settleScripts("app");
    expect(followed).toEqual(["#watch-the-trailer"]);
  });

  test("a link that the site's silence would lead nowhere keeps the page, which says so", async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    click("trailer");
    settleScripts("app");
    await jest.advanceTimersByTimeAsync(0);
    expect(followed).toEqual([]);
    expect(document.documentElement).toHaveAttribute("data-offline");
    // The connection is there again.
    window.dispatchEvent(new Event("online"));
    expect(document.documentElement).not.toHaveAttribute("data-offline");
  });

  test("no attempt begins while a script of the last one is still on its way", () => {
    click("accept");
    const [runtime] = wakingScripts();
    runtime?.dispatchEvent(new Event("error"));
    click("accept");
    expect(wakingScripts()).toHaveLength(3);
  });

  test("a new attempt finds none of the chunks of the last one", () => {
    const chunks = window as unknown as Record<string, unknown>;
    click("accept");
    chunks.webpackChunkquantanite = [["app"]];
    settleScripts("runtime");
    expect(chunks.webpackChunkquantanite).toBeUndefined();
  });

  test("a page whose data fails to load is tried again as well", () => {
    click("accept");
    settleScripts(undefined);
    expect(wakingScripts()).toHaveLength(3);
    reject(new Error("page resources for / not found. Not rendering React"));
    expect(wakingScripts()).toEqual([]);
  });

  test.each([new TypeError("Cannot read properties of undefined"), "Extension context invalidated.", undefined])(
    "somebody else's rejected promise (%s) leaves the scripts where they are",
    (reason) => {
      click("accept");
      settleScripts(undefined);
      reject(reason);
      expect(wakingScripts()).toHaveLength(3);
    },
  );

  const chunkError = (request: string) =>
    Object.assign(new Error(`Loading chunk 5 failed.\n(error: ${request})`), { name: "ChunkLoadError", request });

  test.each(["chrome-extension://abcdef/5.js", "http://localhost/toolbar/book.js", "https://cdn.example/book.js"])(
    "somebody else's chunk (%s) leaves the scripts where they are",
    (address) => {
      click("accept");
      settleScripts(undefined);
      reject(chunkError(address));
      expect(wakingScripts()).toHaveLength(3);
    },
  );

  test.each([
    chunkError("http://localhost/book.js"),
    new Error(`We couldn't load "/page-data/sq/d/42.json"`),
    new Error(`We couldn't find the correct component chunk with the name "component---book"`),
  ])("the page's own part (%s) is asked for again", (reason) => {
    click("accept");
    settleScripts(undefined);
    reject(reason);
    expect(wakingScripts()).toEqual([]);
  });

  test("intents that come by the dozen ask again after 1, 2, 4, 8 and 16 seconds, and then no more", () => {
    const askedAt: number[] = [];
    const start = performance.now();
    for (let second = 0; second <= 120; second += 1) {
      for (let move = 0; move < 3; move += 1) {
        document.body.dispatchEvent(new Event("wheel", { bubbles: true }));
        if (wakingScripts().length > 0) askedAt.push(Math.round((performance.now() - start) / 1000));
        settleScripts("app");
      }
      jest.advanceTimersByTime(1000);
    }
    expect(askedAt).toEqual([0, 1, 3, 7, 15, 31]);
  });

  test("a link that was followed for that reason does not end the patience with the next press", async () => {
    answer();
    click("trailer");
    jest.advanceTimersByTime(linkTimeout / 2);
    settleScripts("app");
    click("trailer");
    await jest.advanceTimersByTimeAsync(linkTimeout / 2);
    expect(followed).toEqual(["#watch-the-trailer"]);
  });

  test("a held link waits no longer than its linkTimeout", async () => {
    answer();
    click("trailer");
    await jest.advanceTimersByTimeAsync(linkTimeout - 1);
    expect(followed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(followed).toEqual(["#watch-the-trailer"]);
    hydrate();
    expect(done).toEqual([]);
  });
});

describe("a page that was loaded anew while a press was held", () => {
  const visit = (type: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList });

  /** The page as it comes again, with the history that the page before has left behind. */
  function comeAgain(type: string) {
    const { state } = window.history;
    window.dispatchEvent(new Event("pagehide"));
    hydrate();
    done = [];
    document.body.innerHTML = String(document.body.innerHTML);
    Object.assign(find("word"), { value: "" });
    window.history.replaceState(state, "");
    visit(type);
    waker();
    document.dispatchEvent(new Event("DOMContentLoaded"));
  }

  test("does the press, and leaves no trace of it", () => {
    click("accept");
    comeAgain("reload");
    expect(find("accept")).toHaveFocus();
    hydrate();
    expect(done).toEqual(["accept"]);
    expect(window.history.state?.press).toBeUndefined();
  });

  test("does it once, although its scripts do not come either at first", () => {
    click("accept");
    comeAgain("reload");
    settleScripts("app");
    expect(fetch).not.toHaveBeenCalled();
    expect(window.history.state?.press).toBeUndefined();
    click("trailer");
    hydrate();
    expect(done).toEqual(["trailer"]);
  });

  const enter = () => {
    find("word").focus();
    Object.assign(find("word"), { value: "dino" });
    Object.assign(find("sure"), { checked: true });
    find("word").dispatchEvent(new Event("input", { bubbles: true }));
  };

  test("has what was entered, and where, and leaves no trace of it", () => {
    enter();
    click("accept");
    comeAgain("reload");
    expect(find("word")).toHaveValue("dino");
    expect(find("sure")).toBeChecked();
    hydrate();
    expect(done).toEqual(["accept"]);
    expect(window.history.state?.entered).toBeUndefined();
  });

  test("has it also where nothing was pressed: Gatsby loads a page of an older version anew", () => {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    enter();
    comeAgain("reload");
    expect(find("word")).toHaveValue("dino");
    expect(find("word")).toHaveFocus();
  });

  test("puts nothing into the fields of a page that has others by now", () => {
    enter();
    find("word").insertAdjacentHTML("beforebegin", "<input id='new-field'>");
    comeAgain("reload");
    expect([find("new-field"), find("word")].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
  });

  test("forgets it if the visitor has come back from elsewhere", () => {
    click("accept");
    comeAgain("back_forward");
    hydrate();
    expect(done).toEqual([]);
    expect(window.history.state?.press).toBeUndefined();
  });
});

test("Back and Forward among entries of a page that was loaded anew lead to this one's again while offline, and else load the other page", async () => {
  hydrate();
  window.history.replaceState({ key: "2" }, "", "/shop");
  waker();
  window.history.replaceState(null, "", "/music");
  const gone = jest.spyOn(window.history, "go").mockImplementation(() => {});
  // jsdom only says that it loads no page.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  jest
    .mocked(fetch)
    .mockRejectedValueOnce("offline")
    .mockRejectedValueOnce("offline")
    .mockResolvedValue({} as Response);
  for (const key of ["1", "3", "3"]) {
    window.dispatchEvent(new PopStateEvent("popstate", { state: { key } }));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(gone.mock.calls).toEqual([[1], [-1]]);
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ stack: expect.stringContaining("Location.reload") }));
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});
