import { fileURLToPath } from 'node:url';

/** Each file as it was compiled: `npm run dev` starts the server so. */
const isCompiled = import.meta.url.endsWith('/common/worker-files.js');

/**
 * Where the code of threads lies: beside the bundled server (scripts/bundle-server.mjs), or where it was compiled. The
 * tests have backend/test/worker-files in this one's place: threads there compile their code first.
 */
export const RENDER_WORKER_FILE = fileOf('../modules/documents', 'render-worker.js');
export const HASH_WORKER_FILE = fileOf('./secrets', 'hash-worker.js');
export const MAIL_WORKER_FILE = fileOf('../modules/incoming-mail', 'mail-worker.js');

function fileOf(directory: string, name: string): string {
  return fileURLToPath(new URL(`${isCompiled ? directory : '.'}/${name}`, import.meta.url));
}
