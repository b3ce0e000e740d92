/** The browsers beside Chromium that can be had on this machine, each driven in the same few ways. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { firefox, webkit } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../servers/servers";

/** A visitor with one tab. Scripts are JavaScript expressions, run in the page. */
export interface Visitor {
  goto(address: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  press(key: "Shift" | "Escape" | "Tab" | "Enter"): Promise<unknown>;
  read(script: string): Promise<unknown>;
  /** Waits until the script is true. */
  until(script: string): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Engine {
  name: string;
  /** What to do about a browser that this machine lacks. */
  missing?: string;
  open(options: { scripts: boolean }): Promise<Visitor>;
}

/** No browser reaches another computer: what is not on this one is asked of a port at which nobody answers. */
const nowhere = { host: "127.0.0.1", port: 9 };
const desk = { width: 1280, height: 800 };

/** Brings what is to be pressed into view; says where its middle is then. Drivers' own ways ask the page's scripts. */
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

/** A Firefox of the system's own, by WebDriver BiDi, where Playwright's cannot be downloaded. */
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

/** A WebKit of the system's own, by WebDriver, on a screen that nobody sees. It has no Navigation API, as older Safaris. */
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
      // While one page gives way to another, the driver loses answers.
      until: (script) => browser.wait(() => read(script).catch(() => false), 20_000),
      close: async () => {
        await browser.quit();
        await end();
      },
    };
  },
};

/** Its browser now and then ends as it starts, and its driver then waits for it for ever: it is started anew. */
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
