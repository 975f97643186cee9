import { fileURLToPath } from 'node:url';

/**
 * Where the threads' code lies. (A file of its own, because under Jest it is another: threads there have no Jest to
 * compile for them.)
 */
export const RENDER_WORKER_FILE = fileURLToPath(new URL('./render-worker.js', import.meta.url));
