import { invoiceNumbersIn, matchLines, orderKeysIn, type Papers } from './match-lines.js';

const KAROO = 1;
const HIGHVELD = 2;
const invoice = (id: number, openAmount: number, clientId: number | null = null) => ({
  id,
  number: `INV-2026-00${id}`,
  clientId,
  dueDate: `2026-12-${id}`,
  openAmount,
});
const PAPERS: Papers = {
  invoices: [
    invoice(11, 100_000, KAROO),
    invoice(12, 150_000, KAROO),
    invoice(13, 70_000, HIGHVELD),
    invoice(14, 30_000),
    invoice(15, 0),
    invoice(16, 30_000),
  ],
  orders: [
    { id: 21, number: 'SC-0123-4567-89AB-CDEF', openAmount: 49_900 },
    { id: 22, number: 'SC-ABCD-EFGH-JKMN-PQRS', openAmount: 20_000 },
  ],
  clients: [
    { id: KAROO, name: 'Karoo Couriers (Pty) Ltd' },
    { id: HIGHVELD, name: 'Highveld Logistics' },
    { id: 3, name: 'Karoo' },
    { id: 4, name: 'ABC' },
  ],
};
const sure = (kind: string, id: number) => ({ match: { kind, id, isSure: true }, inVain: null });
const likely = (kind: string, id: number) => ({ match: { kind, id, isSure: false }, inVain: null });
const NONE = { match: null, inVain: null };

test.each<[string, number, object]>([
  ['FNB APP PAYMENT FROM INV-2026-0012', 150_000, sure('invoice', 12)],
  ['inv 2026 12 karoo', 150_000, sure('invoice', 12)],
  ['INV20260012', 149_999, likely('invoice', 12)],
  ['INV-2026-0014', 30_000, sure('invoice', 14)],
  ['INV-2026-00123', 5, NONE],
  ['INV-2026-0011 INV-2026-0012', 250_000, NONE],
  ['INV-2026-0011 AND INV-2026-0012 KAROO COURIERS', 250_000, sure('client', KAROO)],
  [
    'INV-2026-0012',
    150_001,
    { match: { kind: 'client', id: KAROO, isSure: false }, inVain: { number: 'INV-2026-0012', openAmount: 150_000 } },
  ],
  ['INV-2026-0014', 30_001, { match: null, inVain: { number: 'INV-2026-0014', openAmount: 30_000 } }],
  // Also where another paper has just that amount open: the text says which one is meant.
  ['INV-2026-0015', 20_000, { match: null, inVain: { number: 'INV-2026-0015', openAmount: 0 } }],
  ['PAYMENT SC-0123-4567-89AB-CDEF', 49_900, sure('order', 21)],
  ['sco1234567b9abcdef', 1, NONE],
  ['SC-O123-4567-89AB-CD', 49_900, sure('order', 21)],
  ['SC ABCD EFGH JKMN PQRS', 10_000, likely('order', 22)],
  ['SC-0123-4567-89', 1, NONE],
  ['SC-0123-4567-89AB-CDEF', 50_000, { match: null, inVain: { number: 'SC-0123-4567-89AB-CDEF', openAmount: 49_900 } }],
  ['ACB CREDIT KAROO COURIERS', 100_000, sure('invoice', 11)],
  ['KAROO-COURIERS PTY', 250_000, sure('client', KAROO)],
  ['Karoo Couriers deposit', 5_000, likely('client', KAROO)],
  ['KAROO FARMS', 5_000, likely('client', 3)],
  ['HIGHVELD LOGISTICS', 70_000, sure('invoice', 13)],
  ['ABC', 1, NONE],
  ['CASH DEPOSIT', 20_000, likely('order', 22)],
  ['CASH DEPOSIT', 70_000, likely('invoice', 13)],
  // Two invoices have that open.
  ['CASH DEPOSIT', 30_000, NONE],
  ['CASH DEPOSIT', 12_345, NONE],
])('%s of %i cents', (text, amount, matched) => {
  expect(matchLines([{ text, amount }], PAPERS)).toEqual([matched]);
});

test('what one line pays is not open for the others: numbers come first, then names, then amounts alone', () => {
  const lines = [
    { text: 'CASH DEPOSIT', amount: 49_900 },
    { text: 'SC-0123-4567-89AB-CDEF', amount: 49_900 },
    { text: 'KAROO COURIERS', amount: 200_000 },
    { text: 'INV-2026-0012', amount: 50_000 },
    { text: 'INV-2026-0011', amount: 100_000 },
    { text: 'INV-2026-0011', amount: 1 },
  ];
  expect(matchLines(lines, PAPERS)).toEqual([
    NONE,
    sure('order', 21),
    likely('client', KAROO),
    likely('invoice', 12),
    sure('invoice', 11),
    { match: { kind: 'client', id: KAROO, isSure: false }, inVain: { number: 'INV-2026-0011', openAmount: 0 } },
  ]);
});

test.each<[string, { text: string; amount: number }[], number, object]>([
  ['a part of an invoice', [{ text: 'INV-2026-0012', amount: 60_000 }], 90_000, likely('invoice', 12)],
  ['a part of an order', [{ text: 'SC-0123-4567-89AB-CDEF', amount: 9_900 }], 40_000, likely('order', 21)],
  ["a client's oldest", [{ text: 'KAROO COURIERS', amount: 120_000 }], 130_000, likely('invoice', 12)],
  ['one of two that are equal', [{ text: 'INV-2026-0014', amount: 30_000 }], 30_000, likely('invoice', 16)],
])('what %s leaves open is found by its amount', (_what, lines, amount, matched) => {
  const all = [{ text: 'CASH DEPOSIT', amount }, ...lines];
  expect(matchLines(all, PAPERS)[0]).toEqual(matched);
});

test('of two orders whose numbers begin alike the text says not which', () => {
  const orders = ['SC-0123-4567-89AB-CDEF', 'SC-0123-4567-89AB-0000'].map((number, id) => {
    return { id, number, openAmount: 100 + id };
  });
  const papers = { invoices: [], orders, clients: [] };
  expect(matchLines([{ text: 'SC-0123-4567-89AB', amount: 5 }], papers)).toEqual([NONE]);
  expect(matchLines([{ text: 'SC-0123-4567-89AB', amount: 101 }], papers)).toEqual([likely('order', 1)]);
});

test('numbers are found however they are written', () => {
  expect(invoiceNumbersIn('Inv/2026/0012, INV2026-13 INV-2026-12345')).toEqual([
    'INV-2026-0012',
    'INV-2026-0013',
    'INV-2026-12345',
  ]);
  expect(invoiceNumbersIn('INVOICE 12')).toEqual([]);
  expect(orderKeysIn('SC-0123-4567-89AB-CDEF')).toEqual(['SC0123456789AB']);
  expect(orderKeysIn('DISC SC0123456789ABCDEF')).toContain('SC0123456789AB');
});

test('a text that could name any number of papers names none', () => {
  expect(orderKeysIn('SC0'.repeat(200))).toEqual([]);
  expect(invoiceNumbersIn('INV-2026-0012 '.repeat(100))).toEqual([]);
});
