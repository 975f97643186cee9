/** Where what a client owes and has paid in advance is kept, and what another payment makes stale. */
import type { QueryKey } from '@tanstack/react-query';

const STATEMENTS = ['corporate-clients', 'statement'];

/** Below the statement's: what makes that stale makes this stale too. */
export function creditKey(clientId: number): QueryKey {
  return [...STATEMENTS, clientId, 'credit'];
}

export function ledgerKey(clientId: number, { from, to }: { from: string; to: string }): QueryKey {
  return [...STATEMENTS, clientId, 'ledger', from, to];
}

export const CLIENT_MONEY_STALE: readonly QueryKey[] = [STATEMENTS, ['invoices'], ['reports']];
