// `npm run openapi` writes what the server says of itself into libs/contracts/generated: the OpenAPI document and the
// TypeScript types made from it. `npm run openapi -- --check` writes nothing and fails when they are not current.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { typesOf } from './openapi/types-of.mjs';
import { ROOT } from './progress.mjs';

const DIRECTORY = 'libs/contracts/generated';
const MAX_BYTES = 2 ** 26;

await ensureBuilt('server');
// Of the build, because only the build runs the plugin that reads types and comments.
const document = execFileSync(process.execPath, ['dist/backend/src/print-openapi.js'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: MAX_BYTES,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const files = {
  [`${DIRECTORY}/openapi.json`]: document,
  [`${DIRECTORY}/api.ts`]: await typesOf(JSON.parse(document)),
};
if (process.argv.includes('--check')) check();
else write();

function check() {
  const stale = Object.entries(files)
    .filter(([file, text]) => read(file) !== text)
    .map(([file]) => file);
  if (stale.length === 0) return console.log('The generated contracts are current.');
  console.log(
    `${stale.join(' and ')}: not what the server says of itself any more. Run \`npm run openapi\` and commit the result with the change that caused it.`,
  );
  process.exitCode = 1;
}

function write() {
  mkdirSync(path.join(ROOT, DIRECTORY), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
}

function read(file) {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
