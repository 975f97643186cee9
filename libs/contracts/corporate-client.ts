/** Corporate clients: what crosses the wire, and the limits of each field (spec 3 sections 3, 5 and 9). */
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { type Discount, NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { PAYMENT_TERMS } from '#libs/domain/payment-terms';
import { isHttpAddress, isImageField, MAX_WEB_ADDRESS_LENGTH } from '#libs/domain/web-address';
import { labelledText } from './invoice.js';

/** The text fields that say nothing to the rules but their length. */
export const CORPORATE_CLIENT_TEXTS = {
  description: labelledText('Description', 2000),
  phone: labelledText('Phone', 40),
  address: labelledText('Address', 300),
  city: labelledText('City', 120),
  province: labelledText('Province', 120),
  postalCode: labelledText('Postal code', 20),
  country: labelledText('Country', 120),
  vatNumber: labelledText('VAT number', 40),
  registrationNumber: labelledText('Registration number', 60),
  industry: labelledText('Industry', 120),
  primaryContactName: labelledText('Primary contact name', 120),
  primaryContactPhone: labelledText('Primary contact phone', 40),
  billingAddress: labelledText('Billing address', 300),
  billingCity: labelledText('Billing city', 120),
  billingProvince: labelledText('Billing province', 120),
  billingPostalCode: labelledText('Billing postal code', 20),
  billingCountry: labelledText('Billing country', 120),
  notes: labelledText('Notes', 4000),
} as const;

export type CorporateClientText = keyof typeof CORPORATE_CLIENT_TEXTS;

/** What a new client has unless told otherwise (spec 3 section 5). */
export const CORPORATE_CLIENT_DEFAULTS = {
  country: 'South Africa',
  billingCountry: 'South Africa',
  paymentTerms: 'Net 30',
  creditLimit: 0,
  invoiceReminders: true,
  isActive: true,
  sortOrder: 0,
} as const;

export const CORPORATE_CLIENT_RULES = {
  name: { required: 'Name is required', maxLength: 160, tooLong: 'Name must be at most 160 characters' },
  logoUrl: {
    required: 'Logo is required',
    is: isImageField,
    invalid: 'Logo must be an image file, a web address (https://…) or a path of this site (/…)',
  },
  websiteUrl: { is: isHttpAddress, invalid: 'Valid website URL is required', maxLength: MAX_WEB_ADDRESS_LENGTH },
  email: { is: looksLikeEmailAddress, invalid: 'Valid email is required', maxLength: 254 },
  primaryContactEmail: { is: looksLikeEmailAddress, invalid: 'Valid email is required', maxLength: 254 },
  paymentTerms: { oneOf: PAYMENT_TERMS, unknown: `Payment terms must be one of ${PAYMENT_TERMS.join(', ')}` },
  creditLimit: {
    notNatural: 'Credit limit must be a whole number of rand, 0 or greater',
    max: 1_000_000_000,
    tooLarge: 'Credit limit must be at most 1000000000 rand',
    /** The step of the form's number field. */
    step: 100,
  },
  sortOrder: {
    notNatural: 'Sort order must be 0 or greater',
    max: 1_000_000,
    tooLarge: 'Sort order must be at most 1000000',
  },
  invoiceReminders: { wrongType: 'Invoice reminders must be true or false' },
  isActive: { wrongType: 'Active must be true or false' },
} as const;

/** What staff write of a client. */
export type CorporateClientField = keyof typeof CORPORATE_CLIENT_RULES | CorporateClientText | keyof Discount;
export const CORPORATE_CLIENT_FIELDS = Object.keys({
  ...CORPORATE_CLIENT_RULES,
  ...CORPORATE_CLIENT_TEXTS,
  ...NO_DISCOUNT,
}) as CorporateClientField[];

/** Two records of one company become one (CONTRACT section 8). */
export const CLIENT_MERGE_RULES = {
  into: {
    required: 'Choose the client to keep',
    unknown: 'There is no corporate client with this id',
    itself: 'A client cannot be merged into itself',
  },
  fields: { unknown: `Fields must be some of ${CORPORATE_CLIENT_FIELDS.join(', ')}, each once` },
} as const;
