import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Some tests run or read what is built; this builds it when it is not current. `npm test` has done so, and says it. */
export function ensureBuilt(name: 'server' | 'contracts' | 'public'): void {
  if (process.env['SERVER_IS_BUILT'] && name !== 'public') return;
  const root = path.resolve(import.meta.dirname, '../..');
  // The build's own choice: for tests the site would be built otherwise.
  const { NODE_ENV: _ofTests, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/ensure-built.mjs', name], { cwd: root, stdio: 'pipe', env });
}
