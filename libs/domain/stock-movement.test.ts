import { signedPieces, stockMovementSentence, type StockMovement } from '#libs/domain/stock-movement';

const number = 'SC-0000-0000-0000-0001';

test.each<[StockMovement['kind'], string | null, string | null, string]>([
  ['start', null, null, 'Starting stock'],
  ['start', null, 'thandi', 'Product added by thandi'],
  ['order', number, null, `Order ${number}`],
  ['order', number, 'thandi', `Order ${number} reopened by thandi`],
  ['cancelled', number, 'thandi', `Order ${number} cancelled by thandi`],
  ['cancelled', number, null, `Order ${number} cancelled automatically because it was not paid`],
  ['return', number, 'thandi', `Order ${number} deleted by thandi`],
  ['correction', null, 'thandi', 'Corrected by thandi'],
  ['correction', null, null, 'Corrected'],
  ['correction', number, 'thandi', `Size changed in order ${number} by thandi`],
  ['import', null, 'thandi', 'Imported from a file by thandi'],
])('%s of %s by %s: %s', (kind, orderNumber, changedBy, sentence) => {
  expect(stockMovementSentence({ kind, orderNumber, changedBy })).toBe(sentence);
});

test.each([
  [2, '+2'],
  [-2, '−2'],
])('%i pieces are %s', (change, words) => {
  expect(signedPieces(change)).toBe(words);
});
