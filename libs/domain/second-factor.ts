// The second step at sign-in (CONTRACT section 10): a code of six digits that an app on the phone shows for half a
// minute (RFC 6238), or one of ten recovery codes that are kept on paper for the day the phone is lost. Both are typed
// into one field, with blanks or hyphens or without. Each opens the account once.

const STEP_MS = 30_000;
/** A clock may be a step fast or slow, and a person takes a while to type. */
const STEPS_EACH_SIDE = 1;

const PHONE_CODE = /^\d{6}$/;

export const RECOVERY_CODES = 10;
/** Twelve symbols of five bits: nobody guesses 60 bits, and a person can still type them. */
export const RECOVERY_CODE_LENGTH = 12;
/** Crockford's, without I, L, O and U: what looks alike is the same. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of the same symbols, and as long. */
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const GROUP = /.{4}(?=.)/g;

export type SecondFactorCode = { kind: 'phone'; code: string } | { kind: 'recovery'; code: string };

/** The half minutes whose code counts at a moment, the present one first: nearly always it is that. */
export function stepsAt(nowMs: number): number[] {
  const present = Math.floor(nowMs / STEP_MS);
  const steps = [present];
  for (let away = 1; away <= STEPS_EACH_SIDE; away++) steps.push(present - away, present + away);
  return steps;
}

/** What was typed, as codes are compared; undefined when it cannot be one. */
export function readSecondFactorCode(typed: string): SecondFactorCode | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  if (PHONE_CODE.test(text)) return { kind: 'phone', code: text };
  const code = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : undefined;
}

/** @param bytes as many random ones as a code has symbols */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, RECOVERY_CODE_LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
}

/** As it is written down: in groups of four. */
export function groupedInFours(code: string): string {
  return code.replaceAll(GROUP, '$&-');
}
