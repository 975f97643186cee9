import { normaliseOrderNumber, orderNumberOf } from '#libs/domain/order-number';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

test.each([
  ['00000000000000000000', 'SC-0000-0000-0000-0000'],
  ['ffffffffffffffffffff', 'SC-ZZZZ-ZZZZ-ZZZZ-ZZZZ'],
  // Every digit once in sixteen, and the other sixteen.
  ['00443214c74254b635cf', 'SC-0123-4567-89AB-CDEF'],
  ['84653a56d7c675be77df', 'SC-GHJK-MNPQ-RSTV-WXYZ'],
])('the bytes %s are %s', (hex, number) => expect(orderNumberOf(bytes(hex))).toBe(number));

test('other lengths are a mistake', () => expect(() => orderNumberOf(bytes('00'))).toThrow(RangeError));

test.each([
  ['SC-GHJK-MNPQ-RSTV-WXYZ', 'SC-GHJK-MNPQ-RSTV-WXYZ'],
  ['sc-ghjk-mnpq-rstv-wxyz', 'SC-GHJK-MNPQ-RSTV-WXYZ'],
  ['SCGHJKMNPQRSTVWXYZ', 'SC-GHJK-MNPQ-RSTV-WXYZ'],
  [' scghjk mnpq rstv wxyz ', 'SC-GHJK-MNPQ-RSTV-WXYZ'],
  ['SC-oOiI-lL00-0000-0000', 'SC-0011-1100-0000-0000'],
  ['SC-GHJK-MNPQ-RSTV-WXY', undefined],
  ['SC-GHJK-MNPQ-RSTV-WXYZ0', undefined],
  ['SC-GHJK-MNPQ-RSTV-WXYU', undefined],
  ['GHJK-MNPQ-RSTV-WXYZ', undefined],
  ['S0-GHJK-MNPQ-RSTV-WXYZ', undefined],
  ['12', undefined],
  ['', undefined],
])('%j is read as %p', (typed, number) => expect(normaliseOrderNumber(typed)).toBe(number));
