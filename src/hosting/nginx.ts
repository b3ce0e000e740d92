/** The configuration of the nginx web server: a file that each build makes anew, and one that is copied once. */
import {
  allowedMethods,
  compressedEnds,
  type Hosting,
  mergeHeaders,
  patternSource,
  unservedPaths,
} from "./description";
import { contentType, mediaTypes } from "./media-types";

/** Where a site lies on the server: see docs/hosting.md. */
export const siteFolder = (hostName: string) => `/srv/${hostName}`;

/** What a server block includes to serve the site. */
export function nginxSite({ pathPrefix, headers, aliases, spellings }: Hosting): string {
  const [everywhere, ...elsewhere] = headers;
  const common = everywhere?.headers ?? {};
  // nginx takes the first expression that matches, the description the last.
  const special = elsewhere.toReversed().map((rule) => ({ ...rule, headers: mergeHeaders(common, rule) }));

  return `# Made by "npm run build". For nginx 1.22 or newer with its brotli_static module. Included by the server's own file.

absolute_redirect off;
server_tokens off;
disable_symlinks off;
etag on;
gzip_static on;
brotli_static on;
gzip_vary on;
charset utf-8;
charset_types ${Object.keys(mediaTypes)
    .filter((type) => type !== "text/html" && contentType(type) !== type)
    .join(" ")};
default_type application/octet-stream;
types {
${Object.entries(mediaTypes)
  .map(([type, extensions]) => `  ${type} ${extensions.join(" ")};`)
  .join("\n")}
}

${headerLines(common)}

if ($request_method !~ ^(?:${allowedMethods.join("|")})$) {
  return 405;
}
error_page 405 @unreadable;
location @unreadable {
${headerLines({ ...common, Allow: allowedMethods.join(", ") }, "  ")}
  return 405;
}

error_page 404 ${pathPrefix}/404.html;
location / {
  try_files $uri $uri/index.html =404;
}

# Not for visitors.
location ~ ${quote(`\\.(?:${compressedEnds.join("|")})$`)} {
  return 404;
}
${unservedPaths
  .map((path) => `location = ${pathPrefix}${path} { ${path === "/404.html" ? "internal" : "return 404"}; }`)
  .join("\n")}

# Files that have headers of their own. A location with any has to repeat all.
${special
  .map(
    ({ pattern, headers: all }) => `location ~ ${quote(patternSource(pattern))} {
${headerLines(all, "  ")}
  try_files $uri =404;
}`,
  )
  .join("\n")}

# Aliases.
${aliases.map(redirect).join("\n")}

# Other spellings.
${spellings.map(redirect).join("\n")}
`;
}

/** The server's own file: names, certificates and the folder. It is copied once and then belongs to whoever runs the server. */
export function nginxServer({ hostName }: Hosting): string {
  const folder = siteFolder(hostName);
  const listen = (port: string) => `  listen ${port};\n  listen [::]:${port};`;
  const secure = `${listen("443 ssl http2")}
  ssl_certificate /etc/letsencrypt/live/${hostName}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostName}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:1m;
  ssl_session_tickets off;`;
  return `# Copy this file once to /etc/nginx/sites-available/${hostName}. From then on it is yours: builds change only the file that it
# includes.

server {
${listen("80")}
  server_name ${hostName} www.${hostName};
  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 301 https://${hostName}$request_uri;
  }
}

server {
${secure}
  server_name www.${hostName};
  return 301 https://${hostName}$request_uri;
}

server {
${secure}
  server_name ${hostName};
  root ${folder}/current/public;
  include ${folder}/current/deploy/nginx-site.conf;
}
`;
}

const quote = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

const headerLines = (headers: Record<string, string>, indent = "") =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`)
    .join("\n");

const redirect = ({ from, to }: { from: string; to: string }) =>
  `location = ${from} { return 301 ${to}$is_args$args; }`;
