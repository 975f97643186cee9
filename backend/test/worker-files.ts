import path from 'node:path';

/** In the place of backend/src/common/worker-files (scripts/test/typescript-hooks.mjs). */
export const RENDER_WORKER_FILE = path.join(import.meta.dirname, 'render-worker.mjs');
export const HASH_WORKER_FILE = path.join(import.meta.dirname, 'hash-worker.mjs');
export const MAIL_WORKER_FILE = path.join(import.meta.dirname, 'mail-worker.mjs');
