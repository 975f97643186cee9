// `npm start`: from a fresh clone to a running school. Installs what is missing, builds what is stale, then becomes the
// server.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Storm Combat needs Node 20.19 or newer, and this is ${process.versions.node}: ` +
      'install a newer one from https://nodejs.org.',
  );
  process.exit(1);
}

try {
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  const { ensureBuilt } = await import('./ensure-built.mjs');
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

stopWithNpm();
await import(new URL('../dist/server/main.js', import.meta.url).href);

/** npm, when it is ended from outside, leaves its script running: then nobody would be left to stop the school. */
function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || parent === 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
