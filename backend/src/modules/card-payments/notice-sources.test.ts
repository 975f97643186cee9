import { PAYFAST_SOURCES } from '../../config/card-payments.js';
import { isFrom } from './notice-sources.js';

const ADDRESSES = PAYFAST_SOURCES.filter((source) => /^\d/.test(source));

it.each([
  ['197.97.145.144', true],
  ['197.97.145.159', true],
  ['::ffff:197.97.145.150', true],
  ['41.74.179.223', true],
  ['102.216.36.1', true],
  ['144.126.193.139', true],
  ['197.97.145.143', false],
  ['197.97.145.160', false],
  ['144.126.193.138', false],
  ['::ffff:144.126.193.138', false],
  ['2001:db8::1', false],
  ['127.0.0.1', false],
  ['no address', false],
])('PayFast sends from %s: %s', async (address, expected) => {
  expect(await isFrom(address, ADDRESSES)).toBe(expected);
});

it('knows a host by its name, and one without an address as nobody', async () => {
  expect(await isFrom('127.0.0.1', ['localhost'])).toBe(true);
  expect(await isFrom('203.0.113.7', ['localhost'])).toBe(false);
});
