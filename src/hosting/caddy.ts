/** The configuration of the Caddy web server: a file that each build makes anew, and one that is copied once. */
import { allowedMethods, compressedEnds, type Hosting, patternSource, unservedPaths } from "./description";
import { contentType, mediaTypes } from "./media-types";
import { siteFolder } from "./nginx";

/** What a site block imports to serve the site. */
export function caddySite({ pathPrefix, headers, aliases, spellings }: Hosting): string {
  const redirects = [...aliases, ...spellings];
  const targets = [...new Set(redirects.map(({ to }) => to))];
  const types = Object.entries(mediaTypes);
  const pathsTo = (target: string) => redirects.filter(({ to }) => to === target).map(({ from }) => from);
  const copies = compressedEnds.map((end) => `*.${end}`);
  return `# Made by "npm run build". For Caddy 2.6 or newer. Imported by the server's own file.

@unserved path ${[...unservedPaths.map((path) => pathPrefix + path), ...copies].join(" ")}
@unreadable not method ${allowedMethods.join(" ")}
# No folder answers but the home page's, and no file's name with a slash after it.
@folder {
	path */
	not path ${pathPrefix}/
}
# Names that no file can have, at which Caddy would fail, or that none of this site has: all are of plain letters.
@impossible path_regexp \\x00|[^/]{256}|[^\\x00-\\x7f]
# Caddy says so by itself only where it sends a compressed copy.
@text not path ${types
    .filter(([type]) => !/^text|json$|xml$|icon$/.test(type))
    .flatMap(([, extensions]) => extensions.map((end) => `*.${end}`))
    .join(" ")}
${headers.map(({ pattern }, index) => `@headers${index} path_regexp ${patternSource(pattern)}`).join("\n")}
${types.map(([, extensions], index) => `@type${index} path ${extensions.map((end) => `*.${end}`).join(" ")}`).join("\n")}
${targets.map((target, index) => `@moved${index} path ${pathsTo(target).join(" ")}`).join("\n")}

# In just this order.
route {
${headers
  .flatMap(({ headers: all, without = [] }, index) => [
    ...without.map((name) => `	header @headers${index} -${name}`),
    ...Object.entries(all).map(([name, value]) => `	header @headers${index} ${name} ${quote(value)}`),
  ])
  .join("\n")}
${types.map(([type], index) => `	header @type${index} Content-Type ${quote(contentType(type))}`).join("\n")}
	header @text {
		Vary Accept-Encoding
		defer
	}

	handle @unreadable {
		header Allow ${quote(allowedMethods.join(", "))}
		error 405
	}
	error @impossible 404
	error @unserved 404

	# Aliases and other spellings. A rewrite keeps the query.
${targets
  .map(
    (target, index) => `	route @moved${index} {
		rewrite * ${target}
		redir * {uri} permanent
	}`,
  )
  .join("\n")}

	error @folder 404
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

handle_errors {
	# The page that says so is no such file as was asked for.
${Object.entries(headers[0]?.headers ?? {})
  .map(([name, value]) => `	header ${name} ${quote(value)}`)
  .join("\n")}
	header -Content-Disposition
	@missing expression {err.status_code} == 404
	handle @missing {
		header Content-Type ${quote(contentType("text/html"))}
		header {
			Vary Accept-Encoding
			defer
		}
		rewrite * ${pathPrefix}/404.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}

/** The server's own file: names and the folder. It is copied once and then belongs to whoever runs the server. */
export function caddyServer({ hostName }: Hosting): string {
  const folder = siteFolder(hostName);
  return `# Copy this file once to /etc/caddy/Caddyfile. From then on it is yours: builds change only the file that it imports.
# Caddy gets certificates by itself.

www.${hostName} {
	redir https://${hostName}{uri} permanent
}

${hostName} {
	root * ${folder}/current/public
	import ${folder}/current/deploy/caddy-site.conf
}
`;
}

/** A backquoted value is taken as it is. */
const quote = (value: string) => `\`${value}\``;
