/** Corporate clients: what crosses the wire, and the limits of each field (spec 3 sections 3, 5 and 9). */
import { MAX_WEB_ADDRESS_LENGTH } from '#libs/domain/web-address';

/** The terms a client may have; what each gives in days, libs/domain/payment-terms tells. */
export const PAYMENT_TERMS = ['Net 7', 'Net 15', 'Net 30', 'Net 60', 'Net 90', 'COD', 'Prepaid'] as const;
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

/** How a form names the terms that are short for something (spec 3 section 5). */
export const PAYMENT_TERMS_LABELS: Partial<Record<PaymentTerms, string>> = { COD: 'COD (Cash on Delivery)' };

/** The text fields that say nothing to the rules but their length. */
export const CORPORATE_CLIENT_TEXTS = {
  description: { label: 'Description', maxLength: 2000 },
  phone: { label: 'Phone', maxLength: 40 },
  address: { label: 'Address', maxLength: 300 },
  city: { label: 'City', maxLength: 120 },
  province: { label: 'Province', maxLength: 120 },
  postalCode: { label: 'Postal code', maxLength: 20 },
  country: { label: 'Country', maxLength: 120 },
  vatNumber: { label: 'VAT number', maxLength: 40 },
  registrationNumber: { label: 'Registration number', maxLength: 60 },
  industry: { label: 'Industry', maxLength: 120 },
  primaryContactName: { label: 'Primary contact name', maxLength: 120 },
  primaryContactPhone: { label: 'Primary contact phone', maxLength: 40 },
  billingAddress: { label: 'Billing address', maxLength: 300 },
  billingCity: { label: 'Billing city', maxLength: 120 },
  billingProvince: { label: 'Billing province', maxLength: 120 },
  billingPostalCode: { label: 'Billing postal code', maxLength: 20 },
  billingCountry: { label: 'Billing country', maxLength: 120 },
  notes: { label: 'Notes', maxLength: 4000 },
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
    invalid: 'Logo must be an image file, a web address (https://…) or a path of this site (/…)',
  },
  websiteUrl: { invalid: 'Valid website URL is required', maxLength: MAX_WEB_ADDRESS_LENGTH },
  email: { invalid: 'Valid email is required', maxLength: 254 },
  primaryContactEmail: { invalid: 'Valid email is required', maxLength: 254 },
  paymentTerms: { unknown: `Payment terms must be one of ${PAYMENT_TERMS.join(', ')}` },
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

/** What is said of a text that is none, or too long. */
export function textRefusal(field: CorporateClientText): string {
  const { label, maxLength } = CORPORATE_CLIENT_TEXTS[field];
  return `${label} must be text of at most ${maxLength} characters`;
}
