import { type ComparedClient, likenesses, possibleDuplicates } from './client-lookalike.js';

const named = (name: string): ComparedClient => ({ name });

describe('the names of one company', () => {
  it.each([
    ['Acme Security', 'Acme Security'],
    ['Acme Security', 'ACME  security'],
    ['Acme Security', 'Acme Security (Pty) Ltd'],
    ['Acme Security Pty Ltd', 'Acme Security CC'],
    ['Acme Security Proprietary Limited', 'Acme Security (Pty) Ltd.'],
    ['Acme Security', 'Acme-Security, Inc.'],
    ['AcmeSecurity', 'Acme Security'],
    ['Café Müller', 'Cafe Muller'],
    ["O'Brien & Sons", 'OBrien and Sons'],
    ['Acme Security', 'Acme Securty'],
    ['Acme Security', 'Acme Securitty'],
    ['Acme Security', 'Acme Sekurity'],
    ['Acme Security', 'Acme Secuirty'],
    ['Highveld Logistics', 'ighveld Logistics (Pty) Ltd'],
    ['Kestrel', 'Kestrels'],
    ['Depot 12 Traders', 'Depot 12 Trader'],
  ])('%s, %s', (one, other) => {
    expect(likenesses(named(one), named(other))).toEqual(['name']);
    expect(likenesses(named(other), named(one))).toEqual(['name']);
  });
});

describe('the names of two companies', () => {
  it.each([
    ['Acme Security', 'Acme Logistics'],
    ['Acme Security', 'Acme Seccurrity'],
    ['Highveld North', 'Highveld South'],
    ['Vaal', 'Waal'],
    ['ABC', 'ABD (Pty) Ltd'],
    ['Depot 1 Traders', 'Depot 2 Traders'],
    ['Depot 1 Traders', 'Depot 11 Traders'],
    ['Studio 12', 'Studio 21'],
    ['Limited', 'CC'],
    ['CC Cleaning', 'Cleaning'],
    ['', ''],
    ['...', '!!'],
    ['Acme Security', ''],
  ])('%s, %s', (one, other) => expect(likenesses(named(one), named(other))).toEqual([]));
});

describe('one company by other signs', () => {
  it.each<[string, ComparedClient, ComparedClient, string[]]>([
    ['the same email', { email: 'Desk@Acme.example ' }, { email: 'desk@acme.example' }, ['email']],
    ['the email of a contact', { email: 'a@acme.example' }, { primaryContactEmail: 'a@acme.example' }, ['email']],
    ['another mailbox', { email: 'a@acme.example' }, { email: 'b@acme.example' }, []],
    ['the same phone', { phone: '011 555 0134' }, { phone: '+27 (0) 11-555-0134' }, ['phone']],
    ['the phone of a contact', { primaryContactPhone: '0115550134' }, { phone: '27115550134' }, ['phone']],
    ['another phone', { phone: '011 555 0134' }, { phone: '011 555 0135' }, []],
    ['what is no number', { phone: 'ext 134' }, { phone: 'ext 134' }, []],
    ['the same VAT number', { vatNumber: '4123 456 789' }, { vatNumber: 'VAT 4123456789' }, ['vatNumber']],
    ['no VAT number', { vatNumber: 'none' }, { vatNumber: 'None' }, []],
    ['nothing at all', { email: '', phone: null }, { email: '', phone: null }, []],
    [
      'several',
      { name: 'Acme', email: 'a@acme.example', phone: '011 555 0134' },
      { name: 'ACME CC', email: 'a@acme.example', phone: '011 555 0199' },
      ['name', 'email'],
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(likenesses(one, other)).toEqual(expected);
    expect(likenesses(other, one)).toEqual(expected);
  });
});

it('a list has every two that look alike, once', () => {
  const acme = { id: 1, name: 'Acme', email: 'a@acme.example' };
  const acmeAgain = { id: 3, name: 'Acme CC' };
  const mailed = { id: 4, name: 'Other', primaryContactEmail: 'a@acme.example' };
  expect(possibleDuplicates([acme, { id: 2, name: 'Kestrel' }, acmeAgain, mailed])).toEqual([
    { one: acme, other: acmeAgain, alikeIn: ['name'] },
    { one: acme, other: mailed, alikeIn: ['email'] },
  ]);
  expect(possibleDuplicates([])).toEqual([]);
});
