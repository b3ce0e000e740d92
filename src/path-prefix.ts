/** Words of letters, digits and a few signs, with slashes between them. */
const path = /^\/*(?!(?:\.{1,2}|~)(?:\/|$))[\w~.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w~.-]+)*\/*$/;

/** A path prefix as Gatsby wants it: "/name" or "". Throws for what is none, in words that name the variable. */
export function prefixOf(given = ""): string {
  if (given === "" || given === "/") return "";
  // A host's name, a page's file, and what programs write for nothing or for yes are no path, though they look like one.
  const isOdd =
    /^(?:\/{2,})?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|example)(?:\/|$)|\/index\.html?$|^(?:undefined|null|true|false)$/i;
  if (path.test(given) && !isOdd.test(given)) return `/${given.replace(/^\/+|\/+$/g, "")}`;
  // Git Bash puts its own folder before what begins with a slash; a repository's page has its owner before its name.
  const meant = given
    .trim()
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(/^(?:[a-z]+:\/\/)?(?:www\.)?git(?:hub|lab)\.com\/[^/]+\/([^/]+?)(?:\.git)?(?:\/.*)?$/i, "$1")
    .replace(/^(?:[a-z]:[\\/](?:.*[\\/])?git[\\/]|[a-z]+:\/\/[^/]+(?:\/|$)|(?:(?:\.{0,2}|~)[\\/])+)/i, "")
    .replace(/\/{2,}/g, "/");
  const plain = meant
    .replace(/^[^/]*/, (first) => (isOdd.test(first) ? "" : first))
    .replace(/\/index\.html?$/i, "")
    .replace(/^\/+|\/+$/g, "");
  const nearest = path.test(plain) && plain !== given ? ` Did you mean PATH_PREFIX=${plain}?` : "";
  const advice = plain === "" ? " At the host's root, leave it out." : nearest;
  throw new Error(
    `The environment variable PATH_PREFIX is ${JSON.stringify(given)}. Expected the path below the host's name at which the site lives, such as name or name/site.${advice}`,
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
