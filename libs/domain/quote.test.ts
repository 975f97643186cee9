import { openQuoteFields, quoteReference, quoteStatus } from './quote.js';

describe('the status of a quote', () => {
  it.each([
    ['draft', '2026-11-25', 'draft'],
    ['sent', '2026-11-25', 'expired'],
    ['sent', '2026-11-26', 'sent'],
    ['sent', '2026-11-27', 'sent'],
    ['accepted', '2026-11-25', 'accepted'],
    ['declined', '2026-11-25', 'declined'],
  ] as const)('%s and valid until %s is %s on 26 November', (status, validUntil, expected) => {
    expect(quoteStatus({ status, validUntil }, '2026-11-26')).toBe(expected);
  });
});

it.each([
  ['sent', ['notes', 'validUntil']],
  ['expired', ['notes', 'validUntil']],
  ['accepted', []],
  ['declined', []],
] as const)('of a quote that is %s may change: %s', (status, open) => {
  expect(openQuoteFields(status)).toEqual(open);
});

it('an invoice says which quote it follows', () => {
  expect(quoteReference({ quoteNumber: 'QUO-2026-0001', reference: null })).toBe('As quoted in QUO-2026-0001.');
  expect(quoteReference({ quoteNumber: 'QUO-2026-0001', reference: 'PO 77' })).toBe(
    'As quoted in QUO-2026-0001. Your reference: PO 77.',
  );
});
