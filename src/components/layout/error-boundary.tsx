import { withPrefix } from "gatsby";
import * as React from "react";
import * as button from "../button/button.module.css";
import * as styles from "./error-boundary.module.css";

interface ErrorBoundaryProps {
  children: React.ReactNode;
}

/** Shows what to do in place of content that has failed. */
export class ErrorBoundary extends React.Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

const title = "Unexpected Application Error!";

function Failure() {
  React.useEffect(() => {
    // Browsers take the first title. An element of its own is neither replaced by Gatsby's Head nor left behind for the next page.
    const element = document.createElement("title");
    element.textContent = title;
    document.head.prepend(element);
    return () => element.remove();
  }, []);
  return (
    <div className={styles.failure} role="alert">
      <h1>{title}</h1>
      <p>Something on this page has come apart. Loading it again often puts it back together.</p>
      <p className={styles.actions}>
        <button className={button.primary} type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        {/* A plain link, which leaves the failed application behind. */}
        <a className={button.button} href={withPrefix("/")}>
          Return to Home
        </a>
      </p>
    </div>
  );
}
