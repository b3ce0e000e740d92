/** From this luminance on (0 to 255) a pixel is paper; below, it is part of a line. */
const paper = 150;

/** In pixels: gaps in lines are closed if they are no wider than twice this. */
const reach = 2;

/** How long it works at a time, in ms, before it yields to the main thread. */
const stretch = 20;

/**
 * Finds the fields of a sheet (watershed segmentation): connected components of the paper at a distance from lines, so that
 * small gaps do not join them, then grown over the paper near lines and the lines themselves, so that no white edge is left.
 *
 * @param image the sheet's pixels, all of them opaque
 * @returns which field each pixel belongs to, from 1 on; 0 where a sheet has no paper at all
 */
export async function findFields({ data, width, height }: Pick<ImageData, "data" | "width" | "height">) {
  const labels = new Uint32Array(width * height);
  /** 0 for lines, 1 for paper beside lines, 2 for all other paper. */
  const ground = new Uint8Array(labels.length).fill(2);
  const queue = new Uint32Array(labels.length);
  let end = 0;
  let count = 0;
  let until = 0;

  const pause = async () => {
    if (performance.now() < until) return;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + stretch;
  };

  for (let y = 0; y < height; y++) {
    await pause();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [red, green, blue] = [data[4 * i] ?? 0, data[4 * i + 1] ?? 0, data[4 * i + 2] ?? 0];
      if (0.3 * red + 0.59 * green + 0.11 * blue >= paper) continue;
      ground[i] = 0;
      for (let v = y - reach; v <= y + reach; v++) {
        for (let u = x - reach; u <= x + reach; u++) {
          if (u >= 0 && u < width && ground[v * width + u] === 2) ground[v * width + u] = 1;
        }
      }
    }
  }

  /** Labels and queues a pixel that has no label and whose ground is at least `darkest`. */
  const label = (i: number, field: number, darkest: number) => {
    if (labels[i] !== 0 || (ground[i] as number) < darkest) return;
    labels[i] = field;
    queue[end++] = i;
  };

  /** Spreads labels from queued pixels to their neighbours (breadth-first search). */
  const spread = async (head: number, darkest: number) => {
    for (let i = head; i < end; i++) {
      if (i % 8192 === 0) await pause();
      const at = queue[i] as number;
      const field = labels[at] as number;
      if (at % width > 0) label(at - 1, field, darkest);
      if ((at + 1) % width > 0) label(at + 1, field, darkest);
      label(at - width, field, darkest);
      label(at + width, field, darkest);
    }
  };

  // Paper that is nowhere at a distance from lines becomes fields of its own, after all others have grown.
  for (const lightest of [2, 1]) {
    for (let i = 0; i < labels.length; i++) {
      if (ground[i] !== lightest || labels[i] !== 0) continue;
      label(i, ++count, lightest);
      await spread(end - 1, lightest);
    }
    await spread(0, 1);
  }
  await spread(0, 0);
  return { labels, count };
}
