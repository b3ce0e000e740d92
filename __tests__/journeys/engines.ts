/** The browsers beside Chromium that can be had on this machine, each driven in the same few ways. */
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import puppeteer from "puppeteer-core";

/** A visitor with one tab. Scripts are JavaScript expressions, run in the page. */
export interface Visitor {
  goto(address: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  press(key: "Shift" | "Escape" | "Tab" | "Enter"): Promise<unknown>;
  read(script: string): Promise<unknown>;
  /** Waits until the script is true. */
  until(script: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
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
        back: () => page.goBack(),
        forward: () => page.goForward(),
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
      // Puppeteer's own way waits for what a page without scripts never says.
      click: async (selector) => {
        const [x, y] = (await page.evaluate(`(() => {
          const one = document.querySelector(${JSON.stringify(selector)});
          one.scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        })()`)) as [number, number];
        await page.mouse.click(x, y);
      },
      press: (key) => page.keyboard.press(key),
      read: (script) => page.evaluate(script),
      until: (script) => page.waitForFunction(script),
      back: () => page.goBack(),
      forward: () => page.goForward(),
      close: () => browser.close(),
    };
  },
};

export const engines: Engine[] = [playwrightEngine(firefox), playwrightEngine(webkit), systemFirefox];
