import { quotePath, quoteTokenIn } from './quote-address.js';

const TOKEN = 'Ab_-'.repeat(10) + 'xyz';

it('the address of a quote gives its secret back', () => expect(quoteTokenIn(quotePath(TOKEN))).toBe(TOKEN));

it.each(['/quote', '/quote/', `/quote/${TOKEN}/`, `/quote/${TOKEN}x`, `/quotes/${TOKEN}`, `/quote/${TOKEN}?a`])(
  '%s is none',
  (pathname) => expect(quoteTokenIn(pathname)).toBeUndefined(),
);
