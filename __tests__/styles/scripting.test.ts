/**
 * Which style sheets may go by the media feature `scripting`, which knows nothing of scripts that were blocked or
 * failed.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What works by inline scripts alone, or is drawn no differently. */
const answeredInline = [
  "components/cookie-notice/cookie-notice.module.css",
  "components/picture/picture.module.css",
  "components/reading-settings/settings-panel.module.css",
];

test("what only React answers is hidden by html[data-scripting], which is taken back where scripts never come", () => {
  const byMediaFeature = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".css") && readFileSync(path.join("src", file), "utf8").includes("(scripting:"));
  expect(byMediaFeature.sort()).toEqual(answeredInline);
});
