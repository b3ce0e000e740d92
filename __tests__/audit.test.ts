import { whyNoAnswer } from "../scripts/audit";

test.each([
  [
    "is not allowed",
    { message: "405 Method Not Allowed", error: { summary: "", detail: "" } },
    "405 Method Not Allowed",
  ],
  [
    "is not reached",
    { error: { code: "ENOTFOUND", summary: "request to registry failed" } },
    "request to registry failed",
  ],
  ["gives no reason", {}, "no reason"],
])("where the registry %s, the reason is told", (_, answer, reason) => {
  expect(whyNoAnswer({ stdout: JSON.stringify(answer), stderr: "" })).toContain(reason);
});

test("what is no answer at all is told as it is", () => {
  expect(whyNoAnswer({ stdout: "", stderr: "npm error code ENOLOCK\nnpm error audit needs a lockfile\n" })).toBe(
    "npm error audit needs a lockfile",
  );
});

test("a registry that knows weaknesses, or none, has answered", () => {
  expect(
    whyNoAnswer({ stdout: JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }), stderr: "" }),
  ).toBeUndefined();
});
