import { ORDER_PAYMENT_RULES as RULES, paysMoreThanOwed, refundsMoreThanPaid } from '#libs/contracts/order-payment';
import { validateOrderMoney } from './validate-order-money';

const TODAY = '2027-04-16';
const MOST = 89_900;
const payment = { amount: MOST, date: TODAY, method: 'eft', reference: '' };

it.each<[string, 'payments' | 'refunds', object, object]>([
  ['all of it', 'payments', {}, {}],
  ['a part', 'payments', { amount: 1 }, {}],
  ['no amount', 'payments', { amount: null }, { amount: RULES.amount.invalid }],
  ['half a cent', 'payments', { amount: 0.5 }, { amount: RULES.amount.invalid }],
  ['a cent too much', 'payments', { amount: MOST + 1 }, { amount: paysMoreThanOwed(MOST) }],
  ['a cent too much back', 'refunds', { amount: MOST + 1 }, { amount: refundsMoreThanPaid(MOST) }],
  ['tomorrow', 'refunds', { date: '2027-04-17' }, { date: RULES.date.invalid }],
  ['no date', 'refunds', { date: '' }, { date: RULES.date.required }],
  ['by cheque', 'payments', { method: 'cheque' }, { method: RULES.method.unknown }],
  ['a long reference', 'payments', { reference: 'x'.repeat(121) }, { reference: RULES.reference.tooLong }],
])('%s', (_name, kind, changes, messages) =>
  expect(validateOrderMoney({ ...payment, ...changes }, kind, MOST, TODAY)).toEqual(messages),
);
