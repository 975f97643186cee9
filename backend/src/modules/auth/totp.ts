import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { stepsAt } from '#libs/domain/second-factor';
import { school } from '#libs/school/school';

/** 160 bits as RFC 4226 recommends. SHA-1, six digits and 30 seconds are what all authenticator apps support. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const DIGITS = 6;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The otpauth URI for the QR code. */
export function totpUri(secret: string, username: string): string {
  return new TOTP({ issuer: school.name, label: username, secret, digits: DIGITS, period: PERIOD_SECONDS }).toString();
}

/** The time step near `nowMs` that has this code, or undefined. */
export function findTotpStep(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ secret, digits: DIGITS, period: PERIOD_SECONDS });
  return stepsAt(nowMs).find((step) =>
    timingSafeEqual(Buffer.from(totp.generate({ timestamp: step * PERIOD_SECONDS * 1000 })), Buffer.from(code)),
  );
}
