/** Words of letters, digits and a few signs, with slashes between them. */
const path = /^\/*(?!\.{1,2}(?:\/|$))[\w~.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w~.-]+)*\/*$/;

/** A path prefix as Gatsby wants it: "/name" or "". Throws for what is none, in words that name the variable. */
export function prefixOf(given = ""): string {
  if (given === "" || given === "/") return "";
  if (path.test(given)) return `/${given.replace(/^\/+|\/+$/g, "")}`;
  // Git Bash puts its own folder before what begins with a slash.
  const [, meant = ""] =
    /^(?:[a-z]:[\\/](?:.*[\\/])?git[\\/]|[a-z]+:\/\/[^/]+\/|(?:\.{0,2}[\\/])+)(.*)$/i.exec(given) ?? [];
  const nearest = path.test(meant) ? ` Did you mean PATH_PREFIX=${meant.replace(/\/+$/, "")}?` : "";
  throw new Error(
    `The environment variable PATH_PREFIX is ${JSON.stringify(given)}. Expected the path below the host's name at which the site lives, such as name or name/site.${nearest}`,
  );
}

/** The path prefix of this build, for a site below its host's root. Ends without Gatsby's words about its own config. */
function ofThisBuild(): string {
  try {
    return prefixOf(process.env.PATH_PREFIX);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export const pathPrefix = ofThisBuild();
