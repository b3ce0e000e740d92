import { prefixOf } from "../src/path-prefix";

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["name", "/name"],
  ["/name/", "/name"],
  ["/two/names", "/two/names"],
  ["//name", "/name"],
  ["~ada/name", "/~ada/name"],
  ["my.site_1~x", "/my.site_1~x"],
])("PATH_PREFIX %s is the path %s", (given, prefix) => {
  expect(prefixOf(given)).toBe(prefix);
});

test.each(["https://someone.github.io", "someone.github.io", "C:/Program Files/Git/", "undefined", "true"])(
  "PATH_PREFIX %s is refused, and to leave it out is proposed",
  (given) => {
    expect(() => prefixOf(given)).toThrow(/PATH_PREFIX is .*site\. At the host's root, leave it out\.$/);
  },
);

test.each([
  ["C:/Program Files/Git/name", "name"],
  ["C:\\Program Files\\Git\\name", "name"],
  ["https://someone.github.io/name", "name"],
  ["https://someone.github.io/name/", "name"],
  ["https://github.com/someone/name", "name"],
  ["github.com/someone/name.git", "name"],
  ["//someone.github.io/name", "name"],
  ["~/name", "name"],
  ["./name", "name"],
  ["../name", "name"],
  ["/../name", "name"],
  ["someone.github.io/name", "name"],
  ["/name/index.html", "name"],
  ["/name//site", "name/site"],
  ["'/name'", "name"],
  ["/name ", "name"],
  ["name?a=1", undefined],
  ["two words", undefined],
  ["a/../b", undefined],
])("PATH_PREFIX %s is refused by name, and %s is proposed", (given, meant) => {
  const proposed = meant
    ? new RegExp(`PATH_PREFIX is .*Did you mean PATH_PREFIX=${meant}\\?$`)
    : /PATH_PREFIX is .*site\.$/;
  expect(() => prefixOf(given)).toThrow(proposed);
});
