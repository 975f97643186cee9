// Builds what is stale: each build knows its inputs by content, so that a second start does nothing.
// `node scripts/ensure-built.mjs contracts` builds what is named, or all that the product runs on.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { precompress } from './precompress.mjs';
import { ROOT, runQuietly, timed } from './progress.mjs';

const EVERYWHERE = ['libs', 'package.json', 'package-lock.json', 'tsconfig.json'];
const SERVER = [...EVERYWHERE, 'backend/src', 'tsconfig.build.json', 'nest-cli.json', 'scripts/bundle-server.mjs'];
const FRONT = [...EVERYWHERE, 'scripts/precompress.mjs'];
/** What the server says of itself: made of the build, and no part of any. */
const GENERATED = 'libs/contracts/generated';
const BUILDS = {
  server: {
    title: 'Building the server',
    inputs: SERVER,
    result: 'dist/server/main.js',
  },
  contracts: {
    title: 'Generating the types of the API',
    inputs: [...SERVER, 'scripts/openapi.mjs'],
    needs: 'server',
    result: `${GENERATED}/api.ts`,
  },
  public: {
    title: 'Building the public site',
    inputs: [...FRONT, 'frontend-public'],
    result: 'dist/public/index.html',
    compressed: 'dist/public',
  },
  admin: {
    title: 'Building the back-office',
    inputs: [...FRONT, 'frontend-admin'],
    result: 'dist/admin/index.html',
    compressed: 'dist/admin',
  },
};
const STAMPS = path.join(ROOT, 'dist/.stamps');

const PRODUCT = ['server', 'public', 'admin'];

/**
 * @param {...('server' | 'contracts' | 'public' | 'admin')} names which builds; all the product runs on when none is
 * named
 * @throws Error with the build's own output
 */
export async function ensureBuilt(...names) {
  const wanted = (names.length > 0 ? names : PRODUCT).flatMap((name) => [BUILDS[name].needs ?? [], name].flat());
  if (wanted.every(isFresh)) return;
  await alone(async (lock) => {
    for (const name of wanted) if (!isFresh(name)) await build(name, lock);
  });
}

/** Whether the build is there and was made from the sources as they are now. */
function isFresh(name) {
  try {
    return readFileSync(path.join(STAMPS, name), 'utf8') === stamp(name);
  } catch {
    return false;
  }
}

async function build(name, lock) {
  const { title, compressed } = BUILDS[name];
  rmSync(path.join(STAMPS, name), { force: true }); // a build that is cut short must not look finished
  const inputs = inputsHash(name);
  await timed(title, async () => {
    await runQuietly(['npm', 'run', '-s', `build:${name}`], 'The build failed', lock);
    if (compressed) await precompress(path.join(ROOT, compressed));
  });
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(path.join(STAMPS, name), `${inputs} ${resultTime(name)}`);
}

/** The time of the result is a part of it, so that a build by hand is noticed. */
function stamp(name) {
  return `${inputsHash(name)} ${resultTime(name)}`;
}

function resultTime(name) {
  return statSync(path.join(ROOT, BUILDS[name].result)).mtimeMs;
}

function inputsHash(name) {
  const hash = createHash('sha256');
  for (const file of BUILDS[name].inputs.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** A file itself, or all files below a directory, sorted; tests are no part of any build. */
function filesOf(place) {
  if (place === GENERATED) return [];
  if (!statSync(path.join(ROOT, place)).isDirectory()) return /\.(test|spec)\.tsx?$/.test(place) ? [] : [place];
  return readdirSync(path.join(ROOT, place))
    .sort()
    .flatMap((name) => filesOf(`${place}/${name}`));
}

if (process.argv[1] === import.meta.filename) await ensureBuilt(...process.argv.slice(2));
