import { fileURLToPath } from 'node:url';

/** Where the threads' code lies: another file in the tests, whose threads compile it first. */
export const HASH_WORKER_FILE = fileURLToPath(new URL('./hash-worker.js', import.meta.url));
