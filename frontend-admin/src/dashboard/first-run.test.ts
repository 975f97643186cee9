import { demonstration } from '#libs/school/demonstration';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { firstRunTasks, type KnownFacts } from './first-run';

const updatedAt = '2026-04-16T10:00:00.000Z';
const NEVER = '1970-01-01T00:00:00.000Z';
const mails = { waiting: 0, failing: 0, givenUp: 0, to: 'files' as const };
const NEW: KnownFacts = {
  contact: { ...demonstration.contact, updatedAt },
  tax: { ...demonstration.invoices, updatedAt: NEVER },
  links: { ...demonstration.links, updatedAt: NEVER },
  shop: demonstration.shop,
  invoices: { bankName: invoiceIssuer().bankName },
  system: { mails },
};
const OWN: KnownFacts = {
  contact: {
    ...NEW.contact,
    phones: [{ label: 'School', number: '+27115550199' }],
    whatsapp: '+27825550199',
    email: 'us@school.example',
    supportEmail: 'help@school.example',
    address: { ...demonstration.contact.address, street: '12 Main Road' },
  },
  tax: { isVatVendor: true, vatNumber: '4123456789', updatedAt },
  links: { updatedAt },
  shop: { bank: { holder: 'Us', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' } },
  invoices: { bankName: 'Our Bank' },
  system: { mails: { ...mails, to: 'server' } },
};

test('a new school has all of it before it, one that said everything nothing', () => {
  expect(firstRunTasks(NEW)).toHaveLength(8);
  expect(firstRunTasks(OWN)).toEqual([]);
});

test.each<[Partial<KnownFacts>, string]>([
  [{ contact: { ...OWN.contact, whatsapp: NEW.contact.whatsapp } }, '/settings#contact'],
  [{ contact: { ...OWN.contact, supportEmail: NEW.contact.supportEmail } }, '/settings#contact'],
  [{ tax: NEW.tax }, '/settings#invoices'],
  [{ links: NEW.links }, '/settings#links'],
  [{ shop: NEW.shop }, '/settings#shop'],
  [{ invoices: NEW.invoices }, '/invoices#settings'],
  [{ system: NEW.system }, '/system'],
])('%j is left', (left, to) => {
  expect(firstRunTasks({ ...OWN, ...left }).map((task) => task.to)).toEqual([to]);
});

test('who is no VAT vendor says so by saving the section', () => {
  expect(firstRunTasks({ ...OWN, tax: { ...NEW.tax, updatedAt } })).toEqual([]);
});

test('only the owner hears of the mail server', () => {
  expect(firstRunTasks({ ...OWN, system: undefined })).toEqual([]);
});
