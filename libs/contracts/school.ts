/**
 * The school's own facts, which the owner changes (CONTRACT section 4): what each section holds, its limits and its
 * messages, once for server and screen.
 */
import { cardMessages } from '#libs/contracts/card-settings';
import { DELIVERY_KINDS, DELIVERY_OPTION_ID } from '#libs/domain/delivery';
import { type BooksFacts, canCloseUntil } from '#libs/domain/books';
import { PAYMENT_TERMS } from '#libs/domain/payment-terms';
import { VAT_BASES } from '#libs/domain/reports/vat-summary';
import type { VatFacts } from '#libs/domain/vat';

export const SETTINGS_SECTIONS = [
  'contact',
  'hours',
  'prices',
  'links',
  'shop',
  'cards',
  'invoices',
  'assistant',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
/** Those that can be looked at on a page of the site before they are saved. */
export const PREVIEWED_SECTIONS = ['contact', 'hours', 'prices', 'links'] as const satisfies SettingsSection[];
export type PreviewedSection = (typeof PREVIEWED_SECTIONS)[number];
export const NO_PREVIEW = 'The website is not built here, so there is nothing to preview';

const text = (what: string, maxLength: number) => ({
  required: `${what} is required`,
  maxLength,
  tooLong: `${what} must be at most ${maxLength} characters`,
});
const phone = (what: string) => ({
  required: `${what} is required`,
  maxLength: 30,
  invalid: `${what} must be a phone number, such as 082 123 4567 or +27 82 123 4567`,
});
const count = (what: string, max: number) => ({
  min: 1,
  max,
  invalid: `${what} must be a whole number from 1 to ${max}`,
});

export const CONTACT_FACTS_RULES = {
  /** A short one, that fits where a name stands: mails, logo, search results. */
  name: text("The school's name", 60),
  phones: {
    min: 1,
    max: 5,
    required: 'Give at least one phone number',
    tooMany: 'At most 5 phone numbers',
    wrongType: 'Phones must be a list of {label, number}',
  },
  phoneLabel: text('The label', 40),
  phoneNumber: phone('The number'),
  whatsapp: phone('The WhatsApp number'),
  email: { required: 'The email address is required', invalid: 'This is not an email address' },
  supportEmail: { required: 'The support address is required', invalid: 'This is not an email address' },
  address: { wrongType: 'The address must be {street, city, province, postalCode}' },
  street: text('The street', 120),
  city: text('The city', 80),
  province: text('The province', 80),
  postalCode: { maxLength: 10, tooLong: 'The postal code must be at most 10 characters' },
} as const;

export const HOURS_RULES = {
  wrongType: 'Hours must be {opens, closes}, or null on a day when the school is closed',
  opens: 'Opening must be a time like 06:00',
  closes: 'Closing must be a time like 21:00',
  order: 'The school cannot close before it opens',
} as const;

export const LINK_RULES = {
  invalid: 'Please enter a web address that starts with http:// or https://, or leave it blank',
} as const;

/** A million rand: a slip of the hand, no price of a school. */
const MAX_CENTS = 100_000_000;

export const PRICE_RULES = {
  amount: {
    min: 0,
    max: MAX_CENTS,
    invalid: 'A price must be a whole number of cents, 0 or more',
    tooLarge: 'A price can be at most R1 000 000',
  },
  group: { wrongType: 'Prices that belong together must be sent together' },
  commitmentMonths: count('The commitment in months', 36),
  weeks: count('The weeks of the course', 104),
  months: count('The months of the course', 24),
} as const;

export const SHOP_FACTS_RULES = {
  maxPerProduct: count('The maximum of one product', 1_000),
  maxUnpaidPieces: count('The maximum of unpaid items', 10_000),
  unpaidOrderDays: {
    min: 0,
    max: 90,
    invalid: 'The days until an unpaid order is cancelled must be a whole number from 0 (never) to 90',
  },
} as const;

export const DELIVERY_OPTION_RULES = {
  options: {
    max: 6,
    tooMany: 'At most 6 delivery options',
    wrongType: 'Ways of delivery must be a list of {id, name, kind, price, freeFrom, isActive}',
    repeated: 'Each way of delivery needs an id of its own',
  },
  id: {
    ...DELIVERY_OPTION_ID,
    invalid: 'The id must be small letters, digits and single hyphens, at most 40 of them',
  },
  name: text('The name', 60),
  kind: { unknown: `The kind must be one of ${DELIVERY_KINDS.join(', ')}` },
  isActive: { wrongType: 'isActive must be true or false' },
} as const;

const digits = (what: string, least: number, most: number) => ({
  min: least,
  max: most,
  invalid:
    least === most
      ? `${what} must be ${least} digits`
      : `${what} must be digits only, from ${least} to ${most} of them`,
});

export const BANK_RULES = {
  account: { wrongType: 'The bank account must be {holder, bank, branchCode, accountNumber}, or null' },
  holder: text('The account holder', 80),
  bank: text('The bank', 60),
  branchCode: digits('The branch code', 6, 6),
  accountNumber: digits('The account number', 5, 16),
} as const;

export function stripWhitespace(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

/** Whether a text is a number of so many digits. */
export function isDigits(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d+$/.test(text) && text.length >= min && text.length <= max;
}

export const INVOICE_FACTS_RULES = {
  isVatVendor: { wrongType: 'isVatVendor must be true or false' },
  vatNumber: {
    required: 'A VAT vendor needs its VAT number',
    invalid: 'A VAT number has ten digits and starts with 4',
  },
  defaultTaxRate: { min: 0, max: 10_000, invalid: 'The tax rate must be from 0 to 100 percent' },
  paymentTerms: { unknown: `Payment terms must be one of ${PAYMENT_TERMS.join(', ')}` },
  vatBasis: { unknown: `VAT is counted by ${VAT_BASES.join(' or ')}` },
  booksClosedUntil: {
    invalid: 'The books are closed until a date like 2027-02-28, or null',
    notOver: 'Only past periods can be closed. Choose a day before today',
  },
} as const;

/**
 * What is wrong between the fields of a section as a whole; empty: nothing.
 * @param sent of the fields those that were sent, one of which is told
 * @param today the date on the school's wall clock
 */
export function sectionMessages(
  section: SettingsSection,
  fields: object,
  sent: object,
  today: string,
): Record<string, string> {
  if (section === 'cards') return cardMessages(fields, sent);
  if (section !== 'invoices') return {};
  const { isVatVendor, vatNumber, booksClosedUntil } = fields as Partial<VatFacts & BooksFacts>;
  const isTooLate = 'booksClosedUntil' in sent && booksClosedUntil && !canCloseUntil(booksClosedUntil, today);
  return {
    ...(isVatVendor === true &&
      !vatNumber && { ['vatNumber' in sent ? 'vatNumber' : 'isVatVendor']: INVOICE_FACTS_RULES.vatNumber.required }),
    ...(isTooLate && { booksClosedUntil: INVOICE_FACTS_RULES.booksClosedUntil.notOver }),
  };
}

export const ASSISTANT_FACTS_RULES = {
  /** Two or three sentences: more is not read in a chat. */
  answer: {
    maxLength: 400,
    tooLong: 'An answer must be at most 400 characters',
    wrongType: 'An answer must be a text; empty where there is none',
  },
  facts: { wrongType: 'The answers must be {parking, showers, whatToBring …}' },
} as const;
