const parts = (process.env.PATH_PREFIX ?? "").split("/").filter(Boolean);

/**
 * Gatsby's path prefix, for a site below its host's root: "/name" or "". From the environment variable PATH_PREFIX,
 * with or without slashes around it.
 */
export const pathPrefix = parts.map((part) => `/${part}`).join("");
