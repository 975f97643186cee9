import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { reachablePhone } from '#libs/domain/phone';

interface PhoneLinks {
  call?: string | undefined;
  whatsapp?: string;
}

const SOUTH_AFRICA = PHONE_COUNTRIES.find(({ code }) => code === '27');

/** Links to a number as a visitor typed it. WhatsApp needs the country's code; a call can do without. */
export function phoneLinks(typed: string): PhoneLinks {
  const number = SOUTH_AFRICA && reachablePhone(typed, SOUTH_AFRICA);
  if (number === undefined) return { call: callLink(typed) };
  return { call: `tel:${number}`, whatsapp: `https://wa.me/${number.slice(1)}` };
}

/** A link that dials what a person typed; undefined for what holds no number to dial ("call me at work"). */
export function callLink(typed: string): string | undefined {
  const number = typed.replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : undefined;
}
