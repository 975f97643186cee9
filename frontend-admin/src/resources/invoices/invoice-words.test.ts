import { pricedLine, type Discount } from '#libs/domain/invoice-totals';
import { pricingWords } from './invoice-words';

it.each<[Partial<Discount>, string]>([
  [{}, '2 × R500.00'],
  [{ discountKind: 'percent', discountValue: 1250 }, '2 × R500.00, less 12.5% (R125.00)'],
  [{ discountKind: 'amount', discountValue: 5000 }, '2 × R500.00, less R50.00'],
])('%j reads "%s"', (discount, words) => {
  expect(pricingWords(pricedLine({ quantity: 2, unitPrice: 50_000, ...discount }))).toBe(words);
});
