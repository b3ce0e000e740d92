/**
 * The server that Playwright starts for the browser tests: `npm run serve` on a free port. It ends with its standard
 * input, and so with whoever started it.
 */
import type { AddressInfo } from "node:net";
import { startServer } from "../plugins/gatsby-adapter-static-hosts";

process.stdin.on("end", () => process.exit()).resume();

startServer({ port: 0 }).then((server) =>
  console.log(`The site is served at port ${(server.address() as AddressInfo).port}.`),
);
