import * as React from "react";
import { createPortal } from "react-dom";
import * as button from "../../../components/button/button.module.css";
import * as styles from "./colouring.module.css";
import type { ColouringSheet } from "./colouring-sheet";
import { findFields } from "./find-fields";

/** The longest side of what is worked on, in pixels: more would be slow on old phones. */
const longest = 2000;

/** The largest canvas that all browsers make, in pixels. */
const mostPixels = 4096 * 4096;

/** For how long fields are looked for at a stretch, in ms. */
const stretch = 20;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A colour as canvases keep it: bytes in the order of red, green, blue, alpha. */
const inMemory = (colour: string) =>
  [1, 3, 5].reduce((sum, at, index) => sum + Number.parseInt(colour.slice(at, at + 2), 16) * 256 ** index, 0xff000000);

/** The sheet on white, and what is given below its lines. */
function withLines(lines: HTMLImageElement, width: number, height: number, below?: HTMLCanvasElement) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  if (below) context.drawImage(below, 0, 0, width, height);
  context.globalCompositeOperation = "multiply";
  context.drawImage(lines, 0, 0, width, height);
  return { canvas, context };
}

/** The fields of a sheet, looked for in stretches between which the page answers, and what colours them have. */
async function prepare(lines: HTMLImageElement, { width, height }: HTMLCanvasElement) {
  await lines.decode();
  const search = findFields(
    withLines(lines, width, height).context.getImageData(0, 0, width, height).data,
    width,
    height,
  );
  for (;;) {
    for (const until = performance.now() + stretch; performance.now() < until; ) {
      const { done, value } = search.next();
      if (done) return { ...value, colours: new Uint32Array(value.count + 1), before: [] as Uint32Array[] };
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

interface ColouringProps {
  sheet: ColouringSheet;
  isOpen: boolean;
  onClose(): void;
}

/** The sheet with a box of colours: a press fills a field. Nothing is stored or sent. */
export function Colouring({ sheet, isOpen, onClose }: ColouringProps) {
  const { title, alt, url, fileName, width, height } = sheet;
  const shades = [...sheet.colours, { name: "Rubber", colour: "" }];
  const dialog = React.useRef<HTMLDialogElement>(null);
  const lines = React.useRef<HTMLImageElement>(null);
  const canvas = React.useRef<HTMLCanvasElement>(null);
  const work = React.useRef<ReturnType<typeof prepare>>(undefined);
  const [chosen, setChosen] = React.useState(0);
  const [said, setSaid] = React.useState("Choose a colour, then press the picture.");
  const [zoom, setZoom] = React.useState(1);
  const [asks, setAsks] = React.useState(false);
  /** Where the cross is, as shares of the sheet. */
  const [cross, setCross] = React.useState({ x: 0.5, y: 0.5 });
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { name } = shades[chosen] as Queries.BoxColour;

  React.useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  React.useEffect(() => {
    if (!lines.current || !canvas.current) return;
    work.current = prepare(lines.current, canvas.current);
    work.current.catch(() => setSaid("The sheet did not come. Are you still online?"));
  }, []);

  const whole = () => {
    const most = Math.min(1, Math.sqrt(mostPixels / (width * height)));
    const [across, down] = [Math.floor(width * most), Math.floor(height * most)];
    return withLines(lines.current as HTMLImageElement, across, down, canvas.current as HTMLCanvasElement).canvas;
  };

  // Paper has one picture with its lines: not all browsers blend what they print.
  React.useEffect(() => {
    if (!isOpen) return;
    let printed: HTMLCanvasElement | undefined;
    const before = () => {
      printed = canvas.current?.parentElement?.appendChild(whole());
    };
    const after = () => printed?.remove();
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  });

  /** Has the fields changed, unless there is nothing to change, and shows them. */
  const change = async (how: (now: Awaited<ReturnType<typeof prepare>>) => string) => {
    const now = await work.current?.catch(() => undefined);
    const context = canvas.current?.getContext("2d");
    if (!now || !context) return;
    setSaid(how(now));
    const image = context.createImageData(size.width, size.height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let i = 0; i < pixels.length; i++) pixels[i] = now.colours[now.labels[i] as number] as number;
    context.putImageData(image, 0, 0);
  };

  const fill = ({ x, y }: typeof cross) =>
    change(({ labels, colours, before }) => {
      const [across, down] = [Math.floor(x * size.width), Math.floor(y * size.height)];
      const field = labels[Math.min(down, size.height - 1) * size.width + Math.min(across, size.width - 1)] ?? 0;
      const { colour } = shades[chosen] as Queries.BoxColour;
      const shade = colour ? inMemory(colour) : 0;
      if (field === 0 || colours[field] === shade)
        return colour ? `This is ${name} already.` : "This is white already.";
      before.push(colours.slice());
      colours[field] = shade;
      return `${colour ? `${name} is in` : "White again"}, ${placeOf({ x, y })}.`;
    });

  const undo = () =>
    change(({ colours, before }) => {
      const last = before.pop();
      if (last) colours.set(last);
      return last ? "Undone." : "There is nothing to undo.";
    });

  const startAgain = () => {
    setAsks(false);
    change(({ colours, before }) => {
      before.push(colours.slice());
      colours.fill(0);
      return "All white again.";
    });
  };

  const save = () =>
    whole().toBlob((blob) => {
      if (!blob) return setSaid("That did not work. Print it instead.");
      const address = URL.createObjectURL(blob);
      Object.assign(document.createElement("a"), {
        href: address,
        download: fileName.replace(/\.\w+$/, "-coloured-in.png"),
      }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      setSaid("Saved with your downloads.");
    });

  const press = (event: React.KeyboardEvent) => {
    const way = arrows[event.key];
    if (way) {
      // A key that is held moves faster.
      const step = (event.repeat ? 0.02 : 0.01) * size.width;
      const within = (share: number) => Math.min(0.995, Math.max(0.005, share));
      const next = {
        x: within(cross.x + (way[0] * step) / size.width),
        y: within(cross.y + (way[1] * step) / size.height),
      };
      setCross(next);
      setSaid(`The cross is ${placeOf(next)}.`);
    } else if (event.key === " " || event.key === "Enter") fill(cross);
    else return;
    event.preventDefault();
  };

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <div className={styles.stage}>
        <div
          className={styles.sheet}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the cross in it
          tabIndex={0}
          role="application"
          aria-label={`${alt} The arrow keys move the cross, the space key fills.`}
          style={{ "--shape": width / height, "--zoom": zoom } as React.CSSProperties}
          onClick={({ clientX, clientY, currentTarget }) => {
            const box = currentTarget.getBoundingClientRect();
            const at = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
            setCross(at);
            fill(at);
          }}
          onKeyDown={press}
        >
          <img ref={lines} src={url} alt="" />
          <canvas ref={canvas} {...size} />
          <i
            ref={(mark) => {
              if (mark?.parentElement?.matches(":focus-visible"))
                mark.scrollIntoView({ block: "nearest", inline: "nearest" });
            }}
            className={styles.cross}
            style={{ left: `${cross.x * 100}%`, top: `${cross.y * 100}%` }}
          />
        </div>
      </div>
      <div className={styles.bar}>
        <button className={button.small} type="button" onClick={undo}>
          Undo
        </button>
        <button
          className={button.small}
          type="button"
          aria-label="Bigger"
          disabled={zoom > 3}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
        <button
          className={button.small}
          type="button"
          aria-label="Smaller"
          disabled={zoom < 2}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </button>
        <button className={button.small} type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={styles.panel}>
        <fieldset className={styles.box}>
          <legend>{name}</legend>
          {shades.map(({ name, colour }, index) => (
            <label key={name} title={name}>
              <input type="radio" name="colour" checked={index === chosen} onChange={() => setChosen(index)} />
              <i style={{ background: colour || undefined }} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <p role="status">{said}</p>
        {asks ? (
          <div className={styles.actions} role="alert">
            <p>Rub out all colours?</p>
            <button className={button.small} type="button" onClick={startAgain}>
              Yes, all
            </button>
            <button className={button.small} type="button" onClick={() => setAsks(false)}>
              No, keep them
            </button>
          </div>
        ) : (
          <div className={styles.actions}>
            <button className={button.primary} type="button" onClick={save}>
              Save
            </button>
            <button className={button.small} type="button" onClick={() => window.print()}>
              Print
            </button>
            <button className={button.small} type="button" onClick={() => setAsks(true)}>
              Start again
            </button>
          </div>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Where on the sheet something is, for whoever does not see it. */
function placeOf({ x, y }: { x: number; y: number }): string {
  const third = (share: number) => Math.min(2, Math.floor(share * 3));
  return [["at the top", "in the middle", "at the bottom"][third(y)], ["left", "", "right"][third(x)]].join(" ").trim();
}
