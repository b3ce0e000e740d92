/**
 * The address at which Netlify resizes a picture of the site. Gatsby loads this file by its path, so it is plain
 * CommonJS. See https://docs.netlify.com/build/image-cdn/overview/.
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
    // Another picture under the same name gets another address.
    cd: internal.contentDigest,
  });
  return `/.netlify/images?${query}`;
};
