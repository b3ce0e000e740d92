/** Uses all CPU cores for image encoding. */
import { availableParallelism } from "node:os";

/**
 * gatsby-plugin-sharp leaves one core to webpack, which has finished by then: so report one core more than there is,
 * unless GATSBY_CPU_COUNT is set.
 */
export function keepAllCoresBusy(): void {
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
