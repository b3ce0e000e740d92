/** Drivers for the non-Chromium browsers on this machine, behind one interface. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { firefox, webkit } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../hosting/servers";

/** One tab. Scripts are JavaScript expressions, evaluated in the page. */
export interface Visitor {
  goto(address: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  press(key: "Shift" | "Escape" | "Tab" | "Enter"): Promise<unknown>;
  read(script: string): Promise<unknown>;
  /** Polls until the script returns true. */
  until(script: string): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Engine {
  name: string;
  /** How to install a missing browser. */
  missing?: string;
  open(options: { scripts: boolean }): Promise<Visitor>;
}

/** A proxy on a closed port, so that no browser reaches another host. */
const nowhere = { host: "127.0.0.1", port: 9 };
const desk = { width: 1280, height: 800 };

/** Scrolls an element into view and returns its centre; the drivers' own commands need the page's scripts. */
const middleOf = (selector: string) => `(() => {
  const one = document.querySelector(${JSON.stringify(selector)});
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})()`;

function playwrightEngine(type: typeof firefox): Engine {
  return {
    name: `Playwright's ${type.name()}`,
    missing: existsSync(type.executablePath()) ? undefined : `npx playwright install --with-deps ${type.name()}`,
    open: async ({ scripts }) => {
      const server = `http://${nowhere.host}:${nowhere.port}`;
      const browser = await type.launch({ proxy: { server, bypass: "127.0.0.1" } });
      const page = await browser.newPage({ javaScriptEnabled: scripts, viewport: desk });
      return {
        goto: (address) => page.goto(address),
        click: (selector) => page.click(selector),
        press: (key) => page.keyboard.press(key),
        read: (script) => page.evaluate(script),
        until: (script) => page.waitForFunction(script),
        close: () => browser.close(),
      };
    },
  };
}

const installedFirefox = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
].find((file) => file && existsSync(file));

/** The system's Firefox by WebDriver BiDi, where Playwright's cannot be downloaded. */
const systemFirefox: Engine = {
  name: "the system's Firefox",
  missing: installedFirefox ? undefined : "apt install firefox-esr",
  open: async ({ scripts }) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: installedFirefox,
      defaultViewport: desk,
      extraPrefsFirefox: {
        "javascript.enabled": scripts,
        "network.proxy.type": 1,
        "network.proxy.http": nowhere.host,
        "network.proxy.http_port": nowhere.port,
        "network.proxy.ssl": nowhere.host,
        "network.proxy.ssl_port": nowhere.port,
        "network.proxy.no_proxies_on": "127.0.0.1",
      },
    });
    const page = await browser.newPage();
    return {
      goto: (address) => page.goto(address),
      click: async (selector) => {
        const [x, y] = (await page.evaluate(middleOf(selector))) as [number, number];
        await page.mouse.click(x, y);
      },
      press: (key) => page.keyboard.press(key),
      read: (script) => page.evaluate(script),
      until: (script) => page.waitForFunction(script),
      close: () => browser.close(),
    };
  },
};

const firstOf = (files: string[]) => files.find((file) => existsSync(file));
const webKitDriver = firstOf(["/usr/bin/WebKitWebDriver"]);
const miniBrowser = firstOf(
  ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);
const virtualScreen = firstOf(["/usr/bin/Xvfb"]);

/** The system's WebKit by WebDriver, under Xvfb. Like older Safaris it lacks the Navigation API. */
const systemWebKit: Engine = {
  name: "the system's WebKit",
  missing: webKitDriver && miniBrowser && virtualScreen ? undefined : "apt install webkit2gtk-driver xvfb",
  open: async ({ scripts }) => {
    const { browser, end } = await startWebKit(scripts);
    const read = (script: string) => browser.executeScript(`return ${script}`);
    return {
      goto: (address) => browser.get(address),
      click: async (selector) => {
        const [x, y] = ((await read(middleOf(selector))) as [number, number]).map(Math.round) as [number, number];
        await browser.actions().move({ origin: Origin.VIEWPORT, x, y }).click().perform();
      },
      press: (key) =>
        browser
          .actions()
          .sendKeys(Key[key.toUpperCase() as "TAB"])
          .perform(),
      read,
      // The driver loses responses during a navigation.
      until: (script) => browser.wait(() => read(script).catch(() => false), 20_000),
      close: async () => {
        await browser.quit();
        await end();
      },
    };
  },
};

/** Starts WebKit, with retries: it sometimes crashes on start, and its driver then hangs. */
async function startWebKit(scripts: boolean): Promise<{ browser: WebDriver; end(): Promise<void> }> {
  const port = await freePort();
  const screen = spawn(virtualScreen as string, ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const driver = spawn(webKitDriver as string, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
    stdio: "ignore",
  });
  const end = async () => {
    for (const started of [driver, screen]) {
      const ended = once(started, "exit");
      started.kill();
      await ended;
    }
  };
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))) await setTimeout(50);
  const opening = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: miniBrowser,
        args: ["--automation", `--enable-javascript=${scripts}`],
      },
      proxy: {
        proxyType: "manual",
        httpProxy: `${nowhere.host}:${nowhere.port}`,
        sslProxy: `${nowhere.host}:${nowhere.port}`,
        noProxy: ["127.0.0.1"],
      },
    })
    .build();
  const opened = opening.then(
    (browser) => browser,
    () => undefined,
  );
  const browser = await Promise.race([opened, setTimeout(10_000, undefined)]);
  if (!browser) {
    await end();
    return startWebKit(scripts);
  }
  await browser.manage().setTimeouts({ script: 1000 });
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...desk });
  return { browser, end };
}

export const engines: Engine[] = [playwrightEngine(firefox), playwrightEngine(webkit), systemFirefox, systemWebKit];
