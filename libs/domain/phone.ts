// A phone number as the school keeps it: a plus, the country code and the national digits, as WhatsApp and a call link
// need it, whether the visitor typed 82 123 4567, 082 123 4567 or +27 82 123 4567 (CONTRACT sections 2, "Contact", and
// 7). The documented form sends the country code with the digits, so a number may also carry the code without a plus.

/**
 * The number without what people write between its digits: "+27 (0) 82-123 4567" is +27821234567, letters stay. Address
 * books copy it with signs around it that nobody sees.
 */
export function barePhone(typed: string): string {
  return typed.replace(/\(0\)/, '').replace(/[\s()./\p{Cf}\u2010-\u2015-]/gu, '');
}

/** Fewer are in too many numbers. */
const FEWEST_SOUGHT = 3;

/**
 * What to look for in the digits of numbers that are kept in any way of writing, for one or the beginning of one:
 * 82555 for "082 555" and for "+27 82 555".
 * @param countryCode of the country where most of them belong: not looked for, because some are kept without it
 * @returns undefined for a text that is no number
 */
export function soughtDigits(typed: string, countryCode: string): string | undefined {
  const bare = barePhone(typed);
  if (!/^\+?\d+$/.test(bare)) return undefined;
  const digits = bare.replace(/^(?:\+|0+)/, '');
  const sought = isInternational(bare) && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
  return sought.length >= FEWEST_SOUGHT ? sought : undefined;
}

interface PhoneNumbering {
  code: string;
  nationalDigits: { min: number; max: number };
}

/**
 * @param typed bare digits, perhaps after a plus or zeros; anything else is refused before (CONTACT_RULES.phone)
 * @param country the one that was chosen beside the number; a number with a plus may belong to another
 */
export function internationalPhone(typed: string, country: PhoneNumbering): string {
  const digits = typed.replace(/^(?:\+|0+)/, '');
  if (isInternational(typed)) return `+${withoutTrunkZero(digits, country)}`;
  // One zero is dialled before a national number and never before a country code.
  if (typed.startsWith('0') || !carriesCode(digits, country)) return `+${country.code}${digits}`;
  return `+${withoutTrunkZero(digits, country)}`;
}

/**
 * The number to dial or to write to, for one that was typed in free text ("082 555 0134", "+27 (0) 82-555-0134").
 * @param country where a number without a plus belongs
 * @returns undefined for what cannot be told to be one number
 */
export function reachablePhone(typed: string, country: PhoneNumbering): string | undefined {
  const bare = barePhone(typed);
  if (!/^\+?\d{7,17}$/.test(bare)) return undefined;
  const number = internationalPhone(bare, country);
  const national = number.startsWith(`+${country.code}`) ? number.length - 1 - country.code.length : undefined;
  const { min, max } = country.nationalDigits;
  if (national !== undefined) return national >= min && national <= max ? number : undefined;
  return number.length <= MAX_DIGITS + 1 ? number : undefined;
}

/** Two zeros are how a plus is dialled. */
function isInternational(typed: string): boolean {
  return /^(?:\+|00)/.test(typed);
}

/** A national number may begin with the digits of the code, so its length decides. */
function carriesCode(digits: string, { code, nationalDigits: { min, max } }: PhoneNumbering): boolean {
  return digits.startsWith(code) && (digits.length - code.length >= min || digits.length > max);
}

/** +27 082 … is written by people who put the code before all they know. In Italy the zero belongs to the number. */
function withoutTrunkZero(digits: string, { code }: PhoneNumbering): string {
  if (code === ITALY || !digits.startsWith(code)) return digits;
  return code + digits.slice(code.length).replace(/^0+/, '');
}

/** The longest number of the world's plan (E.164). */
const MAX_DIGITS = 15;

const ITALY = '39';
