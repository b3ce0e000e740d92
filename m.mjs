import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args:["--no-sandbox"] });
for (const [w,h,dark] of [[360,740,0],[1440,900,1]]) {
const p = await b.newPage({ viewport:{width:w,height:h}, colorScheme: dark?"dark":"light" });
await p.goto("http://localhost:9321/ages");
const d = p.locator("main details:has(fieldset)").first();
await d.locator("summary").click(); await d.locator("label").first().click(); await p.waitForTimeout(600);
await d.scrollIntoViewIfNeeded(); await p.screenshot({path:`/tmp/ages-${w}.png`});
await p.locator("main details:has(fieldset)").nth(1).locator("summary").click(); await p.waitForTimeout(300);
await p.screenshot({path:`/tmp/ages2-${w}.png`});
await p.locator("[data-misplaced]").first().evaluate(e=>e.click());
await p.locator("#ticket").scrollIntoViewIfNeeded(); await p.waitForTimeout(800); await p.screenshot({path:`/tmp/ticket-${w}.png`});
await p.close();
}
await b.close();
