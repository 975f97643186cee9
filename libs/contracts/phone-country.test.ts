import { normalizePhone } from '#libs/contracts/phone-country';

test.each([
  ['0115550134', '+27115550134'],
  ['011 555 0134', '+27115550134'],
  ['+27 (0) 82-555 0134', '+27825550134'],
  ['+44 20 7946 0000', '+442079460000'],
  ['12345', undefined],
  ['082 555', undefined],
  ['call us', undefined],
  ['', undefined],
])('%s is kept as %s', (typed, kept) => expect(normalizePhone(typed)).toBe(kept));
