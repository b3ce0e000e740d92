/** From this luminance on (0 to 255) a pixel is paper; below, it is part of a line. */
const paper = 150;

/** Gaps in lines of up to twice as many pixels are closed. */
const reach = 2;

/** How many pixels are worked on between two yields. */
const band = 1 << 16;

/** Which field of the sheet each pixel belongs to, from 1 on; 0 where a sheet has no paper at all. */
export interface Fields {
  labels: Uint32Array;
  count: number;
}

/**
 * Finds the fields of a sheet: connected components of the paper that is not near a line, so that small gaps do not connect them,
 * grown back over the rest of the paper and then under the lines. There they meet, so nothing stays white beside a line.
 *
 * @param pixels RGBA, with nothing transparent
 * @yields often enough for whoever runs it to let the page answer in between
 */
export function* findFields(pixels: Uint8ClampedArray, width: number, height: number): Generator<void, Fields> {
  const size = width * height;
  /** 0 for lines, 1 for paper beside lines, 2 for all other paper. */
  const ground = new Uint8Array(size).fill(2);
  for (let i = 0; i < size; i++) {
    const luminance = 0.3 * (pixels[4 * i] ?? 0) + 0.59 * (pixels[4 * i + 1] ?? 0) + 0.11 * (pixels[4 * i + 2] ?? 0);
    if (luminance < paper) ground[i] = 0;
    if (i % band === 0) yield;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (ground[i] !== 0) continue;
      // Inside a dark area there is no paper near.
      if (!ground[i - 1] && !ground[i + 1] && !ground[i - width] && !ground[i + width]) continue;
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
          if (ground[v * width + u] === 2) ground[v * width + u] = 1;
        }
      }
    }
    if (y % 64 === 0) yield;
  }
  const labels = new Uint32Array(size);
  const queue = new Uint32Array(size);
  let end = 0;
  let count = 0;

  /** Spreads labels from the queue's pixels to unlabelled neighbours on this ground or a lighter one, nearest first. */
  function* spread(start: number, darkest: number) {
    for (let head = start; head < end; head++) {
      const i = queue[head] as number;
      const label = labels[i] as number;
      const x = i % width;
      for (let side = 0; side < 4; side++) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
        const next = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - width : i + width;
        if (next < 0 || next >= size || labels[next] !== 0 || (ground[next] as number) < darkest) continue;
        labels[next] = label;
        queue[end++] = next;
      }
      if (head % band === 0) yield;
    }
  }

  /** Paper with nothing but narrow places makes fields of its own, after all others have grown. */
  for (const lightest of [2, 1]) {
    for (let i = 0; i < size; i++) {
      if (ground[i] === lightest && labels[i] === 0) {
        labels[i] = ++count;
        queue[end++] = i;
        yield* spread(end - 1, lightest);
      }
    }
    yield* spread(0, lightest - 1 || 1);
  }
  yield* spread(0, 0);
  return { labels, count };
}
