import { Link } from "gatsby";
import * as React from "react";
import { type Part, partsOf } from "../../content/kinds/linked-text";
import { ExternalLink } from "../external-link/external-link";
import { useSite } from "../layout/use-site";
import { NoWrap } from "../no-wrap/no-wrap";

/** Content text as React nodes: *emphasis*, [links](/path), and the contact address in place of {email}. */
export function LinkedText({ text }: { text: string }) {
  const { site } = useSite();
  return partsOf(text.replaceAll("{email}", () => site.contactEmail)).map(({ to, runs }, index) => {
    const content = <Runs runs={runs} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: static order
    return <React.Fragment key={index}>{to ? <LinkTo to={to}>{content}</LinkTo> : content}</React.Fragment>;
  });
}

function Runs({ runs }: Pick<Part, "runs">) {
  return runs.map(({ text, stressed }, index) => {
    const Element = stressed ? "em" : React.Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: static order
      <Element key={index}>
        <NoWrap text={text} />
      </Element>
    );
  });
}

function LinkTo({ to, children }: { to: string; children: React.ReactNode }) {
  if (to.startsWith("/")) return <Link to={to}>{children}</Link>;
  if (to.startsWith("https:")) return <ExternalLink href={to}>{children}</ExternalLink>;
  return <a href={to}>{children}</a>;
}
