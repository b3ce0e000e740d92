/** Media types (MIME) of the site's files, each with its file extensions. */
export const mediaTypes: Record<string, string[]> = {
  "application/epub+zip": ["epub"],
  "application/json": ["json"],
  "application/manifest+json": ["webmanifest"],
  "application/pdf": ["pdf"],
  "text/xml": ["xml"],
  "application/zip": ["zip"],
  "font/woff2": ["woff2"],
  "image/avif": ["avif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
  "text/css": ["css"],
  "text/html": ["html"],
  "text/javascript": ["js"],
  "text/plain": ["txt"],
  "text/vtt": ["vtt"],
  "video/mp4": ["mp4"],
  "video/webm": ["webm"],
};

/** The Content-Type header, with the charset for text. */
export const contentType = (type: string) => (/^text\/|xml$/.test(type) ? `${type}; charset=utf-8` : type);
