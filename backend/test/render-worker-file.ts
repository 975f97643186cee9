import path from 'node:path';

/** In the place of backend/src/modules/documents/render-worker-file (jest.config.mjs). */
export const RENDER_WORKER_FILE = path.join(import.meta.dirname, 'render-worker.mjs');
