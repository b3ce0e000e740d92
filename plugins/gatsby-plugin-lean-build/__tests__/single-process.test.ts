import { readFileSync } from "node:fs";
import { inProcessPool } from "../single-process";

const tasks = () => ({
  loadConfigAndPlugins: jest.fn(),
  buildSchema: jest.fn(),
  setComponents: jest.fn(),
  setInferenceMetadata: jest.fn(),
  renderHTMLProd: jest.fn((asked: unknown) => ({ asked })),
});

test("the work of Gatsby's workers is done in this process, but for what this process has done already", async () => {
  const own = tasks();
  const { single, all } = inProcessPool(own);
  await all.buildSchema?.();
  await all.loadConfigAndPlugins?.();
  expect(own.buildSchema).not.toHaveBeenCalled();
  expect(own.loadConfigAndPlugins).not.toHaveBeenCalled();
  expect(await single.renderHTMLProd?.("pages")).toEqual({ asked: "pages" });
});

test("a page that cannot be written fails as it would in a worker", async () => {
  const renderHTMLProd = () => {
    throw new Error("window is not defined");
  };
  const { single } = inProcessPool({ ...tasks(), renderHTMLProd });
  await expect(single.renderHTMLProd?.()).rejects.toThrow("window is not defined");
});

test("Gatsby asks nothing else of its pool of workers, and none of it where there is one core", () => {
  const source = (file: string) => readFileSync(require.resolve(`gatsby/dist/${file}`), "utf8");
  const users = ["bootstrap/index", "commands/build", "commands/build-html", "utils/start-server"];
  const asked = [...users, "utils/jobs/worker-messaging", "utils/worker/reporter"].flatMap((file) =>
    [...source(file).matchAll(/workerPool\.((?:(?:single|all)\.)?\w+)/g)].map(([, name = ""]) => name),
  );
  // Read, not loaded: that would take seconds.
  const names = [...source("utils/worker/child/index").matchAll(/^exports\.(\w+) = _/gm)].map(([, name = ""]) => name);
  const pool = inProcessPool({ ...tasks(), ...Object.fromEntries(names.map((name) => [name, () => {}])) });
  for (const name of asked) expect(pool).toHaveProperty(name);
  expect(source("services/initialize")).toContain("WorkerPool.create()");
  expect(source("commands/build")).toMatch(/cpuCoreCount\)\(\) === 1\) \{[\s\S]*runQueriesInWorkersQueue/);
  expect(() => inProcessPool({})).toThrow("gatsby-plugin-lean-build");
});
