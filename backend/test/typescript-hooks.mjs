// Lets a thread of Node run this project's TypeScript as it lies there (backend/test/render-worker.mjs).
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('#libs/')) return { url: new URL(`../../${specifier.slice(1)}.ts`, import.meta.url).href, shortCircuit: true };
  const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
  return isOurs ? { url: new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL).href, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true }, transform: { legacyDecorator: true, decoratorMetadata: true } },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
