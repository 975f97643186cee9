/**
 * What somebody may try in order to rewrite an invoice that a client holds: each request another one, by its method,
 * path and body.
 */
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import type { InvoiceDetails } from '../src/modules/invoices/invoice-record.entity.js';

export interface Rewrite {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/admin/invoices`. */
  path: string;
  payload?: object;
}

type Values = readonly [first: unknown, ...others: unknown[]];

const DAY = '2020-01-01T00:00:00.000Z';
const TEXTS: Values = ['Another', 'Karoo Mining Ltd', '1', null];
/** Values that none of the specs' invoices has. */
const FIELDS: Readonly<Record<string, Values>> = {
  ...Object.fromEntries(Object.keys(ISSUER_TEXTS).map((field) => [field, TEXTS])),
  stormCombatName: ['Another', 'Karoo Mining Ltd', '1'],
  stormCombatEmail: ['other@example.com', null],
  stormCombatLogo: ['/other.png', 'https://images.example.com/logo.png', null],
  clientName: ['Another', 'Karoo Mining (Pty) Ltd'],
  clientEmail: ['other@example.com', 'boss@highveld.example'],
  clientPhone: ['+27 11 555 0199', '0'],
  clientAddress: ['1 Main Road', 'Elsewhere'],
  clientVatNumber: ['4012345678', '1'],
  taxRate: [0, 1, 1400, 1501, 10_000, null],
  discountKind: ['percent', 'amount'],
  discountValue: [1, 9_999],
  invoiceNumber: ['INV-2026-9999', '', null],
  corporateClientId: [999_998, 999_999],
  issueDate: ['2020-01-01', '2999-01-01'],
  subtotal: [0, 1],
  discountAmount: [7],
  taxAmount: [0, 1],
  totalAmount: [0, 115_000],
  paidAmount: [7],
  creditedAmount: [7],
  outstandingAmount: [7],
  sentAt: [DAY],
  sentTo: ['other@example.com'],
  markedSentAt: [DAY],
  correctsInvoiceId: [999_999],
  lockedBecause: [null],
  items: [[]],
  payments: [[{ id: 999_999 }]],
  creditNotes: [[{ id: 999_999 }]],
  sendings: [[{ id: 999_999 }]],
};
/** What may change goes along, and takes nothing with it. */
const COMPANIONS = [{}, { status: 'pending' }, { notes: 'As agreed', dueDate: '2999-01-01' }];

const LINES = [
  { description: 'More', quantity: 1, unitPrice: 1 },
  { description: 'Nothing', quantity: 1, unitPrice: 0 },
  { description: 'Much', quantity: 1000, unitPrice: 100_000 },
  { description: 'Less', quantity: 1, unitPrice: 100, discountKind: 'percent', discountValue: 1000 },
];
const LINE_CHANGES = [
  ...LINES,
  { discountValue: 1 },
  { discountKind: null },
  { discountKind: 'amount', discountValue: 5 },
  { quantity: 1 },
  { unitPrice: 1 },
  { description: 'Other words' },
  { quantity: 99 },
];

/**
 * Each value by itself or with what may change, two fields at once, the whole record with one other value, and lines
 * added, changed and taken away.
 * @param otherLines of another invoice, which are not reached through this one
 */
export function rewritesOf(invoice: InvoiceDetails, otherLines: readonly { id: number }[]): Rewrite[] {
  const { id, items } = invoice;
  const fields = Object.entries(FIELDS);
  const single = fields.flatMap(([field, values]) => values.map((value) => ({ [field]: value })));
  const pairs = fields.map(([field, [value]], at) => {
    const [other, [otherValue]] = fields[(at + 1) % fields.length]!;
    return { [field]: value, [other]: otherValue };
  });
  const bodies = [
    ...single.map((body, at) => ({ ...body, ...COMPANIONS[at % COMPANIONS.length] })),
    ...pairs,
    ...fields.map(([field, [value]]) => ({ ...invoice, [field]: value })),
  ];
  return [
    ...bodies.map((payload) => ({ method: 'PUT' as const, path: `${id}`, payload })),
    ...LINES.map((payload) => ({ method: 'POST' as const, path: `${id}/items`, payload })),
    ...[...items, ...otherLines].flatMap((line) => [
      ...LINE_CHANGES.map((payload) => ({ method: 'PUT' as const, path: `${id}/items/${line.id}`, payload })),
      { method: 'DELETE' as const, path: `${id}/items/${line.id}` },
    ]),
    { method: 'DELETE', path: `${id}` },
  ];
}
