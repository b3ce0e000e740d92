/** Broken pipes (`npm run check | head`): Node would throw, and stop a command between two files. */
const onClosed = (then) => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (error.code !== "EPIPE") throw error;
      then();
    });
  }
};

/** Goes on in silence: for commands that are soon at their end, and must not leave half of their work. */
export const ignoreBrokenPipe = () => onClosed(() => {});

/** Ends, as programs do: for commands that run on, or for minutes. The status is the shell's for a closed pipe. */
export const exitOnBrokenPipe = () => onClosed(() => process.exit(141));
