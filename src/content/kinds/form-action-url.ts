/** Pages of mailing-list services for people to read, whose URLs accept no form. */

/** The pages, each with the URL that accepts sign-ups, where that follows from the page's. */
const pages: { page: RegExp; form?: string }[] = [
  {
    page: /^https:\/\/(?:[\w-]+\.)*(?:eepurl\.com|mailchi\.mp|campaign-archive\d*\.com|subscribepage\.(?:io|com)|tinyletter\.com)(?:\/|$)/,
  },
  // Short links, pages and embedded frames of form services, and pages on which a form is edited.
  {
    page: /^https:\/\/(?:forms\.gle|(?:[\w-]+\.)?typeform\.com|tally\.so|flodesk\.com|eomail\d*\.com|[\w-]+\.eo\.page|embeds\.beehiiv\.com|[\w-]+\.substack\.com\/embed|preview\.mailerlite\.io|landing\.mailerlite\.com|docs\.google\.com\/forms\/d\/(?!e\/))/,
  },
  { page: /^https:\/\/[\w.-]+\.list-manage\.com\/(?:unsubscribe|profile|subscribe\/landing|subscribe\/confirm)/i },
  { page: /^https:\/\/[^?#]*\.js(?:[?#]|$)|^https:\/\/[^#]*#\// },
  // Mailchimp's page, and the URL that its script requests.
  { page: /^(https:\/\/[\w.-]+)\/subscribe\/?(?=\?(?:.*&)?u=)(\?.*)/, form: "$1/subscribe/post$2" },
  { page: /^(https:\/\/[\w.-]+)\/subscribe\/post-json(\?.*?)(?:&c=[^&]*)?$/, form: "$1/subscribe/post$2" },
  {
    page: /^https:\/\/buttondown\.(?:com|email)\/([\w-]+)\/?$/,
    form: "https://buttondown.com/api/emails/embed-subscribe/$1",
  },
  { page: /^(https:\/\/docs\.google\.com\/forms\/d\/e\/[\w-]+)\/viewform.*/, form: "$1/formResponse" },
  {
    page: /^https:\/\/[\w-]+\.(?:ck\.page|kit\.com|beehiiv\.com|mailerlite\.com|substack\.com)\/?(?:subscribe|profile|posts|p)?\/?(?:\?.*)?$/,
  },
  { page: /^https:\/\/(?!app\.)[\w-]+\.(?:ck\.page|kit\.com)\/(?!.*\/subscriptions)/ },
];

/** Recognises the URL of such a page, and tells which one is meant, if known; undefined for a URL that may accept sign-ups. */
export function signUpPage(address: string): { meant?: string } | undefined {
  const known = pages.find(({ page }) => page.test(address));
  return known && { meant: known.form && address.replace(known.page, known.form) };
}
