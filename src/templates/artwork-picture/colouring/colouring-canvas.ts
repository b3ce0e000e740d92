import { findFields } from "./watershed";

/** The largest canvas that all browsers support, in pixels. */
const mostPixels = 4096 * 4096;

/** A colour as a 32-bit pixel of ImageData: bytes in the order of red, green, blue, alpha. */
const inMemory = (colour: string) => Number(colour.replace(/#(..)(..)(..)/, "0xff$3$2$1"));

const white = inMemory("#ffffff");

/** Draws the colours, then the line drawing in blend mode multiply. */
function draw(canvas: HTMLCanvasElement, colours: ImageBitmap, lines: HTMLImageElement) {
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  context.drawImage(colours, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "multiply";
  context.drawImage(lines, 0, 0, canvas.width, canvas.height);
  return context;
}

export type ColouringCanvas = Awaited<ReturnType<typeof createColouringCanvas>>;

/** Shows a sheet on a canvas, which may be smaller than the original, and finds its fields. */
export async function createColouringCanvas(canvas: HTMLCanvasElement, url: string) {
  const lines = Object.assign(new Image(), { src: url });
  await lines.decode();
  const { width, height } = canvas;
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer).fill(white);
  const context = draw(canvas, await createImageBitmap(image), lines);
  const empty = await createImageBitmap(canvas);
  const { labels, count } = await findFields(context.getImageData(0, 0, width, height));
  const colours = new Uint32Array(count + 1).fill(white);
  const steps: { before: Uint32Array; first: number; last: number }[] = [];

  /** Redraws the rows between two pixel indices. */
  const show = (first: number, last: number) => {
    for (let i = first; i <= last; i++) pixels[i] = colours[labels[i] as number] as number;
    const top = Math.floor(first / width);
    const rows = Math.floor(last / width) + 1 - top;
    context.putImageData(image, 0, 0, 0, top, width, rows);
    context.drawImage(empty, 0, top, width, rows, 0, top, width, rows);
  };

  const change = (first: number, last: number, fields: Uint32Array, colour: number) => {
    steps.push({ before: colours.slice(), first, last });
    fields.fill(colour);
    show(first, last);
  };

  return {
    /** Fills the field at a pixel (flood fill); false if it has this colour already, or there is no field. */
    fill(x: number, y: number, colour: string): boolean {
      const field = labels[y * width + x] ?? 0;
      if (field === 0 || colours[field] === inMemory(colour)) return false;
      const fields = colours.subarray(field, field + 1);
      change(labels.indexOf(field), labels.lastIndexOf(field), fields, inMemory(colour));
      return true;
    },
    clear: () => change(0, labels.length - 1, colours, white),
    /** False if nothing is left to undo. */
    undo(): boolean {
      const step = steps.pop();
      if (!step) return false;
      colours.set(step.before);
      show(step.first, step.last);
      return true;
    },
    /** The coloured sheet as a PNG, as large as the original if browsers support such a canvas. */
    async toBlob(): Promise<Blob | null> {
      const scale = Math.min(1, Math.sqrt(mostPixels / (lines.width * lines.height)));
      const whole = document.createElement("canvas");
      [whole.width, whole.height] = [Math.floor(lines.width * scale), Math.floor(lines.height * scale)];
      draw(whole, await createImageBitmap(image), lines);
      return new Promise((resolve) => whole.toBlob(resolve));
    },
  };
}
