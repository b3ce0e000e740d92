import * as React from "react";
import { Icon } from "../icons/icons";
import * as styles from "./fold.module.css";
import { onPhonesAttribute } from "./unfold";

interface FoldProps {
  label: React.ReactNode;
  /** True to begin open. */
  open?: boolean;
  /** True to fold on phones alone: wider screens show all of it, without the label. */
  onPhones?: boolean;
  children: React.ReactNode;
}

/** A disclosure (<details>) with a line above it. Links to what is in it open it: see unfold.ts. */
export const Fold = ({ label, open = false, onPhones = false, children }: FoldProps) => (
  <details
    className={onPhones ? styles.onPhones : styles.fold}
    open={open}
    {...{ [onPhonesAttribute]: onPhones || undefined }}
  >
    <summary>
      {label} <Icon name="down" size={16} />
    </summary>
    {children}
  </details>
);
