import { fileURLToPath } from 'node:url';

/**
 * Where the code of threads lies, beside the bundled server (scripts/bundle-server.mjs). The tests have
 * backend/test/worker-files in this one's place: threads there compile their code first.
 */
export const RENDER_WORKER_FILE = fileURLToPath(new URL('./render-worker.js', import.meta.url));
export const HASH_WORKER_FILE = fileURLToPath(new URL('./hash-worker.js', import.meta.url));
export const MAIL_WORKER_FILE = fileURLToPath(new URL('./mail-worker.js', import.meta.url));
