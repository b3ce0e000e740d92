import { searchFieldId } from "../../components/header/search-field-id";
import { queryParameter, setQueryParameters } from "../../components/history/query-string";

/** The search query's URL parameter: /find?q=pip. */
const parameter = "q";

/** How long an answer may take, in ms, before it is said that none has come. */
const patience = 8000;

/** Inline script of the search page: loads the search as its field is about to be used. Called again, it follows the URL. */
export function loadSearch(): void {
  const field = document.getElementById(searchFieldId);
  const place = field?.closest<HTMLElement>("[data-search]");
  if (!(field instanceof HTMLInputElement) || !place) return;
  const { dataset } = place;
  if (dataset.address === undefined) setUp(field, place);
  // Unless it is what the field has put there.
  if (dataset.address !== queryParameter(parameter)) field.value = queryParameter(parameter);
  dataset.address = queryParameter(parameter);
  if (field.value !== dataset.question) field.dispatchEvent(new Event("input"));
}

function setUp(field: HTMLInputElement, place: HTMLElement): void {
  const { search, index, noAnswer = "" } = place.dataset;
  let answers: Promise<(typed: string) => void> | undefined;
  let failures = 0;

  const load = () => {
    answers ??= Promise.all([
      // Some browsers remember that an address has failed.
      import(/* webpackIgnore: true */ `${search}${failures ? `?${failures}` : ""}`),
      fetch(`${index}`).then((answer) => answer.json()),
    ]).then(
      ([{ createResultsView }, page]) => createResultsView(place, page.result.data),
      (error) => {
        answers = undefined;
        failures += 1;
        throw error;
      },
    );
    return answers;
  };
  const loadEarly = () => {
    load().catch(() => {});
  };

  const ask = () => {
    const status = place.querySelector("[role=status]") as HTMLElement;
    const giveUp = () => {
      status.textContent = field.value.trim() && noAnswer;
    };
    const late = setTimeout(giveUp, patience);
    setQueryParameters({ [parameter]: field.value });
    Object.assign(place.dataset, { question: field.value, address: queryParameter(parameter) });
    load()
      .then((answer) => answer(field.value), giveUp)
      .finally(() => clearTimeout(late));
  };

  place.dataset.question = "";
  place.hidden = false;
  field.addEventListener("pointerdown", loadEarly);
  field.addEventListener("focus", loadEarly);
  field.addEventListener("input", ask);
  window.addEventListener("popstate", loadSearch);
  // WebKit empties fields without autocomplete when a page comes back from its back-forward cache.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) field.value = place.dataset.question ?? "";
  });
}
