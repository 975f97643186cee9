/** The country codes a visitor can choose for a phone number (spec 1 section 3), once for form, server and links. */
import { reachablePhone } from '#libs/domain/phone';

export interface PhoneCountry {
  /** What is dialled before the national number, without a plus. */
  code: string;
  name: string;
  /**
   * How many digits a national number has there, without the zero dialled before it. Only used to tell a national
   * number from one that already carries the code: no number is refused for its length alone.
   */
  nationalDigits: { min: number; max: number };
}

export const PHONE_COUNTRIES = [
  { code: '27', name: 'South Africa', nationalDigits: { min: 9, max: 9 } },
  { code: '1', name: 'US/Canada', nationalDigits: { min: 10, max: 10 } },
  { code: '44', name: 'UK', nationalDigits: { min: 9, max: 10 } },
  { code: '61', name: 'Australia', nationalDigits: { min: 9, max: 9 } },
  { code: '64', name: 'New Zealand', nationalDigits: { min: 8, max: 10 } },
  { code: '20', name: 'Egypt', nationalDigits: { min: 8, max: 10 } },
  { code: '254', name: 'Kenya', nationalDigits: { min: 7, max: 9 } },
  { code: '234', name: 'Nigeria', nationalDigits: { min: 7, max: 10 } },
  { code: '255', name: 'Tanzania', nationalDigits: { min: 9, max: 9 } },
  { code: '256', name: 'Uganda', nationalDigits: { min: 9, max: 9 } },
  { code: '260', name: 'Zambia', nationalDigits: { min: 9, max: 9 } },
  { code: '263', name: 'Zimbabwe', nationalDigits: { min: 8, max: 9 } },
  { code: '91', name: 'India', nationalDigits: { min: 10, max: 10 } },
  { code: '86', name: 'China', nationalDigits: { min: 10, max: 11 } },
  { code: '81', name: 'Japan', nationalDigits: { min: 9, max: 10 } },
  { code: '82', name: 'South Korea', nationalDigits: { min: 8, max: 10 } },
  { code: '49', name: 'Germany', nationalDigits: { min: 7, max: 11 } },
  { code: '33', name: 'France', nationalDigits: { min: 9, max: 9 } },
  { code: '39', name: 'Italy', nationalDigits: { min: 9, max: 10 } },
  { code: '34', name: 'Spain', nationalDigits: { min: 9, max: 9 } },
  { code: '351', name: 'Portugal', nationalDigits: { min: 9, max: 9 } },
  { code: '55', name: 'Brazil', nationalDigits: { min: 10, max: 11 } },
  { code: '52', name: 'Mexico', nationalDigits: { min: 10, max: 10 } },
  { code: '971', name: 'UAE', nationalDigits: { min: 8, max: 9 } },
  { code: '966', name: 'Saudi Arabia', nationalDigits: { min: 9, max: 9 } },
] as const satisfies readonly PhoneCountry[];

/** The school's own. */
export const DEFAULT_PHONE_COUNTRY_CODE = '27';

/**
 * Normalizes a phone number to international format, +27821234567, with South Africa as the default (CONTRACT section
 * 7); undefined when it is none.
 */
export function normalizePhone(typed: string): string | undefined {
  return reachablePhone(typed, PHONE_COUNTRIES[0]);
}
