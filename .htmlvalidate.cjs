/** html-validate: the recommended rules, without those that the output of Gatsby and React breaks harmlessly. */
module.exports = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React closes void elements with a slash.
    "void-style": "off",
    // React writes srcSet and fetchPriority; HTML attributes are case-insensitive.
    "attr-case": "off",
    // gatsby-plugin-image's placeholder colours and Gatsby's focus wrapper are style attributes.
    "no-inline-style": "off",
    "attribute-empty-style": "off",
    // React writes required="", Gatsby async.
    "attribute-boolean-style": "off",
    // It counts "&" as the five characters of "&amp;"; head.test.ts counts what is read.
    "long-title": "off",
    // Gatsby mounts the page in #___gatsby.
    "valid-id": ["error", { relaxed: true }],
  },
};
