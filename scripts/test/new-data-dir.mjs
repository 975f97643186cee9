import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A place for a data directory in a folder of its own, or there a copy of one in which the product was started and
 * stopped once: that is much quicker than a first start.
 * @param {string} prefix what the folder's name begins with
 * @param {string} [template] the data directory to copy
 * @returns {string}
 */
export function newDataDir(prefix, template) {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o755); // as root the database runs as another user, who must get in
  const dataDir = path.join(folder, 'data');
  if (template) execFileSync('cp', ['-a', template, dataDir]); // the database's files stay its own user's
  return dataDir;
}
