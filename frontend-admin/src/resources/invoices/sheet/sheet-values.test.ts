import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { sheetPaper } from './sheet-values';

const values = {
  clientName: 'Highveld Logistics',
  clientEmail: 'accounts@highveld.example',
  clientAddress: '1 Long Street\nSandton',
  dueDate: '2027-04-23',
  taxRate: 1500,
  stormCombatName: 'Storm Combat Academy',
  bankName: 'Example Bank',
  accountNumber: '123',
  notes: ' Thank you. ',
};
const facts = {
  invoiceNumber: 'INV-2027-0001',
  issueDate: '2027-04-16',
  lines: [{ description: 'Workshop', quantity: 3, unitPrice: 33_333, ...NO_DISCOUNT }],
};

it('says what the PDF says', () => {
  const paper = sheetPaper(values, facts);
  expect(paper.title).toBe('Invoice');
  expect(paper.facts.map(({ value }) => value)).toEqual([
    'INV-2027-0001',
    '16/04/2027',
    '23/04/2027',
    'R1\u00a0149.99',
  ]);
  expect(paper.parties[1]).toMatchObject({
    name: 'Highveld Logistics',
    lines: ['1 Long Street', 'Sandton', 'accounts@highveld.example'],
  });
  expect(paper.table.rows).toEqual([['Workshop', '3', 'R333.33', 'R999.99']]);
  expect(paper.sums.map(({ value }) => value)).toEqual(['R999.99', 'R150.00', 'R1\u00a0149.99']);
  expect(paper.notes?.text).toBe('Thank you.');
});

it('takes discounts off while they are typed', () => {
  const [line] = facts.lines;
  const lines = [{ ...line!, discountKind: 'percent' as const, discountValue: 1000 }];
  const typed = { ...values, discountKind: 'amount', discountValue: 10_000 };
  const paper = sheetPaper(typed, { ...facts, lines });
  expect(paper.table.columns.map(({ label }) => label)).toContain('Discount');
  expect(paper.table.rows).toEqual([['Workshop', '3', 'R333.33', '10%', 'R899.99']]);
  expect(paper.sums.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal R899.99',
    'Discount -R100.00',
    'Tax (15%) R120.00',
    'Total R919.99',
  ]);
});

it('is a tax invoice as soon as a VAT number is typed', () => {
  expect(sheetPaper({ ...values, stormCombatVatNumber: '4123456789' }, facts).title).toBe('Tax Invoice');
});

it.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['what is wrong', { taxRate: Number.NaN, dueDate: '', status: 'sent' }],
  ['too much', { taxRate: 10_001, discountKind: 'percent', discountValue: 10_001 }],
])('stands for %s', (_case, typed) => {
  const paper = sheetPaper(typed, { issueDate: '2027-04-16', lines: [] });
  expect(paper.facts[0]?.value).toBe('INV-…');
  expect(paper.sums.at(-1)?.value).toBe('R0.00');
  expect(paper.stamp).toBeNull();
});
