/** Inline script of the newsletter form: ignores a second submit until the visitor types or returns to the page. */
export function preventDoubleSubmit(): void {
  const form = document.querySelector<HTMLFormElement>("form[method=post]");
  if (!form || form.dataset.sent !== undefined) return;
  const reset = () => {
    form.dataset.sent = "";
  };
  reset();
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "true";
  });
  form.addEventListener("input", reset);
  window.addEventListener("focus", reset);
  window.addEventListener("pageshow", reset);
}
