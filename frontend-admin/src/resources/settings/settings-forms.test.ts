import {
  ASSISTANT_FACTS_RULES,
  BANK_RULES,
  CONTACT_FACTS_RULES,
  DELIVERY_OPTION_RULES,
  HOURS_RULES,
  INVOICE_FACTS_RULES,
  LINK_RULES,
  PRICE_RULES,
  SETTINGS_SECTIONS,
  SHOP_FACTS_RULES,
} from '#libs/contracts/school';
import { CARD_FACTS_RULES } from '#libs/contracts/card-settings';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { demonstration } from '#libs/school/demonstration';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { demonstrationAnswers } from '#libs/school/school-answers';
import { SECTION_FORMS } from './settings-forms';

const school = { ...demonstration, assistant: { facts: demonstrationAnswers } };

test.each(SETTINGS_SECTIONS)('%s is sent as it was read, and is fine', (section) => {
  const { valuesOf, dataOf, validate } = SECTION_FORMS[section];
  const values = valuesOf({ ...school[section], updatedAt: '2026-04-16T10:00:00.000Z' });
  expect(Object.keys(values).filter((name) => name.includes('.'))).toEqual([]);
  expect(validate(values)).toEqual({});
  expect(dataOf(values, school[section])).toEqual(school[section]);
});

const ACCOUNT = {
  bank_holder: 'Storm',
  bank_bank: 'FNB',
  bank_branchCode: '250655',
  bank_accountNumber: '6200 0000 001',
};

const CARD_ACCOUNT = { takesCards: true, merchantId: '10000100', merchantKey: '46f0cd694581a' };

test.each([
  ['contact', { phones_0_number: 'ring' }, { phones_0_number: CONTACT_FACTS_RULES.phoneNumber.invalid }],
  ['contact', { phones_0_number: '' }, { phones_0_number: CONTACT_FACTS_RULES.phoneNumber.required }],
  ['contact', { phones_1_number: '082 123 4567' }, { phones_1_label: CONTACT_FACTS_RULES.phoneLabel.required }],
  ['contact', { email: 'nobody' }, { email: CONTACT_FACTS_RULES.email.invalid }],
  ['contact', { address_city: ' ' }, { address_city: CONTACT_FACTS_RULES.city.required }],
  ['hours', { Monday_closes: '05:00' }, { Monday_closes: HOURS_RULES.order }],
  ['hours', { Sunday_isOpen: true }, { Sunday_opens: HOURS_RULES.opens }],
  ['hours', { Monday_isOpen: false, Monday_opens: 'never' }, {}],
  ['links', { booking: 'book.example' }, { booking: LINK_RULES.invalid }],
  ['links', { booking: '' }, {}],
  ['prices', { registrationFee: -1 }, { registrationFee: PRICE_RULES.amount.invalid }],
  ['prices', { registrationFee: null }, { registrationFee: PRICE_RULES.amount.invalid }],
  ['prices', { registrationFee: 1e12 }, { registrationFee: PRICE_RULES.amount.tooLarge }],
  ['assistant', { facts_parking: 'x'.repeat(401) }, { facts_parking: ASSISTANT_FACTS_RULES.answer.tooLong }],
  ['assistant', { facts_parking: null }, {}],
  [
    'shop',
    { bank_holder: 'Storm' },
    {
      bank_bank: 'The bank is required',
      bank_branchCode: BANK_RULES.branchCode.invalid,
      bank_accountNumber: BANK_RULES.accountNumber.invalid,
    },
  ],
  ['shop', { ...ACCOUNT, bank_branchCode: '25 06 55' }, {}],
  ['shop', { ...ACCOUNT, bank_branchCode: '2506' }, { bank_branchCode: BANK_RULES.branchCode.invalid }],
  ['shop', { maxPerProduct: 0 }, { maxPerProduct: SHOP_FACTS_RULES.maxPerProduct.invalid }],
  ['shop', { unpaidOrderDays: 0 }, {}],
  ['shop', { unpaidOrderDays: 91 }, { unpaidOrderDays: SHOP_FACTS_RULES.unpaidOrderDays.invalid }],
  ['shop', { deliveryOptions_1_price: null }, {}],
  ['shop', { deliveryOptions_1_price: Number.NaN }, { deliveryOptions_1_price: PRICE_RULES.amount.invalid }],
  ['shop', { deliveryOptions_1_freeFrom: -1 }, { deliveryOptions_1_freeFrom: PRICE_RULES.amount.invalid }],
  ['shop', { deliveryOptions_0_name: 'x'.repeat(61) }, { deliveryOptions_0_name: DELIVERY_OPTION_RULES.name.tooLong }],
  ['invoices', { isVatVendor: true }, { vatNumber: INVOICE_FACTS_RULES.vatNumber.required }],
  ['invoices', { isVatVendor: true, vatNumber: '4123 456 789', defaultTaxRate: 1_500 }, {}],
  ['invoices', { vatNumber: '123' }, { vatNumber: INVOICE_FACTS_RULES.vatNumber.invalid }],
  ['invoices', { defaultTaxRate: Number.NaN }, { defaultTaxRate: INVOICE_FACTS_RULES.defaultTaxRate.invalid }],
  ['invoices', { defaultTaxRate: 10_001 }, { defaultTaxRate: INVOICE_FACTS_RULES.defaultTaxRate.invalid }],
  ['invoices', { stormCombatEmail: 'nobody' }, { stormCombatEmail: INVOICE_RULES.stormCombatEmail.invalid }],
  [
    'invoices',
    { notes: 'x'.repeat(2_001), stormCombatLogo: 'data:image/png;base64,AA' },
    { notes: INVOICE_RULES.notes.tooLong },
  ],
  ['invoices', { vatBasis: 'payments', booksClosedUntil: '2020-02-29' }, {}],
  ['invoices', { booksClosedUntil: '2999-01-01' }, { booksClosedUntil: INVOICE_FACTS_RULES.booksClosedUntil.notOver }],
  ['cards', { merchantId: '1000 0100' }, { merchantId: CARD_FACTS_RULES.merchantId.invalid }],
  ['cards', { merchantKey: 'key!' }, { merchantKey: CARD_FACTS_RULES.merchantKey.invalid }],
  ['cards', { passphrase: 'x'.repeat(101) }, { passphrase: CARD_FACTS_RULES.passphrase.invalid }],
  [
    'cards',
    { takesCards: true, merchantId: ' ' },
    {
      merchantId: CARD_FACTS_RULES.merchantId.required,
      merchantKey: CARD_FACTS_RULES.merchantKey.required,
      passphrase: CARD_FACTS_RULES.passphrase.required,
    },
  ],
  ['cards', { ...CARD_ACCOUNT, passphrase: 'typed' }, {}],
  ['cards', { ...CARD_ACCOUNT, hasPassphrase: true }, {}],
  [
    'cards',
    { ...CARD_ACCOUNT, hasPassphrase: true, removesPassphrase: true },
    { passphrase: CARD_FACTS_RULES.passphrase.required },
  ],
  ['prices', { beginnerCourse_weeks: 0 }, { beginnerCourse_weeks: PRICE_RULES.weeks.invalid }],
] as const)('%s with %j is told %j', (section, typed, messages) => {
  const { valuesOf, validate } = SECTION_FORMS[section];
  expect(validate({ ...valuesOf(school[section]), ...typed })).toEqual(messages);
});

