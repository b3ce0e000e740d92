/** Load test: requests per second of one nginx worker, over the loopback interface. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ask, serverKinds } from "../../__tests__/hosting/servers";
import type { Hosting } from "../../src/hosting/description";
import { type Findings, table } from "./report";

const seconds = 10;
const connections = 32;

export async function benchLoad(): Promise<Findings> {
  const title = "Load";
  const nginx = serverKinds.find(({ name }) => name === "nginx");
  const missing = nginx?.missing ?? (spawnSync("wrk", ["-v"]).error ? "apt install wrk" : undefined);
  if (!nginx || missing) {
    console.log(`   skipped: ${missing}`);
    return { title, comparisons: [], details: `Not measured: it needs ${missing}.` };
  }

  const { pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
  const home = readFileSync("public/index.html", "utf8");
  const image = home.match(/srcset="([^" ]+\.avif)/i)?.[1];
  if (!image) throw new Error("The home page shows no AVIF picture.");
  const requests: [what: string, path: string, status: number][] = [
    ["home page", `${pathPrefix}/`, 200],
    ["picture", image, 200],
    ["unknown path", `${pathPrefix}/lost-in-time`, 404],
  ];
  const server = await nginx.start(".");
  const results = [];
  try {
    for (const [what, path, status] of requests) {
      const answer = await ask(server.port, path, { headers: { "Accept-Encoding": "br" } });
      if (answer.status !== status) throw new Error(`${path} answers ${answer.status}, not ${status}.`);
      results.push({
        what,
        status,
        bytes: answer.body.length,
        ...wrk(`http://127.0.0.1:${server.port}${path}`, status),
      });
      console.log(`   ${what}: ${results.at(-1)?.perSecond} requests per second`);
    }
  } finally {
    await server.stop();
  }

  return {
    title,
    comparisons: results.map(({ what, perSecond, errors }) => ({
      what: `${what}: errors`,
      measured: `${errors}`,
      against: `${perSecond} requests per second`,
      target: "0",
      met: errors === 0,
    })),
    details: [
      `wrk, ${connections} connections for ${seconds} s over loopback, against one nginx worker with the generated configuration;`,
      "wrk itself takes one of the cores. Errors are broken connections and answers with another status.",
      "",
      table(
        ["request", "status", "bytes", "requests per second", "half within", "99% within", "errors"],
        results.map(({ what, status, bytes, perSecond, half, most, errors }) =>
          [what, status, bytes, perSecond, half, most, errors].map(String),
        ),
      ),
    ].join("\n"),
  };
}

function wrk(url: string, status: number) {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br", url];
  const output = execFileSync("wrk", args, { timeout: (seconds + 20) * 1000 }).toString();
  const number = (pattern: RegExp) => Number(output.match(pattern)?.[1] ?? 0);
  const all = number(/(\d+) requests in/);
  const notOk = number(/Non-2xx or 3xx responses: (\d+)/);
  const broken = (output.match(/Socket errors: (.*)/)?.[1]?.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0);
  return {
    perSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    half: output.match(/50%\s+(\S+)/)?.[1],
    most: output.match(/99%\s+(\S+)/)?.[1],
    errors: broken + (status < 400 ? notOk : all - notOk),
  };
}
