// The thread for documents under Jest: the same code, compiled as it is read.
import { register } from 'node:module';

register('../../scripts/test/typescript-hooks.mjs', import.meta.url);

export const { render, renderLong } = await import('../src/modules/documents/render-worker.ts');
