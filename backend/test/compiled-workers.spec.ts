/** `npm run dev` starts the server as it was compiled, not bundled: its threads find their code there too. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.js';

const COMPILED = path.resolve('dist/backend/src/common/worker-files.js');

it('the files of threads are where the compiled server looks for them', () => {
  ensureBuilt('contracts');
  // A process of its own: in this one the tests' file stands in the place of that one.
  const print = `console.log(JSON.stringify(await import(${JSON.stringify(COMPILED)})))`;
  const files = execFileSync(process.execPath, ['--input-type=module', '-e', print], { encoding: 'utf8' });
  const missing = Object.entries(JSON.parse(files) as Record<string, string>).filter(([, file]) => !existsSync(file));
  expect(missing).toEqual([]);
}, 180_000);
