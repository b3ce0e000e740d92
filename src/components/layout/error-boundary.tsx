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

/** Static HTML; display: contents keeps its wrapper out of the layout. */
const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server or React has rendered before.
  <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />
);

/** Error boundary of a part of the frame: if it throws, its former HTML stays, with links and `<details>` that work. */
export class FramePart extends Boundary<{ selector: string }> {
  /** While React renders the fallback, the former elements are still in the document. */
  html?: string;

  override fallback() {
    this.html ??= document.querySelector(this.props.selector)?.outerHTML ?? "";
    return <Html html={this.html} />;
  }
}

/**
 * Error boundary of the page's content. If hydration throws, the server's HTML stays, in its version without script; if
 * rendering after a client-side navigation throws, an error screen offers to reload.
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
    // Browsers use the first <title>. This one is not replaced by Gatsby Head, and is removed before the next page.
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
