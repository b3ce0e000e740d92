/** Starts nginx, Caddy and `npm run serve` on the generated configuration, and sends requests to them. */
import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Hosting, startServer } from "../../plugins/gatsby-adapter-static-hosts";
import { spawnTied } from "../../scripts/tied-process";

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** @param siteFolder the folder with public/ and deploy/ */
type Start = (siteFolder: string) => Promise<RunningServer>;

export interface ServerKind {
  name: string;
  /** How to install a missing server. */
  missing?: string;
  /** By day asked for a small site under a path alone. */
  mainlyAtNight?: boolean;
  start: Start;
}

const brotliModule = [
  "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  "/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so",
].find(existsSync);

function isInstalled(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** CADDY_PATH selects another version than the installed one. */
const caddy = process.env.CADDY_PATH ?? "caddy";

export const serverKinds: ServerKind[] = [
  { name: "npm run serve", start: startServe },
  {
    name: "nginx",
    missing:
      isInstalled("nginx", "-v") && brotliModule ? undefined : "apt install nginx libnginx-mod-http-brotli-static",
    start: startNginx,
  },
  {
    name: "Caddy",
    missing: isInstalled(caddy, "version") ? undefined : "apt install caddy",
    // Its file is written from the same description as nginx's.
    mainlyAtNight: !process.env.FULL && !process.env.CADDY_PATH,
    start: startCaddy,
  },
];

/** `npm run serve`. */
export async function startServe(siteFolder: string): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    dir: path.join(siteFolder, "public"),
    deploy: path.join(siteFolder, "deploy"),
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** nginx with the generated file inside a minimal configuration. */
async function startNginx(siteFolder: string): Promise<RunningServer> {
  const { port, folder, root } = await prepare(siteFolder);
  const site = `server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${path.resolve(siteFolder, "deploy/nginx-site.conf")};
  }`;
  return nginxAround(site, port, folder);
}

/** nginx with the given server blocks, one of which listens on the port; `folder` is for its files. */
export function nginxAround(servers: string, port: number, folder: string): Promise<RunningServer> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = path.join(folder, "nginx.conf");
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? "user root;" : ""}
    load_module ${brotliModule};
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      ${servers}
    }`,
  );
  return running(
    spawnTied(["nginx", "-c", config, "-p", folder, "-e", `${folder}/error.log`], { output: "inherit" }),
    port,
    folder,
  );
}

/** Caddy with the generated file inside a minimal configuration. */
async function startCaddy(siteFolder: string): Promise<RunningServer> {
  const { port, folder, root } = await prepare(siteFolder);
  const config = path.join(folder, "Caddyfile");
  writeFileSync(
    config,
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${path.resolve(siteFolder, "deploy/caddy-site.conf")}\n}\n`,
  );
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  return running(
    spawnTied([caddy, "run", "--adapter", "caddyfile", "--config", config], { output: "ignore", env }),
    port,
    folder,
  );
}

/** A free port, a temporary folder, and in it the site below its path prefix. */
async function prepare(siteFolder: string) {
  const { pathPrefix }: Hosting = JSON.parse(readFileSync(path.join(siteFolder, "deploy/hosting.json"), "utf8"));
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const root = path.join(folder, "root");
  const place = path.join(root, pathPrefix);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.resolve(siteFolder, "public"), place);
  return { port: await freePort(), folder, root };
}

/** A free port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function running(child: ChildProcess, port: number, folder: string): Promise<RunningServer> {
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (child.exitCode !== null || attempt === 100) throw new Error(`${child.spawnfile} did not start; see ${folder}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    stop: async () => {
      child.stdin?.end();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without normalising its path. A dropped connection is returned as status 0. */
export function ask(
  port: number,
  requestPath: string,
  { method = "GET", headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const cutOff = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) });
    const request = http.request({ host: "127.0.0.1", port, path: requestPath, method, headers, agent: false });
    request.once("error", cutOff);
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.once("error", cutOff);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.end();
  });
}

/** Requests a page from a local server over TLS and HTTP/2. */
export async function askSecurely(
  port: number,
  host: string,
  address: string,
): Promise<{ status: number; location?: string; body: string }> {
  const session = http2.connect(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
  const request = session.request({ ":path": address, ":authority": host });
  const [headers] = (await once(request, "response")) as [http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader];
  let body = "";
  for await (const piece of request) body += piece;
  session.close();
  return { status: Number(headers[":status"]), location: headers.location, body };
}

/** Writes a self-signed certificate under certbot's file names. */
export function makeCertificate(folder: string, host: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${host}`],
      ...["-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`],
    ],
    { stdio: "ignore" },
  );
}
