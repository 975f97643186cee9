import { formatRand } from '#libs/domain/money';
import { invoiceToPrint, ISSUER, LINES } from '../../../test/printed-invoices.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { creditNoteDocument } from './credit-note-document.js';
import { invoiceDocument } from '#libs/documents/invoice-document';
import { renderDocument } from './pdf/render-document.js';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { statementDocument } from './statement-document.js';

const textOf = async (paper: PrintedDocument) =>
  (await readPdf(await renderDocument(paper))).pages.map(({ text }) => text).join(' ');
/** Its blank does not break, and a reader may give an ordinary one. */
const rand = (cents: number) => formatRand(cents).replaceAll('\u00a0', ' ');

describe('with a VAT number, what section 20(4) of the Value-Added Tax Act, 1991 asks', () => {
  const invoice = invoiceToPrint();
  let text: string;
  beforeAll(async () => {
    text = await textOf(invoiceDocument(invoice));
  });

  it.each([
    ['(a) the words "tax invoice"', ['Tax Invoice']],
    ["(b) the supplier's name", [ISSUER.stormCombatName]],
    ["(b) the supplier's address", ['Fitness club, Sunninghill', 'Sandton', 'Gauteng']],
    ["(b) the supplier's VAT number", [`VAT number: ${ISSUER.stormCombatVatNumber}`]],
    ["(c) the recipient's name", [invoice.clientName]],
    ["(c) the recipient's address", ['14 Naivasha Road', 'Sunninghill', '2157']],
    ["(c) the recipient's VAT number", [`VAT number: ${invoice.clientVatNumber}`]],
    ['(d) a serial number', [invoice.invoiceNumber]],
    ['(d) the date of issue', ['Issue date 16/04/2027']],
    ['(e) the description of what is supplied', LINES.map(({ description }) => description)],
    ['(f) the quantity', LINES.map(({ description, quantity }) => `${description} ${quantity} R`)],
    ['(g) the value', [`Subtotal (excluding VAT) ${rand(invoice.subtotal)}`]],
    ['(g) the tax', [`VAT (15%) ${rand(invoice.taxAmount)}`]],
    ['(g) the consideration', [`Total (including VAT) ${rand(invoice.totalAmount)}`]],
  ])('%s', (_what, words) => {
    for (const each of words) expect(text).toContain(each);
  });

  it('and when and how to pay', () => {
    for (const words of [
      'Due date 23/04/2027',
      `Amount due ${rand(invoice.totalAmount)}`,
      'Bank of Sandton',
      '62555013477',
      '250655',
      'BOSAZAJJ',
      'Payment reference INV-2027-0007',
      'Thank you for your trust in us.',
    ])
      expect(text).toContain(words);
  });
});

describe('without a VAT number', () => {
  it.each([null, ' '])('it is an invoice and says nothing of VAT (%j)', async (stormCombatVatNumber) => {
    const text = await textOf(invoiceDocument(invoiceToPrint({ stormCombatVatNumber, taxRate: 0 })));
    expect(text).toContain('Invoice');
    expect(text).not.toMatch(/tax|VAT/i);
    expect(text).toContain(`Total ${rand(invoiceToPrint({ taxRate: 0 }).totalAmount)}`);
  });

  it('tax that was asked for all the same shows, so that the figures add up', async () => {
    const invoice = invoiceToPrint({ stormCombatVatNumber: null });
    const text = await textOf(invoiceDocument(invoice));
    expect(text).toContain(
      `Subtotal ${rand(invoice.subtotal)} Tax (15%) ${rand(invoice.taxAmount)} Total ${rand(invoice.totalAmount)}`,
    );
    expect(text).not.toMatch(/VAT|Tax Invoice/);
  });
});

