import { type Lockable, lockReason } from '#libs/domain/invoice-lock';

const draft: Lockable = { status: 'pending', paidAmount: 0, creditedAmount: 0, sentAt: null, markedSentAt: null };

it.each<[string, Partial<Lockable>, ReturnType<typeof lockReason>]>([
  ['a new one', {}, null],
  ['an overdue one that nobody has', { status: 'overdue' }, null],
  ['a cancelled one that nobody has', { status: 'cancelled' }, null],
  ['one that was mailed', { sentAt: '2027-04-16T08:00:00.000Z' }, 'sent'],
  ['one that staff marked', { markedSentAt: new Date() }, 'sent'],
  ['a cancelled one that the client holds', { status: 'cancelled', sentAt: new Date() }, 'sent'],
  ['a cent paid', { paidAmount: 1 }, 'part-paid'],
  ['a cent paid of a cancelled one', { status: 'cancelled', paidAmount: 1 }, 'part-paid'],
  ['paid by status, without a payment', { status: 'paid' }, 'paid'],
  ['paid by payments', { status: 'paid', paidAmount: 100 }, 'paid'],
  ['a cent credited', { creditedAmount: 1 }, 'credited'],
  ['sent, paid and credited', { status: 'paid', paidAmount: 9, creditedAmount: 1, sentAt: new Date() }, 'credited'],
  ['sent and paid in part', { paidAmount: 1, sentAt: new Date() }, 'part-paid'],
])('%s', (_what, fields, reason) => {
  expect(lockReason({ ...draft, ...fields })).toBe(reason);
});
