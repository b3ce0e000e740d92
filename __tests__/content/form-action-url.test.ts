/** Where a newsletter's sign-ups are sent, and where people go to sign up. */
import { signUpPage } from "../../src/content/kinds/form-action-url";
import { site } from "../../src/content/kinds/site";
import { sampleValue } from "./sample";

test.each([
  "https://a.us1.list-manage.com/subscribe/post?u=5f&id=1a&f_id=00",
  "https://buttondown.com/api/emails/embed-subscribe/saltmarrow",
  "https://app.kit.com/forms/123/subscriptions",
  "https://assets.mailerlite.com/jsonp/1/forms/2/subscribe",
  "https://5f3c.sibforms.com/serve/MUIF",
  "https://newsletter.example/subscribe",
])("%s takes sign-ups", (address) => expect(signUpPage(address)).toBeUndefined());

test.each([
  ["https://eepurl.com/abc", undefined],
  ["https://mailchi.mp/5f3c/books", undefined],
  ["https://a.us1.list-manage.com/subscribe?u=5f&id=1a", "https://a.us1.list-manage.com/subscribe/post?u=5f&id=1a"],
  [
    "https://a.us1.list-manage.com/subscribe/post-json?u=5f&id=1a&c=?",
    "https://a.us1.list-manage.com/subscribe/post?u=5f&id=1a",
  ],
  ["https://buttondown.email/saltmarrow", "https://buttondown.com/api/emails/embed-subscribe/saltmarrow"],
  ["https://saltmarrow.substack.com/subscribe", undefined],
  ["https://saltmarrow.kit.com/5f3c", undefined],
  ["https://a.us1.list-manage.com/unsubscribe?u=5f&id=1a", undefined],
  ["https://forms.gle/5f3c", undefined],
  ["https://saltmarrow.typeform.com/to/5f3c", undefined],
  ["https://tally.so/r/5f3c", undefined],
  ["https://flodesk.com/5f3c", undefined],
  ["https://eomail5.com/form/5f3c", undefined],
  ["https://saltmarrow.eo.page/5f3c", undefined],
  ["https://embeds.beehiiv.com/5f3c", undefined],
  ["https://preview.mailerlite.io/forms/1/2/share", undefined],
  ["https://landing.mailerlite.com/webforms/landing/5f3c", undefined],
  ["https://saltmarrow.campaign-archive1.com/5f3c", undefined],
  ["https://subscribepage.io/5f3c", undefined],
  ["https://tinyletter.com/saltmarrow", undefined],
  ["https://docs.google.com/forms/d/5f3c/edit", undefined],
  ["https://saltmarrow.substack.com/embed", undefined],
  ["https://saltmarrow.example/#/portal/signup", undefined],
  ["https://static.mailerlite.com/js/universal.js", undefined],
])("%s is a page for people", (address, meant) => expect(signUpPage(address)).toEqual({ meant }));

test("a form's empty field, a trap for programs, is sent along as it is", () => {
  const { newsletter, ...others } = sampleValue("site.json") as Record<string, object>;
  const hiddenFields = [{ name: "b_5f3c_1a", value: "" }];
  expect(site.safeParse({ ...others, newsletter: { ...newsletter, hiddenFields } }).error).toBeUndefined();
});
