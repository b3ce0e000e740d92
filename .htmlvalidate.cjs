/** How html-validate judges the built pages: its recommended rules, less what Gatsby and React write in their own way. */
module.exports = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React closes void elements with a slash.
    "void-style": "off",
    // React writes srcSet and fetchPriority; HTML does not mind.
    "attr-case": "off",
    // gatsby-plugin-image's placeholder colours and Gatsby's focus wrapper are style attributes.
    "no-inline-style": "off",
    "attribute-empty-style": "off",
    // React writes required="", Gatsby async.
    "attribute-boolean-style": "off",
    // Gatsby mounts the page in #___gatsby.
    "valid-id": ["error", { relaxed: true }],
  },
};
