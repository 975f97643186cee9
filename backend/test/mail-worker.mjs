// The thread for mails under Jest: the same code, compiled as it is read.
import { register } from 'node:module';

register('../../scripts/test/typescript-hooks.mjs', import.meta.url);

export const { readMail } = await import('../src/modules/incoming-mail/mail-worker.ts');
