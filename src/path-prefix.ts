const parts = (process.env.PATH_PREFIX ?? "").split("/").filter(Boolean);

/**
 * What every address starts with when the site does not live at its host's root: "/name", or nothing. The variable
 * PATH_PREFIX names it, with or without slashes around it.
 */
export const pathPrefix = parts.map((part) => `/${part}`).join("");
