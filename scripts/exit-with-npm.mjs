/** Ends this process when npm's shell ends: npm passes a SIGTERM on to its shell alone. */
const shell = process.ppid;
setInterval(() => process.ppid !== shell && process.exit(1), 250).unref();
