import * as React from "react";
import * as button from "../../../components/button/button.module.css";
import * as patterns from "../../../styles/patterns.module.css";
import * as styles from "./colouring.module.css";
import { type ColouringCanvas, createColouringCanvas } from "./colouring-canvas";
import { spelt } from "../../../language";

/** The longest side of the canvas, in pixels: a larger one would be slow on old phones. */
const longest = 2000;

/** A colouring sheet and its colours. */
export interface ColouringSheet
  extends Pick<Queries.OriginalDownloadFragment, "url" | "fileName" | "width" | "height"> {
  title: string;
  alt: string;
  colours: readonly Queries.BoxColour[];
}

interface ColouringProps {
  sheet: ColouringSheet;
  say(what: string): void;
}

/** The colouring tool: a canvas and a palette; a press fills a field. Nothing is stored or sent. */
export function Colouring({ sheet: { alt, url, fileName, colours, ...original }, say }: ColouringProps) {
  const shades = [...colours, { name: spelt("Rubber"), colour: "#ffffff" }];
  const scale = Math.min(1, longest / Math.max(original.width, original.height));
  const [width, height] = [Math.round(original.width * scale), Math.round(original.height * scale)];
  const canvas = React.useRef<HTMLCanvasElement>(null);
  const opening = React.useRef<Promise<ColouringCanvas>>(undefined);
  const question = React.useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = React.useState(0);
  const [zoom, setZoom] = React.useState(1);
  const [cross, setCross] = React.useState({ x: width >> 1, y: height >> 1 });
  const { name, colour } = shades[chosen] as Queries.BoxColour;

  React.useEffect(() => {
    opening.current = createColouringCanvas(canvas.current as HTMLCanvasElement, url);
    opening.current.then(
      () => say(spelt("Choose a colour, then press the picture.")),
      () => say("The sheet did not come. Are you still online?"),
    );
  }, [url, say]);

  /** Makes a handler that works on the canvas once it has loaded, and announces the returned words. */
  const change = (how: (sheet: ColouringCanvas) => string | Promise<string>) => () =>
    opening.current?.then(how).then(say, () => {});

  /** A position on the sheet in words, for screen readers. */
  const placeOf = ({ x, y }: typeof cross) => {
    const row = ["at the top", "in the middle", "at the bottom"][Math.floor((3 * y) / height)];
    return `${row} ${["left", "", "right"][Math.floor((3 * x) / width)]}`.trim();
  };

  const fill = (at: typeof cross) =>
    change((sheet) => {
      const isNew = sheet.fill(at.x, at.y, colour);
      return `${chosen < colours.length ? name : "White"} is in${isNew ? `, ${placeOf(at)}` : " already"}.`;
    })();

  const move = (x: number, y: number) => {
    const within = (at: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(at)));
    const at = { x: within(x, width), y: within(y, height) };
    setCross(at);
    return at;
  };

  const press = (event: React.KeyboardEvent) => {
    const way = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", " ", "Enter"].indexOf(event.key);
    if (way < 0) return;
    event.preventDefault();
    if (way > 3) return fill(cross);
    // A held key (auto-repeat) moves the cross faster.
    const step = (way < 2 ? -1 : 1) * (event.repeat ? 0.02 : 0.01) * width;
    say(`The cross is ${placeOf(way % 2 ? move(cross.x, cross.y + step) : move(cross.x + step, cross.y))}.`);
  };

  const save = change(async (sheet) => {
    const blob = await sheet.toBlob();
    if (!blob) return "That did not work. Print it instead.";
    const href = URL.createObjectURL(blob);
    const download = fileName.replace(/\.\w+$/, "-coloured-in.png");
    Object.assign(document.createElement("a"), { href, download }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    return "Saved with your downloads.";
  });
  const undo = change((sheet) => (sheet.undo() ? "Undone." : "There is nothing to undo."));
  const clear = change((sheet) => {
    sheet.clear();
    return "All white again.";
  });

  return (
    <>
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
            fill(move(((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height));
          }}
          onKeyDown={press}
        >
          <canvas ref={canvas} width={width} height={height} />
          <i
            ref={(mark) => mark?.scrollIntoView({ block: "nearest", inline: "nearest" })}
            style={{ left: `${(100 * cross.x) / width}%`, top: `${(100 * cross.y) / height}%` }}
          />
        </div>
      </div>
      <div className={styles.panel}>
        <fieldset className={styles.box}>
          <legend>{name}</legend>
          {shades.map(({ name, colour }, index) => (
            <label key={name} title={name}>
              <input
                type="radio"
                name="colour"
                style={{ "--shade": colour } as React.CSSProperties}
                checked={index === chosen}
                onChange={() => setChosen(index)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={patterns.cluster}>
          <button className={button.small} type="button" onClick={undo}>
            Undo
          </button>
          <button className={button.small} type="button" onClick={() => question.current?.show()}>
            Start again
          </button>
          <label>
            <input type="checkbox" onChange={({ target }) => setZoom(target.checked ? 3 : 1)} /> Bigger
          </label>
          <button className={button.primary} type="button" onClick={save}>
            Save
          </button>
          <button className={button.small} type="button" onClick={() => window.print()}>
            Print
          </button>
        </div>
        {/* Not modal, so that it closes with the dialog around it. Browsers move the focus in and back. */}
        <dialog ref={question} aria-label={spelt("Rub out all colours?")}>
          {spelt("Rub out all colours?")}
          <form method="dialog" className={patterns.cluster}>
            <button className={button.small} type="submit">
              No, keep them
            </button>
            <button className={button.small} type="submit" onClick={clear}>
              Yes, all
            </button>
          </form>
        </dialog>
      </div>
    </>
  );
}
