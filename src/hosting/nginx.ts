/** The configuration of the nginx web server. */
import { type Hosting, patternSource, unservedPaths } from "./description";
import { mediaTypes } from "./media-types";

/** What goes into nginx's folder of sites. */
export function nginxConfig(hosting: Hosting): string {
  const { pathPrefix, hostName, headers, aliases, spellings } = hosting;
  const folder = `/var/www/${hostName}`;
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  const [everywhere, ...elsewhere] = headers;
  const varies = (name: string) => elsewhere.some((rule) => name in rule.headers);
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

  const maps = names.filter(varies).map((name) => {
    // nginx takes the first expression that matches, the description the last.
    const rules = elsewhere.filter((rule) => name in rule.headers).reverse();
    return [
      `map $uri ${variable(name)} {`,
      `  default ${quote(everywhere?.headers[name] ?? "")};`,
      ...rules.map((rule) => `  ${quote(`~${patternSource(rule.pattern)}`)} ${quote(rule.headers[name] ?? "")};`),
      "}",
    ].join("\n");
  });

  return `# Made by "npm run build". For nginx 1.22 or newer with its brotli_static module
# (Debian and Ubuntu: apt install nginx libnginx-mod-http-brotli-static).
# Copy public/ to ${folder}${pathPrefix}, this file to /etc/nginx/conf.d/, and add certificates: certbot --nginx.

${maps.join("\n\n")}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostName};
  root ${folder};

  absolute_redirect off;
  server_tokens off;
  etag on;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  charset utf-8;
  charset_types application/json application/manifest+json image/svg+xml text/css text/javascript text/plain text/xml;
  default_type application/octet-stream;
  types {
${Object.entries(mediaTypes)
  .map(([type, extensions]) => `    ${type} ${extensions.join(" ")};`)
  .join("\n")}
  }

${names
  .map(
    (name) => `  add_header ${name} ${varies(name) ? variable(name) : quote(everywhere?.headers[name] ?? "")} always;`,
  )
  .join("\n")}

  error_page 404 ${pathPrefix}/404.html;
  location / {
    try_files $uri $uri/index.html =404;
  }

  # Not for visitors.
${unservedPaths
  .map((path) => `  location = ${pathPrefix}${path} { ${path === "/404.html" ? "internal" : "return 404"}; }`)
  .join("\n")}

  # Aliases.
${aliases.map(redirect).join("\n")}

  # Other spellings.
${spellings.map(redirect).join("\n")}
}
`;
}

const quote = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;

const redirect = ({ from, to }: { from: string; to: string }) =>
  `  location = ${from} { return 301 ${to}$is_args$args; }`;
