import type { AdminScreen } from '#libs/contracts/admin-paths';
import { TASKS } from '../task/use-tasks';
import type { Write } from '../use-write';

/** Of a list that is too long to wait for. */
export const EXPORT_BEGUN = 'This is a long list. Its file is being written: you are told when it is ready';

/** Where the server may write the file in the background. */
export const SERVER_EXPORT = { failed: 'The export failed', stale: [TASKS] } satisfies Write;

export const EXPORT = { done: 'Exported', failed: 'The export failed', stale: [] } satisfies Write;

/** The name in the address of the dialog that asks for a period. */
export const EXPORT_DIALOG = 'export';

/** The lists whose files the server writes, of a period: what of them is asked in the dialog. */
export const EXPORTED_BY_PERIOD = ['invoices', 'orders'] as const satisfies AdminScreen[];
