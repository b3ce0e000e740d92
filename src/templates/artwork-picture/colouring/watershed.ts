/** From this luminance on (0 to 255) a pixel is paper; below, it is part of a line. */
const paper = 150;

/** Gaps in lines of up to twice as many pixels are closed. */
const reach = 2;

/** For how long it works at a stretch, in ms, before the page may answer. */
const stretch = 20;

/**
 * The fields of a sheet by a watershed: connected components of the paper away from lines, so that small gaps do not join
 * them, grown back over the rest of the paper and under the lines, so that nothing stays white beside a line.
 *
 * @param image with nothing transparent
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

  /** Labels a pixel that has none and is on this ground or a lighter one. */
  const label = (i: number, field: number, darkest: number) => {
    if (labels[i] !== 0 || (ground[i] as number) < darkest) return;
    labels[i] = field;
    queue[end++] = i;
  };

  /** Spreads labels from the queue's pixels to their neighbours, nearest first. */
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

  // Paper with nothing but narrow places makes fields of its own, after all others have grown.
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
