/**
 * `npm run test:server`: runs the commands of docs/hosting.md in a bare Debian (debootstrap, chroot), deploys the built
 * site twice and rolls back, under continuous requests. A self-signed certificate stands in for certbot, and nginx is
 * reloaded directly instead of through systemd.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Hosting } from "../../../src/hosting/description";
import { askSecurely, makeCertificate } from "../../hosting/servers";

const has = (command: string) => spawnSync("which", [command]).status === 0;
const missing = ["debootstrap", "openssl", "rsync", "wrk"].filter((command) => !has(command));

const root = path.join(tmpdir(), "bare-debian");
const inRoot = (file: string) => path.join(root, file);

function write(file: string, content: string, mode = 0o644): void {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), content, { mode });
}

/** Runs commands of the document unchanged, as root inside the Debian; throws on the first failure. */
function follow(commands: string): void {
  console.log(commands.replace(/^/gm, "  # "));
  const env = {
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    DEBIAN_FRONTEND: "noninteractive",
  };
  execFileSync("chroot", [root, "sh", "-eu"], { input: commands, env, stdio: ["pipe", "ignore", "inherit"] });
}

/** The code blocks under a heading of docs/hosting.md, with the site's host name filled in. */
function commandsOf(heading: string, host: string): string[] {
  const [, part = ""] = readFileSync("docs/hosting.md", "utf8").split(`## ${heading}\n`);
  const blocks = part.split(/\n## /)[0]?.matchAll(/```sh\n([\s\S]*?)```/g) ?? [];
  return [...blocks].map(([, commands = ""]) => commands.replaceAll("series.example", host));
}

function expect(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}.`);
  console.log(`✓ ${what}`);
}

async function main(): Promise<void> {
  const { hostName: host, pathPrefix }: Hosting = JSON.parse(readFileSync("deploy/hosting.json", "utf8"));
  const [first = "", second = ""] = commandsOf("A server of your own", host);
  const site = `/srv/${host}`;
  const deploy = async (...args: string[]) => {
    const child = spawn("npm", ["run", "deploy", "--", "--to", inRoot(site), ...args], { stdio: "inherit" });
    const [code] = await once(child, "exit");
    expect(`npm run deploy ${args.join(" ")}`, code, 0);
  };

  execFileSync("debootstrap", ["--variant=minbase", "bookworm", root], { stdio: "ignore" });
  write("etc/apt/apt.conf.d/yes", 'APT::Get::Assume-Yes "true";\n');
  // Keeps package installation from starting services.
  write("usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n", 0o755);
  write(
    "usr/bin/systemctl",
    '#!/bin/sh\n[ "$*" = "reload nginx" ] && { nginx -s reload 2>/dev/null || nginx; }\n',
    0o755,
  );
  const isCertbot = (line: string) => line.startsWith("certbot ");
  follow(
    first
      .split("\n")
      .filter((line) => !isCertbot(line))
      .join("\n"),
  );
  makeCertificate(inRoot(`etc/letsencrypt/live/${host}`), host);
  await deploy();
  follow(second);
  follow('visudo -cq\nsu deploy -c "sudo -n nginx -t"');

  expect("the home page answers", (await askSecurely(443, host, `${pathPrefix}/`)).status, 200);
  expect("an unknown address answers", (await askSecurely(443, host, `${pathPrefix}/no-such-page`)).status, 404);
  expect("www leads on", (await askSecurely(443, `www.${host}`, "/")).location, `https://${host}/`);

  const visitors = spawn("wrk", ["-t1", "-c20", "-d60s", "-H", `Host: ${host}`, `https://127.0.0.1${pathPrefix}/`]);
  let said = "";
  visitors.stdout.on("data", (piece) => (said += piece));
  await deploy("--reload", `chroot ${root} systemctl reload nginx`);
  await deploy();
  await deploy("--rollback");
  await once(visitors, "close");
  console.log(said);
  expect("answers that failed meanwhile", /Non-2xx|Socket errors/.exec(said)?.[0], undefined);
}

if (missing.length > 0 || process.getuid?.() !== 0) {
  console.log(`Not tested: this needs root${missing.length > 0 ? `, and apt install ${missing.join(" ")}` : ""}.`);
} else {
  rmSync(root, { recursive: true, force: true });
  main()
    .catch((error: Error) => {
      console.error(`✗ ${error.message}`);
      process.exitCode = 1;
    })
    .finally(() => {
      spawnSync("chroot", [root, "nginx", "-s", "quit"], { stdio: "ignore" });
      rmSync(root, { recursive: true, force: true });
    });
}
