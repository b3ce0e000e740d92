import * as React from "react";
import { Icon } from "../icons/icons";
import * as styles from "./disclosure.module.css";
import { onPhonesAttribute } from "./open-target";

interface DisclosureProps {
  label: React.ReactNode;
  /** True to begin open. */
  open?: boolean;
  /** True for a disclosure on phones only: wider screens show the content, without the label. */
  onPhones?: boolean;
  children: React.ReactNode;
}

/** A disclosure (<details>) with a line above it. A link to something inside opens it: see open-target.ts. */
export const Disclosure = ({ label, open = false, onPhones = false, children }: DisclosureProps) => (
  <details
    className={`${styles.disclosure} ${onPhones ? styles.onPhones : ""}`}
    open={open}
    {...{ [onPhonesAttribute]: onPhones || undefined }}
  >
    <summary>
      {label} <Icon name="down" size={16} />
    </summary>
    {children}
  </details>
);
