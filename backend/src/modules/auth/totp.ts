import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { stepsAt } from '#libs/domain/second-factor';
import { school } from '#libs/school/school';

/** 160 bits, as RFC 4226 advises; what all apps understand besides: SHA-1, six digits, half a minute. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code holds. */
export function totpUri(secret: string, username: string): string {
  return new TOTP({ issuer: school.name, label: username, secret, digits: DIGITS, period: PERIOD_SECONDS }).toString();
}

/** The half minute whose code it is, near `nowMs`; undefined when it is none's. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ secret, digits: DIGITS, period: PERIOD_SECONDS });
  return stepsAt(nowMs).find((step) =>
    timingSafeEqual(Buffer.from(totp.generate({ timestamp: step * PERIOD_SECONDS * 1000 })), Buffer.from(code)),
  );
}
