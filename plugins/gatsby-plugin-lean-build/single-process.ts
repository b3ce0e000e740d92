/** Builds in one process, without Gatsby's worker processes. */
import { fromProject } from "./from-project";

type Tasks = Record<string, (...args: unknown[]) => unknown>;

/** Gatsby's own modules; the first with the tasks that it has workers do, the second with what makes the workers. */
const tasksOfGatsby = () => fromProject("gatsby/dist/utils/worker/child") as Tasks;
const poolOfGatsby = () => fromProject("gatsby/dist/utils/worker/pool") as { create: () => unknown };

/** What a worker does before its first query. This process has done so already. */
const preparations = ["loadConfigAndPlugins", "buildSchema", "setComponents", "setInferenceMetadata"];

/** Stands for Gatsby's pool of workers: the same tasks, done here. */
export function inProcessPool(tasks: Tasks = tasksOfGatsby()) {
  const own = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, async (...args: unknown[]) => task(...args)]),
  );
  for (const name of preparations) {
    if (!own[name]) throw new Error(`Gatsby's workers no longer have the task ${name}; see gatsby-plugin-lean-build.`);
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
  // For one core, Gatsby runs queries without workers. The picture plugin has read the number before.
  process.env.GATSBY_CPU_COUNT = "1";
}
