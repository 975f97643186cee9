import { changedFields } from './changed-fields';

const MEMBERSHIP = {
  basic: { monthly: 65_000, commitmentMonths: 1 },
  premium: { monthly: 125_000, commitmentMonths: 6 },
};
const PICTURE = '/api/images/0123.png';

test.each([
  [{ name: 'Storm' }, { name: 'Thunder' }, ['Name: Storm to Thunder']],
  [{ facebook: null }, { facebook: 'https://a.example' }, ['Facebook: none to https://a.example']],
  [{ Sunday: null }, { Sunday: { opens: '09:00', closes: '12:00' } }, ['Sunday: closed to 09:00–12:00']],
  [
    { membership: MEMBERSHIP },
    { membership: { ...MEMBERSHIP, basic: { monthly: 70_050, commitmentMonths: 2 } } },
    ['Membership, basic, monthly: R650.00 to R700.50', 'Membership, basic, commitment months: 1 to 2'],
  ],
  [
    { phones: [{ label: 'School', number: '+27115550134' }] },
    {
      phones: [
        { label: 'School', number: '+27115550199' },
        { label: 'Kids', number: '+27115550200' },
      ],
    },
    [
      'Phones, 1, number: +27115550134 to +27115550199',
      'Phones, 2, label: none to Kids',
      'Phones, 2, number: none to +27115550200',
    ],
  ],
  [
    { stormCombatName: 'Storm', defaultTaxRate: null },
    { stormCombatName: 'Thunder', defaultTaxRate: 1_500 },
    ['Invoice name: Storm to Thunder', 'Default tax rate: none to 15%'],
  ],
  [{ stormCombatLogo: null }, { stormCombatLogo: PICTURE }, ['Invoice logo: none to a picture']],
  [{ stormCombatLogo: PICTURE }, { stormCombatLogo: `${PICTURE}2` }, ['Invoice logo: a picture to another picture']],
  [{ stormCombatLogo: PICTURE }, { stormCombatLogo: '/clients/a.svg' }, ['Invoice logo: a picture to /clients/a.svg']],
  [{ maxPerProduct: 10 }, { maxPerProduct: 3 }, ['Max per product: 10 to 3']],
])('%j to %j', (before, after, told) => {
  expect(changedFields(before, after).map(({ field, from, to }) => `${field}: ${from} to ${to}`)).toEqual(told);
});
