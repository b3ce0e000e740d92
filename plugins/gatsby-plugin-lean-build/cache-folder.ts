/** The folder for this plugin's caches: Gatsby empties .cache at each start, but for .cache/adapters. */
export const cacheFolder = ".cache/adapters";