test('a bank account is sent without its spaces, and an empty one is none', () => {
  const { shop } = SECTION_FORMS;
  const values = { ...shop.valuesOf(demonstration.shop), ...ACCOUNT };
  const bank = { holder: 'Storm', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
  expect(shop.dataOf(values, demonstration.shop)).toEqual({ ...demonstration.shop, bank });
  expect(shop.valuesOf({ ...demonstration.shop, bank })).toEqual({ ...values, bank_accountNumber: '62000000001' });
  expect(shop.dataOf(shop.valuesOf(demonstration.shop), demonstration.shop)).toEqual(demonstration.shop);
});

test('an empty row of phones is none, and an empty link is null', () => {
  const { contact, links } = SECTION_FORMS;
  const values = { ...contact.valuesOf(demonstration.contact), phones_1_label: '', phones_1_number: ' ' };
  expect(contact.dataOf(values, demonstration.contact)).toEqual(demonstration.contact);
  expect(links.dataOf({ ...links.valuesOf(demonstration.links), booking: ' ' }, demonstration.links)).toMatchObject({
    booking: null,
  });
});

test('a way of delivery without a name is taken out; a new one gets an id that no other has', () => {
  const { valuesOf, dataOf } = SECTION_FORMS.shop;
  const typed = {
    ...valuesOf(demonstration.shop),
    deliveryOptions_0_name: ' ',
    deliveryOptions_2_name: 'Courier',
    deliveryOptions_2_price: 9_900,
  };
  expect(dataOf(typed, demonstration.shop)).toMatchObject({
    deliveryOptions: [
      demonstration.shop.deliveryOptions[1],
      { id: 'courier-2', name: 'Courier', kind: 'delivery', price: 9_900, freeFrom: null, isActive: true },
    ],
  });
});

test('of what new invoices begin with only what was typed over is sent: the rest follows the contact details', () => {
  const { valuesOf, dataOf } = SECTION_FORMS.invoices;
  const read = { ...demonstration.invoices, ...invoiceIssuer(), stormCombatLogo: '/logo.svg', notes: 'Thanks' };
  const typed = { ...valuesOf(read), bankName: ' FNB ', stormCombatPhone: ' ', stormCombatLogo: null };
  expect(dataOf(typed, read)).toEqual({
    ...demonstration.invoices,
    bankName: 'FNB',
    stormCombatPhone: null,
    stormCombatLogo: null,
  });
});

test('a passphrase is sent when it was typed, or is to be removed; what the server says is not sent at all', () => {
  const { valuesOf, dataOf } = SECTION_FORMS.cards;
  const read = { ...CARD_ACCOUNT, mode: 'live', hasPassphrase: true, setOnServer: ['takesCards', 'merchantId'] };
  const values = valuesOf(read);
  expect(values['passphrase']).toBe('');
  const sent = { merchantKey: '46f0cd694581a', mode: 'live' };
  expect(dataOf(values, read)).toEqual(sent);
  expect(dataOf({ ...values, passphrase: ' typed ' }, read)).toEqual({ ...sent, passphrase: 'typed' });
  expect(dataOf({ ...values, removesPassphrase: true }, read)).toEqual({ ...sent, passphrase: null });
  // Typed anew, the one there is goes anyway.
  const both = { ...values, passphrase: 'typed', removesPassphrase: true };
  expect(dataOf(both, read)).toEqual({ ...sent, passphrase: 'typed' });
});
