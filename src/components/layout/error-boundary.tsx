import { withPrefix } from "gatsby";
import * as React from "react";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";

interface ErrorBoundaryProps {
  children: React.ReactNode;
}

/** Catches render errors and shows a fallback screen with a way out. */
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
    // Browsers use the first <title>. One of our own is neither replaced by Gatsby Head nor left for the next page.
    const element = document.createElement("title");
    element.textContent = title;
    document.head.prepend(element);
    return () => element.remove();
  }, []);
  return (
    <div className={`${patterns.section} ${patterns.stack}`} role="alert">
      <h1>{title}</h1>
      <p>Something on this page has come apart. Loading it again often puts it back together.</p>
      <p className={patterns.cluster}>
        <button className={button.primary} type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        {/* A full page load, not a Gatsby <Link>: it discards the failed React tree. */}
        <a className={button.button} href={withPrefix("/")}>
          Return to Home
        </a>
      </p>
    </div>
  );
}
