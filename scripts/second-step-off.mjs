// `npm run second-step-off`: installs and builds what is missing, then does as
// backend/src/commands/second-step-off.ts says.
try {
  const { ensureInstalled } = await import('./ensure-installed.mjs');
  const { ensureBuilt } = await import('./ensure-built.mjs');
  await ensureInstalled();
  await ensureBuilt('server');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await import(new URL('../dist/server/second-step-off.js', import.meta.url).href);
