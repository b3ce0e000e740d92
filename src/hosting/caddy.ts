/** The configuration of the Caddy web server. */
import { type Hosting, patternSource, unservedPaths } from "./description";
import { mediaTypes } from "./media-types";

/** What goes into Caddy's configuration file. */
export function caddyfile({ pathPrefix, hostName, headers, aliases, spellings }: Hosting): string {
  const folder = `/var/www/${hostName}`;
  const redirects = [...aliases, ...spellings];
  const targets = [...new Set(redirects.map(({ to }) => to))];
  const types = Object.entries(mediaTypes);
  const pathsTo = (target: string) => redirects.filter(({ to }) => to === target).map(({ from }) => from);
  return `# Made by "npm run build". For Caddy 2.6 or newer, which gets certificates by itself.
# Copy public/ to ${folder}${pathPrefix} and this file to /etc/caddy/Caddyfile.

${hostName} {
	root * ${folder}

	@unserved path ${unservedPaths.map((path) => pathPrefix + path).join(" ")}
	@unreadable not method GET HEAD
${headers.map(({ pattern }, index) => `	@headers${index} path_regexp ${patternSource(pattern)}`).join("\n")}
${types.map(([, extensions], index) => `	@type${index} path ${extensions.map((end) => `*.${end}`).join(" ")}`).join("\n")}
${targets.map((target, index) => `	@moved${index} path ${pathsTo(target).join(" ")}`).join("\n")}

	# In just this order.
	route {
${headers
  .flatMap(({ headers: all }, index) =>
    Object.entries(all).map(([name, value]) => `		header @headers${index} ${name} ${quote(value)}`),
  )
  .join("\n")}
${types.map(([type], index) => `		header @type${index} Content-Type ${type}`).join("\n")}

		error @unreadable 405
		error @unserved 404

		# Aliases and other spellings. A rewrite keeps the query.
${targets
  .map(
    (target, index) => `		route @moved${index} {
			rewrite * ${target}
			redir * {uri} permanent
		}`,
  )
  .join("\n")}

		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control ${quote(headers[0]?.headers["Cache-Control"] ?? "")}
		header -Content-Disposition
		header -Content-Type
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
