import { formatRand } from '#libs/domain/money';
import { paidShares, paidWords } from './paid-words';

const invoice = {
  status: 'pending',
  totalAmount: 345_000,
  paidAmount: 0,
  creditedAmount: 0,
  outstandingAmount: 345_000,
  dueDate: '2027-04-16',
} as const;

describe('what was paid', () => {
  it.each<[string, object, string, string]>([
    ['nothing yet', {}, `${formatRand(345_000)} outstanding`, 'R0.00 paid, due 16/04/2027.'],
    [
      'a part',
      { paidAmount: 100_000, outstandingAmount: 245_000 },
      `${formatRand(245_000)} outstanding`,
      `${formatRand(100_000)} paid, due 16/04/2027.`,
    ],
    [
      'a part, the rest credited',
      { status: 'paid', paidAmount: 300_000, creditedAmount: 45_000, outstandingAmount: 0 },
      'Paid in full',
      `${formatRand(300_000)} paid, R450.00 credited.`,
    ],
    [
      'too much',
      { status: 'paid', paidAmount: 350_000, outstandingAmount: -5_000 },
      'Paid R50.00 too much',
      `${formatRand(350_000)} paid.`,
    ],
    [
      'called paid',
      { status: 'paid', outstandingAmount: 0 },
      'Paid in full',
      'Marked as paid; no payment is recorded.',
    ],
    ['no lines', { totalAmount: 0, outstandingAmount: 0 }, 'Nothing is owed yet', 'R0.00 paid.'],
    ['cancelled', { status: 'cancelled', outstandingAmount: 0 }, 'Cancelled, nothing is owed', 'R0.00 paid.'],
  ])('%s', (_name, changes, headline, rest) =>
    expect(paidWords({ ...invoice, ...changes })).toEqual({ headline, rest }),
  );

  it.each<[string, object, number, number]>([
    ['nothing yet', {}, 0, 0],
    ['a fifth paid, a fifth credited', { paidAmount: 69_000, creditedAmount: 69_000 }, 20, 20],
    ['twice the total', { paidAmount: 690_000 }, 100, 0],
    ['no lines', { totalAmount: 0 }, 0, 0],
    ['called paid', { status: 'paid' }, 100, 0],
  ])('%s, as a bar', (_name, changes, paid, credited) =>
    expect(paidShares({ ...invoice, ...changes })).toEqual({ paid, credited }),
  );
});
