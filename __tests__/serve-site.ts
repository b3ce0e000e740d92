/** Playwright's webServer for the site under test. */
import path from "node:path";
import { pathPrefix, siteFolder } from "./site-under-test";

/** baseURL and webServer; TEST_PORT overrides the port. */
export function serveSite(usualPort: number) {
  const port = Number(process.env.TEST_PORT ?? usualPort);
  const baseURL = `http://127.0.0.1:${port}`;
  const script = path.resolve(__dirname, "../scripts/serve.ts");
  return {
    baseURL,
    webServer: {
      command: `npx tsx "${script}"`,
      cwd: siteFolder,
      env: { PORT: String(port) },
      url: `${baseURL}${pathPrefix}/`,
      reuseExistingServer: false,
    },
  };
}
