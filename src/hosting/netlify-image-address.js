/**
 * The URL of a resized picture on Netlify's image CDN. Gatsby loads this file by its path, so it is plain CommonJS. See
 * https://docs.netlify.com/build/image-cdn/overview/.
 *
 * @type {import("gatsby").ImageCdnUrlGeneratorFn}
 */
module.exports = ({ url, internal }, { width, height, format, quality }, pathPrefix) => {
  const query = new URLSearchParams({
    url: `${pathPrefix}${url}`,
    w: String(width),
    h: String(height),
    fit: "cover",
    fm: format,
    q: String(quality),
    // Cache busting, by the content's hash.
    cd: internal.contentDigest,
  });
  return `/.netlify/images?${query}`;
};
