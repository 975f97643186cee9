import { usesTooMuch } from '#libs/contracts/client-payment';
import { INVOICE_RULES as RULES, creditsTooMuch, paysTooMuch } from '#libs/contracts/invoice-rules';
import { validateCreditNote, validateCreditUse, validatePayment, validateSending } from './validate-payment';

const TODAY = '2027-04-16';
const OWED = 345_000;
const payment = { amount: 100_000, date: TODAY, method: 'eft', reference: '', allowed: null };

describe('validatePayment', () => {
  it.each<[string, object, object]>([
    ['a part', {}, {}],
    ['all of it', { amount: OWED }, {}],
    ['no amount', { amount: null }, { amount: RULES.payment.amount.invalid }],
    ['no number', { amount: Number.NaN }, { amount: RULES.payment.amount.invalid }],
    ['nothing', { amount: 0 }, { amount: RULES.payment.amount.invalid }],
    ['below zero', { amount: -100 }, { amount: RULES.payment.amount.invalid }],
    ['more than there can be', { amount: RULES.payment.amount.max + 1 }, { amount: RULES.payment.amount.invalid }],
    ['a cent too much', { amount: OWED + 1 }, { amount: paysTooMuch(OWED + 1, OWED) }],
    ['a cent too much, agreed to', { amount: OWED + 1, allowed: OWED + 1 }, {}],
    [
      'another amount than was agreed to',
      { amount: OWED + 2, allowed: OWED + 1 },
      { amount: paysTooMuch(OWED + 2, OWED) },
    ],
    ['no date', { date: '' }, { date: RULES.payment.date.required }],
    ['tomorrow', { date: '2027-04-17' }, { date: RULES.payment.date.invalid }],
    ['long ago', { date: '2026-12-31' }, {}],
    ['no date at all', { date: 'soon' }, { date: RULES.payment.date.invalid }],
    ['by cheque', { method: 'cheque' }, { method: RULES.payment.method.unknown }],
    ['a long reference', { reference: 'x'.repeat(121) }, { reference: RULES.payment.reference.tooLong }],
  ])('%s', (_name, changes, messages) =>
    expect(validatePayment({ ...payment, ...changes }, OWED, TODAY)).toEqual(messages),
  );
});

describe('validateCreditNote', () => {
  it.each<[string, object, object]>([
    ['a part', { amount: 100, reason: 'A class was not given' }, {}],
    ['all that is left', { amount: OWED, reason: 'A class was not given' }, {}],
    [
      'nothing typed',
      { amount: null, reason: ' ' },
      { amount: RULES.creditNote.amount.invalid, reason: RULES.creditNote.reason.required },
    ],
    [
      'a cent too much',
      { amount: OWED + 1, reason: 'x'.repeat(301) },
      { amount: creditsTooMuch(OWED), reason: RULES.creditNote.reason.tooLong },
    ],
  ])('%s', (_name, values, messages) => expect(validateCreditNote({ ...values }, OWED)).toEqual(messages));
});

describe('validateCreditUse', () => {
  it.each<[unknown, object]>([
    [30_000, {}],
    [30_001, { amount: usesTooMuch(30_000) }],
    [0, { amount: RULES.payment.amount.invalid }],
    [OWED + 1, { amount: paysTooMuch(OWED + 1, OWED) }],
  ])('%p', (amount, messages) => expect(validateCreditUse({ amount }, 30_000, OWED)).toEqual(messages));
});

describe('validateSending', () => {
  it.each<[string, object, object]>([
    ['to an address', { to: 'desk@example.co.za', message: '' }, {}],
    ['to nobody', { to: ' ' }, { to: RULES.sending.to.required }],
    [
      'to no address',
      { to: 'desk@', message: 'x'.repeat(2001) },
      { to: RULES.sending.to.invalid, message: RULES.sending.message.tooLong },
    ],
  ])('%s', (_name, values, messages) => expect(validateSending({ ...values })).toEqual(messages));
});
