/** What the visitor types into the contact form, when it can be sent, and what is sent (spec 1 sections 3 and 5). */
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import type { ContactDto } from '#libs/contracts/generated/api';
import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { barePhone, internationalPhone } from '#libs/domain/phone';

export interface ContactDetails {
  fullName: string;
  email: string;
  countryCode: string;
  phone: string;
  subject: string;
  message: string;
}

export const CONTACT_FIELDS = [
  'fullName',
  'email',
  'countryCode',
  'phone',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactDetails)[];

const { fullName, email, countryCode, phone, subject, message } = CONTACT_RULES;

type Check = (text: string) => string | true;

/** Each field's message in the server's words, or true. */
export const contactChecks: Record<keyof ContactDetails, Check> = {
  fullName: (text) => lengthRefusal(text, fullName) ?? true,
  email: (text) =>
    lengthRefusal(text, { required: email.required, maxLength: email.maxLength, tooLong: email.invalid }) ??
    (looksLikeEmailAddress(text) || email.invalid),
  countryCode: (code) => countryOf(code) !== undefined || countryCode.unknown,
  phone: (text) =>
    lengthRefusal(text, { required: phone.required }) ?? (phone.pattern.test(barePhone(text)) || phone.invalid),
  subject: (text) => lengthRefusal(text, subject) ?? true,
  message: (text) => lengthRefusal(text, message) ?? true,
};

/** Country code and digits in one, as the documented form sends them. */
export function contactInput(
  details: ContactDetails,
  rest: Pick<ContactDto, 'confirmSubject' | 'filledInMs'>,
): ContactDto {
  const country = countryOf(details.countryCode);
  const typed = barePhone(details.phone);
  return {
    fullName: details.fullName.trim(),
    email: details.email.trim(),
    phone: country ? withCode(typed, country) : typed,
    countryCode: country?.code,
    subject: details.subject.trim(),
    message: details.message.trim(),
    ...rest,
  };
}

/** Characters as the server counts them. */
export function textLength(text: string): number {
  return Array.from(text.trim()).length;
}

/** A number too long to carry its code goes as it was typed: the server puts the code before it. */
function withCode(typed: string, country: Parameters<typeof internationalPhone>[1]): string {
  const whole = internationalPhone(typed, country);
  return phone.pattern.test(whole) ? whole : typed;
}

const countryOf = (chosen: string) => PHONE_COUNTRIES.find(({ code }) => code === chosen);

interface LengthRule {
  required: string;
  minLength?: number;
  tooShort?: string;
  maxLength?: number;
  tooLong?: string;
}

function lengthRefusal(
  text: string,
  { required, minLength = 0, tooShort, maxLength = Infinity, tooLong }: LengthRule,
): string | undefined {
  const length = textLength(text);
  if (length === 0) return required;
  if (length < minLength) return tooShort;
  return length > maxLength ? tooLong : undefined;
}
