import path from 'node:path';

/** In the place of backend/src/common/secrets/hash-worker-file (scripts/test/typescript-hooks.mjs). */
export const HASH_WORKER_FILE = path.join(import.meta.dirname, 'hash-worker.mjs');
