import { type Debt, type DebtColumn, debtorsOn, DEBT_WORDS } from './debtors.js';

const DAY = { year: 2027, month: 4, day: 16 };
const NOTHING = { notYetDue: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0, credit: 0, total: 0 };
const debt = (fields: Partial<Debt>): Debt => ({
  corporateClientId: 7,
  clientName: 'Highveld Logistics',
  dueDate: '2027-04-16',
  owed: 100,
  credit: 0,
  ...fields,
});

it.each<[string, DebtColumn]>([
  ['2027-05-01', 'notYetDue'],
  ['2027-04-16', 'notYetDue'],
  ['2027-04-15', 'days1to30'],
  ['2027-03-17', 'days1to30'],
  ['2027-03-16', 'days31to60'],
  ['2027-02-15', 'days31to60'],
  ['2027-02-14', 'days61to90'],
  ['2027-01-16', 'days61to90'],
  ['2027-01-15', 'over90'],
])('due %s stands under %s on 16 April 2027', (dueDate, column) => {
  expect(debtorsOn([debt({ dueDate })], DAY).totals).toEqual({ ...NOTHING, [column]: 100, total: 100 });
});

it('has a line for each client, whose credits hide no debt', () => {
  const { clients, totals } = debtorsOn(
    [
      debt({ dueDate: '2027-04-15', owed: 500, credit: -30 }),
      debt({ dueDate: '2027-05-01', owed: 1 }),
      debt({ corporateClientId: 8, owed: 20 }),
      debt({ corporateClientId: null, clientName: 'Gone', owed: 0, credit: -4 }),
      debt({ corporateClientId: null, clientName: 'Gone', owed: 6 }),
      debt({ corporateClientId: null, clientName: 'Gone too', owed: 9 }),
    ],
    DAY,
  );
  expect(clients).toEqual([
    {
      ...NOTHING,
      corporateClientId: 7,
      clientName: 'Highveld Logistics',
      notYetDue: 1,
      days1to30: 500,
      credit: -30,
      total: 471,
    },
    { ...NOTHING, corporateClientId: 8, clientName: 'Highveld Logistics', notYetDue: 20, total: 20 },
    { ...NOTHING, corporateClientId: null, clientName: 'Gone', notYetDue: 6, credit: -4, total: 2 },
    { ...NOTHING, corporateClientId: null, clientName: 'Gone too', notYetDue: 9, total: 9 },
  ]);
  expect(totals).toEqual({ ...NOTHING, notYetDue: 36, days1to30: 500, credit: -34, total: 502 });
});

it('of nothing is nothing', () => expect(debtorsOn([], DAY)).toEqual({ clients: [], totals: NOTHING }));

it('says the ages as statements say them', () =>
  expect(DEBT_WORDS).toEqual({
    notYetDue: 'Not yet due',
    days1to30: '1 to 30 days',
    days31to60: '31 to 60 days',
    days61to90: '61 to 90 days',
    over90: 'Over 90 days',
    credit: 'Paid too much',
  }));
