import { withPrefix } from "gatsby";
import * as React from "react";
import { askSite, isServersPage, leavePlain, sayOffline } from "../../../plugins/gatsby-plugin-wake-on-intent";
import * as patterns from "../../styles/patterns.module.css";
import * as button from "../button/button.module.css";

/** An error boundary; subclasses render the fallback. */
abstract class Boundary<Props> extends React.Component<Props & { children: React.ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  abstract fallback(): React.ReactNode;

  override render() {
    return this.state.failed ? this.fallback() : this.props.children;
  }
}

/** The HTML of an element that is in the document, without wrapping it in a box of its own. */
const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server or React has rendered before.
  <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />
);

/** A part of the frame: if it fails, its HTML stays as it was, with links and `<details>` that work. */
export class FramePart extends Boundary<{ selector: string }> {
  /** While React renders the fallback, the former elements are still in the document. */
  html?: string;

  override fallback() {
    this.html ??= document.querySelector(this.props.selector)?.outerHTML ?? "";
    return <Html html={this.html} />;
  }
}

/**
 * The page's content. If it fails as the server's page wakes, that page stays, in its version without script; if it
 * fails on the way there from another page, a screen says so, with a way out.
 */
export class ErrorBoundary extends Boundary<{ selector: string }> {
  html?: string;

  override componentDidCatch() {
    if (this.html) leavePlain();
  }

  override fallback() {
    if (isServersPage()) this.html ??= document.querySelector(this.props.selector)?.innerHTML;
    return this.html ? <Html html={this.html} /> : <Failure />;
  }
}

const title = "Unexpected Application Error!";

const reload = () => askSite().then(() => window.location.reload(), sayOffline);

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
        <button className={button.primary} type="button" onClick={reload}>
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
