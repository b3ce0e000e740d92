/** Keeps all cores at work while pictures are encoded. */
import { availableParallelism } from "node:os";

/**
 * gatsby-plugin-sharp encodes on all cores but one, which it leaves to webpack. Webpack has finished by then, so tell
 * Gatsby of one core more than there is. Whoever sets GATSBY_CPU_COUNT knows better.
 */
export function keepAllCoresBusy(): void {
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
