import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";
import { useSite } from "../layout/use-site";
import { MarkedText } from "../marked-text/marked-text";
import * as styles from "./newsletter-form.module.css";

/** The sign-up form: a native POST to the mailing-list service, in a new tab, without script. */
export function NewsletterForm({ id }: { id: string }) {
  const { promise, newsletter } = useSite().site;
  if (!newsletter) return null;
  const { action, text, label, grownUp, parentsNote, fieldName, hiddenFields } = newsletter;
  return (
    <form className={styles.form} action={action} method="post" target="_blank" rel="noopener">
      <p>{text}</p>
      <label htmlFor={id}>{label ?? "Email address"}</label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          type="email"
          name={fieldName}
          required
          autoComplete="email"
          aria-describedby={`${id}-note`}
        />
        <button className={button.primary} type="submit">
          {newsletter.button}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </button>
      </div>
      {grownUp && (
        <label className={styles.tick}>
          {/* No name attribute: the confirmation is required, but not submitted. */}
          <input type="checkbox" required /> <span>{grownUp}</span>
        </label>
      )}
      {hiddenFields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p id={`${id}-note`} className={patterns.fine}>
        {parentsNote}
      </p>
      {promise && (
        <p className={patterns.fine}>
          <MarkedText text={promise} />
        </p>
      )}
    </form>
  );
}
