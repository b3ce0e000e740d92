/** Ends this process with npm's shell: npm that is told to end (SIGTERM) tells that alone. */
const shell = process.ppid;
setInterval(() => process.ppid !== shell && process.exit(1), 250).unref();
