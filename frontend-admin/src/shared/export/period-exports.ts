import { type ExportPeriod, exportName } from '#libs/contracts/export-period';
import type { ExportResource } from '#libs/contracts/export';
import { typedText } from '../payment-values';
import type { EXPORTED_BY_PERIOD } from './export-words';
import { listedQuery } from './listed-query';

type Exported = (typeof EXPORTED_BY_PERIOD)[number];

interface PeriodExport {
  /** Also what the file is called, as the server calls it. */
  id: ExportResource;
  /** What is in the file, and by which day. */
  name: string;
  /** Below /api/admin. */
  path: string;
}

const PERIOD_EXPORTS: Record<Exported, readonly PeriodExport[]> = {
  invoices: [
    { id: 'invoices', name: 'Invoices, by issue date', path: 'invoices/export' },
    { id: 'invoice-lines', name: 'Lines of invoices, by issue date', path: 'invoices/items/export' },
    { id: 'invoice-payments', name: 'Payments, by the day they came in', path: 'invoices/payments/export' },
  ],
  orders: [{ id: 'orders', name: 'Orders, by the day they were placed', path: 'orders/export' }],
};

/** What can be exported of a list by period; nothing: it has a file of its own kind, or none. */
export function periodExportsOf(resource: string): readonly PeriodExport[] {
  return Object.hasOwn(PERIOD_EXPORTS, resource) ? PERIOD_EXPORTS[resource as Exported] : [];
}

type Values = Record<string, unknown>;

/** The days that were typed. */
export function periodOf({ from, to }: Values): ExportPeriod {
  return { from: typedText(from), to: typedText(to) };
}

/** Where the file is, of what a list shows, and with which name it is kept. */
export function exportedFile(
  { id, path }: PeriodExport,
  list: Parameters<typeof listedQuery>[0],
  period: ExportPeriod,
): { path: string; query: Record<string, string>; name: string } {
  const query = {
    ...listedQuery(list),
    ...(period.from !== null && { from: period.from }),
    ...(period.to !== null && { to: period.to }),
  };
  return { path: `${path}?${new URLSearchParams(query)}`, query, name: `${exportName(id, period)}.csv` };
}
