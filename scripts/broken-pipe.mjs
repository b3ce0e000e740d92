/** Broken pipes (`npm run check | head`): Node would throw, and stop a command between two files. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}
