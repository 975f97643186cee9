import { ledgerWords, type ToldEntry } from './client-ledger.js';

const NOTHING: Omit<ToldEntry, 'kind'> = {
  invoiceNumber: null,
  creditNoteNumber: null,
  method: null,
  reference: null,
  creditUsed: null,
  status: null,
};
const invoiceNumber = 'INV-2027-0001';

it.each<[Partial<ToldEntry> & Pick<ToldEntry, 'kind'>, string]>([
  [{ kind: 'invoice', invoiceNumber }, 'Invoice INV-2027-0001'],
  [
    { kind: 'credit-note', invoiceNumber, creditNoteNumber: 'CN-2027-0001' },
    'Credit note CN-2027-0001 for INV-2027-0001',
  ],
  [{ kind: 'payment', invoiceNumber, method: 'cash' }, 'Payment of INV-2027-0001, Cash'],
  [{ kind: 'payment', invoiceNumber, method: 'eft', reference: 'FNB 12' }, 'Payment of INV-2027-0001, EFT, FNB 12'],
  [{ kind: 'client-payment', method: 'eft' }, 'Payment for several invoices or in advance, EFT'],
  [{ kind: 'credit-used', invoiceNumber, creditUsed: 5_000 }, 'Credit of R50.00 used for INV-2027-0001'],
  [{ kind: 'settled-by-hand', invoiceNumber, status: 'cancelled' }, 'INV-2027-0001 cancelled'],
  [{ kind: 'settled-by-hand', invoiceNumber, status: 'paid' }, 'INV-2027-0001 set to Paid without a payment'],
])('%j reads %s', (entry, words) => expect(ledgerWords({ ...NOTHING, ...entry })).toBe(words));
