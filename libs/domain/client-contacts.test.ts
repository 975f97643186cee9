import {
  type ClientContact,
  contactsWords,
  displacedContacts,
  mergedContacts,
  recipientsOf,
  repeatedAddresses,
} from './client-contacts.js';

const contact = (name: string, email: string | null = null, more: Partial<ClientContact> = {}): ClientContact => ({
  name,
  role: null,
  phone: null,
  ...more,
  email,
});

describe('repeatedAddresses', () => {
  it.each<[string, (string | null | undefined)[], number[]]>([
    ['none', [], []],
    ['each another', ['a@x.co', 'b@x.co'], []],
    ['two of one, whatever the case and the blanks', ['a@x.co', 'b@x.co', ' A@X.co'], [2]],
    ['three of one', ['a@x.co', 'a@x.co', 'A@x.co'], [1, 2]],
    ['those without an address are not one', [null, '', null, undefined, ' '], []],
  ])('%s', (_what, addresses, expected) =>
    expect(repeatedAddresses(addresses.map((email) => ({ ...(email !== undefined && { email }) })))).toEqual(expected),
  );
});

describe('mergedContacts', () => {
  const ann = contact('Ann', 'ann@x.co');
  const phone = '082 123 4567';
  it.each<[string, ClientContact[], ClientContact[], ClientContact[]]>([
    ['neither has any', [], [], []],
    ['only the kept one', [ann], [], [ann]],
    ['only the one that goes', [], [ann], [ann]],
    ['of both, the kept ones first', [ann], [contact('Bob', 'bob@x.co')], [ann, contact('Bob', 'bob@x.co')]],
    ['one address twice', [ann], [contact('Ann', 'ANN@x.co')], [ann]],
    ['one address for two names: the other without it', [ann], [contact('Anne', 'ANN@x.co')], [ann, contact('Anne')]],
    [
      'what the kept one does not say of the same address comes from the other',
      [contact('Ann', 'ann@x.co', { role: 'Buyer' })],
      [contact('Ann', 'ann@x.co', { role: 'Buyer', phone })],
      [contact('Ann', 'ann@x.co', { role: 'Buyer', phone })],
    ],
    [
      'what the two say otherwise of the same address is there of both',
      [contact('Ann', 'ann@x.co', { role: 'Buyer', phone })],
      [contact('Ann', 'ann@x.co', { role: 'Owner', phone: '011 555 0134' })],
      [
        contact('Ann', 'ann@x.co', { role: 'Buyer', phone }),
        contact('Ann', null, { role: 'Owner', phone: '011 555 0134' }),
      ],
    ],
    [
      'one address twice in what joins, as of a primary contact that gives way: once',
      [],
      [contact('Ann', 'ann@x.co'), contact('Ann', 'Ann@x.co', { phone }), contact('Anne', 'ann@x.co')],
      [contact('Ann', 'ann@x.co', { phone }), contact('Anne')],
    ],
    ['the very same without an address', [contact('Ann')], [contact('Ann')], [contact('Ann')]],
    [
      'of one name, and otherwise not the same',
      [contact('Ann')],
      [contact('Ann', null, { phone }), ann],
      [contact('Ann'), contact('Ann', null, { phone }), ann],
    ],
  ])('%s', (_what, kept, merged, expected) => expect(mergedContacts(kept, merged)).toEqual(expected));
});

describe('displacedContacts', () => {
  const primary = (name: string | null, email: string | null = null, tel: string | null = null) => ({
    primaryContactName: name,
    primaryContactEmail: email,
    primaryContactPhone: tel,
  });
  const sipho = primary('Sipho', 'sipho@x.co', '082 123 4567');
  it.each<[string, ReturnType<typeof primary>[], ReturnType<typeof primary>, ClientContact[]]>([
    ['neither has one', [primary(null), primary(null)], primary(null), []],
    ['only one has', [sipho, primary(null)], sipho, []],
    ['both have the same', [sipho, sipho], sipho, []],
    ['of the one who stays the rest is known too', [sipho, primary('Sipho')], sipho, []],
    ['two people: who does not stay', [primary('Ann', 'ann@x.co'), sipho], sipho, [contact('Ann', 'ann@x.co')]],
    [
      'two people, mixed: both',
      [primary('Ann', 'ann@x.co'), primary('Bob', 'bob@x.co')],
      primary('Ann', 'bob@x.co'),
      [contact('Ann', 'ann@x.co'), contact('Bob', 'bob@x.co')],
    ],
    ['without a name', [primary(null, 'desk@x.co'), sipho], sipho, [contact('desk@x.co', 'desk@x.co')]],
  ])('%s', (_what, both, one, expected) => expect(displacedContacts(both, one)).toEqual(expected));
});

describe('recipientsOf', () => {
  const client = {
    name: 'Acme',
    email: null,
    primaryContactName: null,
    primaryContactEmail: null,
    contacts: [],
  };
  it.each<[string, Partial<Parameters<typeof recipientsOf>[0]>, ReturnType<typeof recipientsOf>]>([
    ['nobody', {}, []],
    [
      'the client, its primary contact and the others',
      {
        email: 'desk@x.co',
        primaryContactName: 'Sipho',
        primaryContactEmail: 'sipho@x.co',
        contacts: [contact('Ann', 'ann@x.co', { role: 'Bookkeeper' }), contact('Bob')],
      },
      [
        { email: 'desk@x.co', name: 'Acme', role: null },
        { email: 'sipho@x.co', name: 'Sipho', role: 'Primary contact' },
        { email: 'ann@x.co', name: 'Ann', role: 'Bookkeeper' },
      ],
    ],
    [
      'each address once',
      { email: 'desk@x.co', primaryContactEmail: 'Desk@x.co', contacts: [contact('Ann', 'DESK@x.co')] },
      [{ email: 'desk@x.co', name: 'Acme', role: null }],
    ],
  ])('%s', (_what, fields, expected) => expect(recipientsOf({ ...client, ...fields })).toEqual(expected));
});

describe('contactsWords', () => {
  it.each<[ClientContact[], string]>([
    [[], ''],
    [[contact('Ann')], 'Ann'],
    [
      [contact('Ann', 'ann@x.co', { role: 'Buyer', phone: '011 555 0134' }), contact('Bob', 'bob@x.co')],
      'Ann, Buyer, ann@x.co, 011 555 0134; Bob, bob@x.co',
    ],
  ])('%j', (contacts, expected) => expect(contactsWords(contacts)).toBe(expected));
});
