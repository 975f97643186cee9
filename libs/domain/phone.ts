// A phone number as the school keeps it: a plus, the country code and the national digits, as WhatsApp and a call link
// need it, whether the visitor typed 821234567, 0821234567 or +27821234567 (CONTRACT section 2, "Contact").
// The documented form sends the country code with the digits, so a number may also carry the code without a plus.

export interface PhoneNumbering {
  code: string;
  nationalDigits: { min: number; max: number };
}

/**
 * @param typed digits, perhaps after a plus or zeros; anything else is refused before (CONTACT_RULES.phone)
 * @param country the one that was chosen beside the number; a number with a plus may belong to another
 */
export function internationalPhone(typed: string, country: PhoneNumbering): string {
  const digits = typed.replace(/^(?:\+|0+)/, '');
  if (isInternational(typed)) return `+${withoutTrunkZero(digits, country)}`;
  // One zero is dialled before a national number and never before a country code.
  if (typed.startsWith('0') || !carriesCode(digits, country)) return `+${country.code}${digits}`;
  return `+${withoutTrunkZero(digits, country)}`;
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

const ITALY = '39';
