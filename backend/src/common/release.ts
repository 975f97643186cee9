import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The version in package.json, from the build as from the source. */
export const RELEASE = versionAbove(import.meta.dirname);

function versionAbove(directory: string): string {
  const file = path.join(directory, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : versionAbove(path.dirname(directory));
}
