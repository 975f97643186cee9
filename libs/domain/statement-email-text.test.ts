import { type StatementEmail, statementEmailText } from './statement-email-text.js';

const whole: StatementEmail = {
  issuer: 'Storm Combat Academy',
  asOf: '16 April 2027',
  openInvoices: 4,
  owed: 220_000,
  late: 150_000,
  creditAmount: 0,
};
const said = (change: Partial<StatementEmail>) =>
  statementEmailText({ ...whole, ...change }).message.replaceAll('\u00a0', ' ');

it('says of which day it is and from whom', () => {
  expect(statementEmailText(whole).subject).toBe('Statement as of 16 April 2027 from Storm Combat Academy');
  expect(said({}).split('\n')).toEqual([
    'Please find attached your statement of account as of 16 April 2027.',
    'R2 200.00 is outstanding on 4 invoices, R1 500.00 of it past its due date.',
  ]);
});

it.each<[string, Partial<StatementEmail>, string]>([
  ['nothing is late', { late: 0 }, 'R2 200.00 is outstanding on 4 invoices.'],
  ['all of it is late', { late: 220_000 }, 'R2 200.00 is outstanding on 4 invoices, all of it past its due date.'],
  ['more is late than is owed in all', { late: 250_000 }, 'R2 200.00 is outstanding on 4 invoices, all of it past its'],
  ['too much was paid of what was late', { late: -30_000 }, 'R2 200.00 is outstanding on 4 invoices.'],
  ['one invoice is open', { openInvoices: 1, late: 0 }, 'R2 200.00 is outstanding on 1 invoice.'],
  ['none is open', { openInvoices: 0, owed: 0, late: 0 }, 'There is nothing to pay.'],
  ['what is owed and what was paid too much are the same', { openInvoices: 2, owed: 0 }, 'There is nothing to pay.'],
  [
    'something was paid in advance',
    { creditAmount: 50_000 },
    'R1 500.00 of it past its due date. Your credit of R500.00 has been deducted.',
  ],
  ['more was paid in advance than is owed', { owed: -30_000, creditAmount: 90_000 }, 'You have paid R300.00 too much'],
  [
    'too much was paid',
    { owed: -30_000 },
    'You have paid R300.00 too much, which we have kept as a credit on your account.',
  ],
])('%s', (_case, change, sentence) => {
  expect(said(change)).toContain(sentence);
});
