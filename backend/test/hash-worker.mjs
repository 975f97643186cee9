// The thread for passwords under Jest: the same code, compiled as it is read.
import { register } from 'node:module';

register('../../scripts/test/typescript-hooks.mjs', import.meta.url);

export const { hashPassword, verifyPassword } = await import('../src/common/secrets/hash-worker.ts');
