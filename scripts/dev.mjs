// `npm run dev`: the school on one address while it is worked on. A changed file of the server compiles and starts it
// anew; one of the front-ends is on the screen at once.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { ROOT } from './progress.mjs';

const port = Number(process.env.PORT ?? 3000);
const [apiPort, adminPort] = [port + 1, port + 2];
/** The server takes no notice of being told twice. */
const AGAIN_MS = 1000;
const address = `http://localhost:${port}`;

await ensureInstalled();
const { ensureBuilt } = await import('./ensure-built.mjs');
// The server serves what was built, and the crawlers' files come from there; then each build begins where this ended.
await ensureBuilt('contracts', 'public', 'admin');
// What is compiled from here on has no stamp: the next `npm start` builds the server from the sources as they are then.
rmSync(path.join(ROOT, 'dist/.stamps/server'), { force: true });

const { createServer } = await import('vite');
const api = `http://127.0.0.1:${apiPort}`;
const admin = `http://127.0.0.1:${adminPort}`;
const adminSite = await serve('frontend-admin', { port: adminPort, proxy: { '/api': api } });
const publicSite = await serve('frontend-public', {
  port,
  proxy: {
    '/api': api,
    '/admin': { target: admin, ws: true, rewrite: (url) => (url === '/admin' ? '/admin/' : url) },
    // The phone area is a second page of the back-office's build.
    '/mobile-app': { target: admin, rewrite: () => '/admin/mobile-app.html' },
  },
});

const server = spawn(
  process.execPath,
  ['node_modules/@nestjs/cli/bin/nest.js', 'start', '--watch', '--preserveWatchOutput'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // A group of its own: what stops it reaches the server that it started too.
    detached: true,
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: address },
  },
);
// Vite's own would end this process at once; the server takes its time to finish what is under way.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopForGood);
process.on('exit', stopServer);
server.once('exit', (code) => void closeSites(code ?? 0));
console.log(`\nThe site is on ${address}, the back-office on ${address}/admin. Stop with Ctrl+C.\n`);

/** A restart that is under way as the signal comes starts another server after it: that one is told too. */
function stopForGood() {
  stopServer();
  setInterval(stopServer, AGAIN_MS);
}

function stopServer() {
  try {
    process.kill(-Number(server.pid), 'SIGTERM');
  } catch {
    // It has gone already.
  }
}

/** @param {number} code */
async function closeSites(code) {
  await Promise.all([publicSite.close(), adminSite.close()]);
  process.exit(code);
}

/** @param {string} folder @param {import('vite').ServerOptions} options */
async function serve(folder, options) {
  const root = path.join(ROOT, folder);
  const site = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(ROOT, 'node_modules/.vite', folder),
    server: { host: '127.0.0.1', strictPort: true, ...options },
  });
  return site.listen();
}
