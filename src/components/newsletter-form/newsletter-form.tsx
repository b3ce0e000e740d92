import { Link } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { InlineScript } from "../inline-script/inline-script";
import { useSite } from "../layout/use-site";
import { LinkedText } from "../linked-text/linked-text";
import { Unhydrated } from "../unhydrated/unhydrated";
import * as styles from "./newsletter-form.module.css";
import preventDoubleSubmit from "./prevent-double-submit.inline";

/** The sign-up form: a native POST to the mailing-list service in a new tab, which needs no script. */
export function NewsletterForm({ id }: { id: string }) {
  const { site, pages } = useSite();
  const { promise, newsletter } = site;
  if (!newsletter) return null;
  const { action, text, label, parentsNote, fieldName, hiddenFields } = newsletter;
  const policy = pages.find(({ template }) => template === "PRIVACY_POLICY");
  return (
    <Unhydrated name={id}>
      {/* No autocomplete: a child's own device would offer the child's address. WebKit empties a field that says so itself
          when its page comes back from the back-forward cache. */}
      <form className={styles.form} action={action} method="post" target="_blank" rel="noopener" autoComplete="off">
        <p className={styles.text}>{text}</p>
        <label htmlFor={id}>{label ?? "Email address"}</label>
        <input
          id={id}
          className={styles.field}
          type="email"
          name={fieldName}
          required
          aria-describedby={`${id}-note`}
        />
        <p className={patterns.fine}>
          <span id={`${id}-note`}>{parentsNote}</span> {policy && <Link to={policy.path}>{policy.name}</Link>}
        </p>
        <button className={button.primary} type="submit">
          {newsletter.button}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </button>
        {hiddenFields?.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {promise && (
          <p className={patterns.fine}>
            <LinkedText text={promise} />
          </p>
        )}
      </form>
      <InlineScript script={preventDoubleSubmit} />
    </Unhydrated>
  );
}