describe('with discounts', () => {
  const line = { description: 'Seminar', quantity: 3, unitPrice: 33_335 };
  const percent = { discountKind: 'percent' as const, discountValue: 1000 };
  const amount = { discountKind: 'amount' as const, discountValue: 5000 };
  const lines = [line, { ...line, ...percent }, { ...line, ...amount }];
  const full = 'Seminar 3 R333.35';

  it('a line says its own in a column', async () => {
    const text = await textOf(invoiceDocument(invoiceToPrint({}, lines)));
    expect(text).toContain(
      `Description Quantity Unit price Discount Amount ${full} R1 000.05 ${full} 10% R900.04 ${full} R50.00 R950.05`,
    );
    expect(text).not.toMatch(/Discount -|Discount \(|After discount/);
  });

  it('without one there is neither column nor sum', async () => {
    expect(await textOf(invoiceDocument(invoiceToPrint()))).not.toMatch(/discount/i);
  });

  it('a tax invoice states the value that the tax is on, from the subtotal to the total', async () => {
    const text = await textOf(invoiceDocument(invoiceToPrint(percent, lines)));
    expect(text).toContain(
      [
        'Subtotal (excluding VAT) R2 850.14',
        'Discount (10%) -R285.01',
        'After discount (excluding VAT) R2 565.13',
        'VAT (15%) R384.77',
        'Total (including VAT) R2 949.90',
      ].join(' '),
    );
  });

  it.each([
    [1500, 'Subtotal R2 850.14 Discount -R50.00 Tax (15%) R420.02 Total R3 220.16'],
    [0, 'Subtotal R2 850.14 Discount -R50.00 Total R2 800.14'],
  ])('anybody else, at %i basis points', async (taxRate, sums) => {
    const invoice = invoiceToPrint({ ...amount, taxRate, stormCombatVatNumber: null }, lines);
    expect(await textOf(invoiceDocument(invoice))).toContain(sums);
  });

  it('an amount that the lines do not come to is printed as it is taken', async () => {
    const invoice = invoiceToPrint({ ...amount, discountValue: 500_000, stormCombatVatNumber: null }, [line]);
    expect(await textOf(invoiceDocument(invoice))).toContain('Discount -R1 000.05 Total R0.00');
  });
});

it('says what was paid and credited, what is outstanding, and what became of it', async () => {
  const invoice = invoiceToPrint({ status: 'overdue', paidAmount: 1_000_000, creditedAmount: 115_000 });
  const text = await textOf(invoiceDocument(invoice));
  expect(text).toContain(
    `Paid ${rand(-1_000_000)} Credited ${rand(-115_000)} Outstanding ${rand(invoice.outstandingAmount)}`,
  );
  expect(text).toContain('Overdue');
  expect(invoice.outstandingAmount).toBe(invoice.totalAmount - 1_115_000);
  const paid = await textOf(invoiceDocument(invoiceToPrint({ status: 'paid', paidAmount: 9_000_000 })));
  expect(paid).toContain('Paid too much');
  expect(paid).toContain('Amount due R0.00');
});

it('a credit note names the invoice it corrects, and is no tax credit note', async () => {
  const creditNote = {
    id: 1,
    creditNoteNumber: 'CN-2027-0003',
    date: '2027-05-02',
    amount: 115_000,
    taxAmount: 15_000,
    reason: 'One workshop did not take place',
    createdAt: '2027-05-02T08:00:00.000Z',
  };
  const text = await textOf(creditNoteDocument(creditNote, invoiceToPrint()));
  for (const words of [
    'Credit Note',
    'CN-2027-0003',
    'Date 02/05/2027',
    'tax invoice INV-2027-0007 of 16/04/2027',
    creditNote.reason,
    `VAT (15%) ${rand(15_000)}`,
    `Total credited (including VAT) ${rand(115_000)}`,
    'VAT number: 4870263158',
    'VAT number: 4012345678',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/tax credit note/i);
});

it('a statement lists what is open, how old it is, and what is owed in all', async () => {
  const invoices = [
    invoiceToPrint({ invoiceNumber: 'INV-2027-0001', dueDate: '2027-01-31' }),
    invoiceToPrint({ paidAmount: 500_000, dueDate: '2027-05-31' }),
  ];
  const text = await textOf(
    statementDocument({
      issuer: ISSUER,
      client: invoiceToPrint(),
      asOf: { year: 2027, month: 5, day: 20 },
      invoices,
      creditAmount: 12_345,
    }),
  );
  const [old, young] = invoices.map(({ outstandingAmount }) => outstandingAmount) as [number, number];
  for (const words of [
    'Statement',
    'As of 20/05/2027',
    'Ubuntu Retail Group',
    'INV-2027-0001',
    '31/01/2027',
    `Over 90 days ${rand(old)}`,
    `Not yet due ${rand(young)}`,
    `Open invoices ${rand(old + young)}`,
    `Credit, not used yet -R123.45`,
    `Total owed ${rand(old + young - 12_345)}`,
    '62555013477',
  ])
    expect(text).toContain(words);
});
