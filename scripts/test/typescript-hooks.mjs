/**
 * Node's module hooks that run this project's TypeScript as it lies there: the unit and API tests, and the threads they
 * start.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const ROOT = new URL('../../', import.meta.url);
/** Jest's runner adds a query to the address of a test. */
const TYPESCRIPT = /\.tsx?(\?.*)?$/;
const COMPILER = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};
/** Threads have no compiler of their own: they get files that register these hooks first. */
const WORKER_FILES = new URL('backend/test/worker-files.ts', ROOT).href;

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('#libs/'))
    return { url: new URL(`${specifier.slice(1)}.ts`, ROOT).href, shortCircuit: true };
  const isOurs = specifier.startsWith('.') && TYPESCRIPT.test(context.parentURL ?? '');
  if (!isOurs) return next(specifier, context);
  if (specifier.endsWith('/worker-files.js')) return { url: WORKER_FILES, shortCircuit: true };
  const stem = new URL(specifier.replace(/\.js$/, ''), context.parentURL).href;
  const url = [`${stem}.ts`, `${stem}.tsx`].find((place) => existsSync(fileURLToPath(place)));
  return url ? { url, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!TYPESCRIPT.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...COMPILER, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
