/** @jest-environment jsdom */
import type { PreRenderHTMLArgs } from "gatsby";
import * as React from "react";
import { joinScripts } from "../../src/head/join-scripts";

const joined = (...scripts: string[]) => {
  const components = scripts.map((script) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as gatsby-ssr has it.
    <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
  ));
  const replaceHeadComponents = jest.fn();
  joinScripts({ getHeadComponents: () => components, replaceHeadComponents } as unknown as PreRenderHTMLArgs);
  const [[[element]]] = replaceHeadComponents.mock.calls;
  return element.props.dangerouslySetInnerHTML.__html as string;
};

test("a head script that throws, where a browser lacks something, is reported and leaves the others to run", () => {
  jest.useFakeTimers();
  const text = joined(
    'matchMedia.missing("x");',
    'document.documentElement.lang="en"',
    "(()=>{document.title+='!'})();",
  );
  new Function(text)();
  expect(document.documentElement.lang).toBe("en");
  expect(document.title).toBe("!");
  expect(() => jest.runAllTimers()).toThrow("matchMedia");
  jest.useRealTimers();
});
