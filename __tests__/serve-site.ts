/** How Playwright serves the built site that a test run is about. */
import path from "node:path";
import { pathPrefix, siteFolder } from "./site-under-test";

/** The address to go to, and the server behind it; TEST_PORT takes another port than the usual one. */
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
