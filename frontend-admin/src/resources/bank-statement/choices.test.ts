import type { BankLineView, PaperView } from '#libs/contracts/generated/api';
import { differenceWords, firstChoices, tickedAmount, tickedLines } from './choices';
import { decoded } from './statement-file';

const invoice: PaperView = { kind: 'invoice', id: 7, label: 'INV-2026-0007, Karoo', openAmount: 1_000 };
const client: PaperView = { kind: 'client', id: 7, label: 'Karoo', openAmount: 1_000 };
const line = (row: number, fate: BankLineView['fate'], paper?: PaperView): BankLineView => ({
  row,
  date: '2026-04-16',
  amount: 1_000 + row,
  text: 'KAROO',
  fate,
  kind: paper?.kind ?? null,
  paperId: paper?.id ?? null,
  note: null,
});

test('what is sure is ticked, what is likely is not, and what cannot be recorded is no choice', () => {
  const lines = [
    line(2, 'sure', client),
    line(3, 'likely', invoice),
    line(4, 'unmatched'),
    line(5, 'imported'),
    line(6, 'refused'),
  ];
  const choices = firstChoices(lines, [invoice, client]);
  expect([...choices]).toEqual([
    [2, { paper: client, isTicked: true }],
    [3, { paper: invoice, isTicked: false }],
    [4, { paper: null, isTicked: false }],
  ]);
  expect(tickedLines(choices)).toEqual([{ row: 2, kind: 'client', id: 7 }]);
  expect(tickedAmount(lines, choices)).toBe(1_002);
});

test.each<[number, PaperView, string | null]>([
  [1_000, invoice, null],
  [400, invoice, 'R6.00 will still be owed'],
  [1_500, invoice, 'R5.00 more than is owed. Choose the client or record it by hand'],
  [1_500, client, "R5.00 will be kept as the client's credit"],
])('%i cents for %j: %s', (amount, paper, words) => {
  expect(differenceWords(amount, paper)).toBe(words);
});

test.each([
  ['UTF-8', [0x43, 0xc3, 0xa9]],
  ['the code page of Windows', [0x43, 0xe9]],
])('%s is read', (_name, bytes) => {
  expect(decoded(Uint8Array.from(bytes))).toBe('Cé');
});
