/** What a site may use of this plugin; the rest is its own. */

export { inspectContent, readContent } from "./check/check";
export { Content, type Item, type Model } from "./check/content";
export { svgProblem } from "./check/svg-allow-list";
export { checkLinks, linksOf } from "./check/external-links";
export { parseFile } from "./check/field-errors";
export { formatReport, summary } from "./check/format-report";
export { nearest, nearestName, numberWords } from "./check/did-you-mean";
export { factsOf, inspectPicture, type PictureFacts } from "./check/inspect-picture";
export { checkPicture, holdsNoPicture } from "./check/picture-file";
export { phrasesOf, told } from "./check/picture-metadata";
export { didYouMean, error, joinNames, type Place, type Problem, shown, warning } from "./check/problem";
export { type Entry, pictureEnding, readFolder } from "./check/read-folder";
export { placeholdersOf } from "./check/placeholders";
export { quoteOf } from "./check/texts";
export { capitalise, count, pathInWords, quoted, withIndefiniteArticle } from "./check/wording";
export { editorHandler, editorPath } from "./develop/editor";
export { cleanPicture } from "./editing/clean-picture";
export { convertedPicture } from "./editing/convert-picture";
export { editorSchemas } from "./editing/editor-schemas";
export { jsonText } from "./editing/json-text";
export {
  type Answers,
  commandOf,
  kindCalled,
  kindsToAdd,
  type NewPicture,
  nameQuestion,
  needsPicture,
  optionsOf,
  type Plan,
  planItem,
  problemsOfPicture,
  type Question,
  questionsOn,
} from "./editing/new-item";
export { noFileAt, resolveInputPath } from "./editing/resolve-input-path";
export { planRemoval } from "./editing/remove-item";
export { planRenaming } from "./editing/rename-item";
export { writeAtomically } from "./editing/atomic-write";
export { backupPath } from "./editing/backups";
export { currencyOf } from "./model/currencies";
export type { FieldMeta, Shape } from "./model/field-meta";
export { isDevice, isDraft, slugOfFile } from "./model/file-conventions";
export { filesToIgnore } from "./model/unpublished-files";
export { type Kind, kindOfFile, locationOf, type Pixels, titleOf, waitsUntil } from "./model/kind";
export { localDay } from "./model/local-day";
export type { Rule, RuledContent } from "./model/rule";
export { fieldsOf, metaOf, type Path, schemaAt, unwrap } from "./model/schema-walk";
export { fromSlug, slugify } from "./model/slugs";
export { urlProblem, urlOf, withoutSlips } from "./model/public-url";
