/** Builds in one process, without Gatsby's worker processes. */
import { fromProject } from "./from-project";
import { gatsbyChanged } from "./gatsby-changed";

type Tasks = Record<string, (...args: unknown[]) => unknown>;

/** Gatsby's modules of the tasks that workers run, and of the worker pool. */
const tasksOfGatsby = () => fromProject("gatsby/dist/utils/worker/child") as Tasks;
const poolOfGatsby = () => fromProject("gatsby/dist/utils/worker/pool") as { create: () => unknown };

/** Tasks by which a worker prepares for its first query; this process has done the same already. */
const preparations = ["loadConfigAndPlugins", "buildSchema", "setComponents", "setInferenceMetadata"];

/** A stand-in for Gatsby's worker pool, which runs the tasks in this process. */
export function inProcessPool(tasks: Tasks = tasksOfGatsby()) {
  const own = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, async (...args: unknown[]) => task(...args)]),
  );
  for (const name of preparations) {
    if (!own[name]) gatsbyChanged(`has its workers do the task ${name}`);
    own[name] = async () => undefined;
  }
  return {
    single: own,
    all: own,
    getWorkerInfo: () => [],
    onMessage: () => {},
    sendMessage: () => {},
    restart: async () => {},
    end: () => [],
  };
}

/** No workers: each would load the configuration and build the schema again, more work than it takes over. */
export function runInSingleProcess(): void {
  poolOfGatsby().create = () => inProcessPool();
  // With one core, Gatsby runs queries without workers. gatsby-plugin-sharp has read the number before.
  process.env.GATSBY_CPU_COUNT = "1";
}
