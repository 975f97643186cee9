import { Secret } from 'otpauth';
import { newTotpSecret, findTotpStep, totpUri } from './totp.js';

/** Of RFC 6238, appendix B, the last six of eight digits. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;
const VECTORS: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

describe.each(VECTORS)('at %d s', (seconds, code) => {
  const step = Math.floor(seconds / 30);

  it(`the code is ${code}, and its half minute is known`, () => {
    expect(findTotpStep(RFC_SECRET, code, seconds * 1000)).toBe(step);
  });

  it('it counts half a minute sooner and later, and no more', () => {
    for (const away of [-1, 1]) expect(findTotpStep(RFC_SECRET, code, (step + away) * 30_000)).toBe(step);
    for (const away of [-2, 2, 40]) expect(findTotpStep(RFC_SECRET, code, (step + away) * 30_000)).toBeUndefined();
  });
});

it("the QR code's address names the school and the account", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'coach thandi'));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Storm%20Combat%20Academy:coach%20thandi\?/);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Storm Combat Academy',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
