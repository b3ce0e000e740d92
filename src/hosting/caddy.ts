/** The configuration of the Caddy web server. */
import { type Hosting, unservedPaths } from "./description";

/** What goes into Caddy's configuration file. */
export function caddyfile({ pathPrefix, hostName, headers, aliases, spellings }: Hosting): string {
  const folder = `/var/www/${hostName}`;
  const redirects = [...aliases, ...spellings];
  const targets = [...new Set(redirects.map(({ to }) => to))];
  return `# Made by "npm run build". For Caddy 2.6 or newer, which gets certificates by itself.
# Copy public/ to ${folder}${pathPrefix} and this file to /etc/caddy/Caddyfile.

${hostName} {
	root * ${folder}

${headers
  .flatMap(({ pattern, headers: all }) =>
    Object.entries(all).map(([name, value]) => `	header ${pattern} ${name} ${quote(value)}`),
  )
  .join("\n")}

	# Not for visitors.
	@unserved path ${unservedPaths.map((path) => pathPrefix + path).join(" ")}
	error @unserved 404
	@unreadable not method GET HEAD
	error @unreadable 405

	# Aliases and other spellings. A rewrite keeps the query.
${targets
  .map((target, index) => {
    const paths = redirects.filter(({ to }) => to === target).map(({ from }) => from);
    return `	@moved${index} path ${paths.join(" ")}
	route @moved${index} {
		rewrite * ${target}
		redir * {uri} permanent
	}`;
  })
  .join("\n")}

	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		header Cache-Control ${quote(headers[0]?.headers["Cache-Control"] ?? "")}
		header -Content-Disposition
		@missing expression {err.status_code} == 404
		handle @missing {
			rewrite * ${pathPrefix}/404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

/** A backquoted value is taken as it is. */
const quote = (value: string) => `\`${value}\``;
