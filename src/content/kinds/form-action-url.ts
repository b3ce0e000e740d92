/** What is known of mailing-list services: pages for people to read, whose URLs accept no form, and names of fields. */

import { urlOf } from "../../../plugins/gatsby-plugin-checked-content";

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

/** What services call the field for the address, by their hosts (CONTENT.md). */
const addressFields: [host: RegExp, name: string][] = [
  [/\.(?:list-manage|sibforms)\.com$/, "EMAIL"],
  [/^buttondown\.(?:com|email)$/, "email"],
  [/\.(?:kit|convertkit)\.com$/, "email_address"],
  [/\.mailerlite\.com$/, "fields[email]"],
];

/** The name of the field for the address at a URL's service; undefined for services that are not known. */
export const addressFieldOf = (action: string): string | undefined =>
  addressFields.find(([host]) => host.test(urlOf(action)?.hostname ?? ""))?.[1];
