import type { ClientLedgerView, LedgerEntryView } from '#libs/contracts/generated/api';
import { ledgerFile } from './ledger-file';
import { usualLedgerPeriod } from './ledger-period';

const entry: LedgerEntryView = {
  kind: 'payment',
  id: 1,
  date: '2027-04-16',
  amount: -12_345,
  balance: -345,
  invoiceNumber: 'INV-2027-0001',
  creditNoteNumber: null,
  method: 'eft',
  reference: '=1+1',
  creditUsed: null,
  status: null,
};
const ledger: ClientLedgerView = {
  corporateClientId: 1,
  clientName: 'Highveld',
  from: '2027-02-01',
  to: '2027-04-30',
  openingBalance: 12_000,
  entries: [entry],
  closingBalance: -345,
};

it('the file has the two balances and each entry between them', () => {
  expect(ledgerFile(ledger).replace('\uFEFF', '').split('\r\n')).toEqual([
    'date,what,amount,balance',
    '2027-02-01,Opening balance,,120.00',
    expect.stringMatching(/^2027-04-16,"Payment of INV-2027-0001, EFT, =1\+1",.*-123\.45.*,.*-3\.45/),
    expect.stringMatching(/^2027-04-30,Closing balance,,.*-3\.45/),
    '',
  ]);
});

it.each([
  [{ year: 2027, month: 4, day: 16 }, '2027-01-16', '2027-04-16'],
  [{ year: 2027, month: 3, day: 31 }, '2026-12-31', '2027-03-31'],
  [{ year: 2027, month: 5, day: 31 }, '2027-02-28', '2027-05-31'],
  [{ year: 2028, month: 5, day: 30 }, '2028-02-29', '2028-05-30'],
  [{ year: 2027, month: 1, day: 1 }, '2026-10-01', '2027-01-01'],
])('on %j it goes from %s to %s', (today, from, to) => expect(usualLedgerPeriod(today)).toEqual({ from, to }));
