import { CLIENT_CONTACT_RULES as CONTACT, CLIENT_CONTACTS_RULES } from '#libs/contracts/client-contact';
import { CORPORATE_CLIENT_RULES as LIMITS, CORPORATE_CLIENT_TEXTS as TEXTS } from '#libs/contracts/corporate-client';
import { DISCOUNT_RULES } from '#libs/contracts/invoice-discount';
import { CORPORATE_CLIENT_RULES } from './corporate-client-words';

const good = {
  name: 'Highveld Logistics',
  logoUrl: '/logos/highveld.svg',
  websiteUrl: null,
  email: '',
  primaryContactEmail: null,
  creditLimit: 0,
  sortOrder: 0,
};

const ann = { name: 'Ann', role: 'Buyer', email: 'ann@example.com', phone: null };
const eleven = Array.from({ length: 11 }, () => ({ name: 'Bob' }));
const { tooMany } = CLIENT_CONTACTS_RULES;

describe('the form of a client', () => {
  it.each<[string, object, object]>([
    ['a good one', good, {}],
    ['nothing', {}, { name: 'Name is required', logoUrl: 'Logo is required' }],
    ['spaces', { ...good, name: '  ', logoUrl: ' ' }, { name: 'Name is required', logoUrl: 'Logo is required' }],
    ['a chosen logo', { ...good, logoUrl: 'data:image/png;base64,AAAA' }, {}],
    ['no address of a logo', { ...good, logoUrl: 'logo.png' }, { logoUrl: LIMITS.logoUrl.invalid }],
    ['a website', { ...good, websiteUrl: ' https://example.com ' }, {}],
    ['no website', { ...good, websiteUrl: 'example.com' }, { websiteUrl: 'Valid website URL is required' }],
    ['a path is no website', { ...good, websiteUrl: '/about' }, { websiteUrl: 'Valid website URL is required' }],
    [
      'no email addresses',
      { ...good, email: 'desk', primaryContactEmail: 'a@b' },
      { email: 'Valid email is required', primaryContactEmail: 'Valid email is required' },
    ],
    ['email addresses', { ...good, email: 'desk@example.com', primaryContactEmail: 'sipho@example.co.za' }, {}],
    [
      'numbers below 0',
      { ...good, creditLimit: -100, sortOrder: -1 },
      { creditLimit: LIMITS.creditLimit.notNatural, sortOrder: 'Sort order must be 0 or greater' },
    ],
    [
      'numbers too large',
      { ...good, creditLimit: 1_000_000_001, sortOrder: 1_000_001 },
      {
        creditLimit: LIMITS.creditLimit.tooLarge,
        sortOrder: LIMITS.sortOrder.tooLarge,
      },
    ],
    ['a discount in percent', { ...good, discountKind: 'percent', discountValue: 1250 }, {}],
    [
      'a discount of more than all',
      { ...good, discountKind: 'percent', discountValue: 10_001 },
      { discountValue: DISCOUNT_RULES.discountValue.invalidPercent },
    ],
    [
      'a discount without a figure',
      { ...good, discountKind: 'amount', discountValue: null },
      { discountValue: DISCOUNT_RULES.discountValue.required },
    ],
    ['contacts', { ...good, contacts: [ann, { ...ann, email: 'bob@example.com' }] }, {}],
    [
      'a contact without a name, one without an email address',
      {
        ...good,
        contacts: [
          { ...ann, name: ' ' },
          { ...ann, email: 'bob' },
        ],
      },
      { contacts: [{ name: CONTACT.name.required }, { email: CONTACT.email.invalid }] },
    ],
    [
      'two contacts of one address',
      { ...good, contacts: [ann, { ...ann, email: 'ANN@example.com ' }] },
      { contacts: [{}, { email: CONTACT.email.repeated }] },
    ],
    ['more contacts than ten', { ...good, contacts: eleven }, { contacts: tooMany }],
    ['emptied numbers', { ...good, creditLimit: null, sortOrder: null }, {}],
    ['too long a text', { ...good, vatNumber: 'x'.repeat(41) }, { vatNumber: TEXTS.vatNumber.tooLong }],
  ])('%s', (_name, values, expected) => expect(CORPORATE_CLIENT_RULES.validate({ ...values })).toEqual(expected));
});
