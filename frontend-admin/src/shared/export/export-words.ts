import type { Write } from '../use-write';

export const EXPORT = { done: 'Exported', failed: 'The export failed', stale: [] } satisfies Write;

/** The name in the address of the dialog that asks for a period. */
export const EXPORT_DIALOG = 'export';
