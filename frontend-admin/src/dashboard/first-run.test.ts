import { demonstration } from '#libs/school/demonstration';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { firstRunTasks, type KnownFacts } from './first-run';

const updatedAt = '2026-04-16T10:00:00.000Z';
const NEVER = '1970-01-01T00:00:00.000Z';
const mails = { waiting: 0, failing: 0, givenUp: 0, to: 'files' as const };
const NEW: KnownFacts = {
  contact: { ...demonstration.contact, updatedAt },
  links: { ...demonstration.links, updatedAt: NEVER },
  shop: demonstration.shop,
  invoices: { ...demonstration.invoices, bankName: invoiceIssuer().bankName, updatedAt: NEVER },
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
  links: { updatedAt },
  shop: { bank: { holder: 'Us', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' } },
  invoices: { bankName: 'Our Bank', isVatVendor: true, vatNumber: '4123456789', updatedAt },
  system: { mails: { ...mails, to: 'server' } },
};

test('a new school has all of it before it, one that said everything nothing', () => {
  expect(firstRunTasks(NEW)).toHaveLength(7);
  expect(firstRunTasks(OWN)).toEqual([]);
});

test.each<[Partial<KnownFacts>, string]>([
  [{ contact: { ...OWN.contact, whatsapp: NEW.contact.whatsapp } }, '/settings#contact'],
  [{ contact: { ...OWN.contact, supportEmail: NEW.contact.supportEmail } }, '/settings#contact'],
  [{ links: NEW.links }, '/settings#links'],
  [{ shop: NEW.shop }, '/settings#shop'],
  [{ invoices: NEW.invoices }, '/settings#invoices'],
  [{ invoices: { ...OWN.invoices, bankName: NEW.invoices.bankName } }, '/settings#invoices'],
  [{ system: NEW.system }, '/system'],
])('%j is left', (left, to) => {
  expect(firstRunTasks({ ...OWN, ...left }).map((task) => task.to)).toEqual([to]);
});

test('who is no VAT vendor says so by saving the section', () => {
  const invoices = { ...NEW.invoices, bankName: 'Our Bank' };
  expect(firstRunTasks({ ...OWN, invoices })).toHaveLength(1);
  expect(firstRunTasks({ ...OWN, invoices: { ...invoices, updatedAt } })).toEqual([]);
});

test('only the owner hears of the mail server', () => {
  expect(firstRunTasks({ ...OWN, system: undefined })).toEqual([]);
});
