import { CLIENT_CONTACT_RULES, CLIENT_CONTACTS_RULES, contactsRefusal } from '#libs/contracts/client-contact';
import {
  CORPORATE_CLIENT_DEFAULTS,
  CORPORATE_CLIENT_RULES as LIMITS,
  type CorporateClientText,
  CORPORATE_CLIENT_TEXTS as TEXTS,
} from '#libs/contracts/corporate-client';
import type { CreateCorporateClientDto } from '#libs/contracts/generated/api';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { type ClientContact, contactsWords } from '#libs/domain/client-contacts';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { type FieldMessages, type FormDefaults, messagesBy, recordRules, said } from '../../shared/record-rules';
import { DISCOUNT_SHOWN_AS } from '../../shared/discount-shown-as';
import { discountMessages } from '../../shared/parse-discount';
import type { RecordWords } from '../../shared/record-words';

export const CORPORATE_CLIENT_WORDS: RecordWords = {
  one: 'corporate client',
  many: 'corporate clients',
  empty: 'No corporate clients found',
  loadingFailed: (reason) => `Error loading corporate clients: ${reason}`,
};

export const NEW_CONTACT: ClientContact = { name: '', role: null, email: null, phone: null };
const CONTACTS_LIMIT = { maxCount: CLIENT_CONTACTS_RULES.maxCount, tooMany: CLIENT_CONTACTS_RULES.tooMany };

const NEW_CLIENT: FormDefaults<CreateCorporateClientDto> = {
  name: '',
  logoUrl: null,
  websiteUrl: null,
  email: null,
  primaryContactEmail: null,
  ...(Object.fromEntries(Object.keys(TEXTS).map((field) => [field, null])) as Record<CorporateClientText, null>),
  ...CORPORATE_CLIENT_DEFAULTS,
  ...NO_DISCOUNT,
  contacts: [],
};
const FIELD_RULES = recordRules(
  NEW_CLIENT,
  // The two of a discount are judged together.
  { ...LIMITS, ...TEXTS, discountKind: {}, discountValue: {}, contacts: CONTACTS_LIMIT },
  (values) => discountMessages(values, INVOICE_DISCOUNT_LIMIT),
);

export const CORPORATE_CLIENT_RULES = {
  defaults: FIELD_RULES.defaults,
  validate: (values: Readonly<Record<string, unknown>>): FieldMessages => {
    const contacts = contactMessages(values['contacts']);
    return { ...(contacts && { contacts }), ...FIELD_RULES.validate(values) };
  },
};

/** How the form tells of what somebody else has changed meanwhile. */
export const SHOWN_AS = {
  ...DISCOUNT_SHOWN_AS,
  contacts: (value: unknown) => contactsWords(contactsOf(value)) || '(empty)',
};

/** By the place of each contact. Undefined: all is well. */
function contactMessages(typed: unknown): Record<string, string>[] | undefined {
  const contacts = contactsOf(typed);
  const repeated = contactsRefusal(contacts);
  const messages = contacts.map((contact, at) =>
    said({ email: repeated[`contacts.${at}.email`], ...said(messagesBy(CLIENT_CONTACT_RULES, { ...contact })) }),
  );
  return messages.some((each) => Object.keys(each).length > 0) ? messages : undefined;
}

function contactsOf(typed: unknown): ClientContact[] {
  return Array.isArray(typed) ? (typed as ClientContact[]) : [];
}
