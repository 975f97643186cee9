import { signatureOf, urlEncoded } from './payfast-signature.js';

it.each([
  ['Thandi Mokoena', 'Thandi+Mokoena'],
  ['https://www.example.com/notify?a=b', 'https%3A%2F%2Fwww.example.com%2Fnotify%3Fa%3Db'],
  ['a-b_c.d', 'a-b_c.d'],
  ["!'()*~", '%21%27%28%29%2A%7E'],
  ['50% + R10', '50%25+%2B+R10'],
  ['Zoë', 'Zo%C3%AB'],
])('%j is encoded as PHP does', (text, encoded) => {
  expect(urlEncoded(text)).toBe(encoded);
});

const NO_CUSTOM = Object.fromEntries(
  ['str', 'int'].flatMap((kind) => [1, 2, 3, 4, 5].map((i) => [`custom_${kind}${i}`, ''])),
);

/** From the tests of PayFast's own PHP SDK (NotificationTest); the first with the passphrase of its sandbox. */
it.each<[signature: string, passphrase: string, fields: Record<string, string>]>([
  [
    'ac4c3e993d31b5b9d525dc0087051437',
    'jt7NOE43FZPn',
    {
      m_payment_id: '1234',
      pf_payment_id: '1221576',
      payment_status: 'COMPLETE',
      item_name: 'Order#123',
      item_description: '',
      amount_gross: '10.00',
      amount_fee: '-0.23',
      amount_net: '9.77',
      ...NO_CUSTOM,
      name_first: 'First',
      name_last: 'Last',
      email_address: 'test@test.com',
      merchant_id: '10000100',
    },
  ],
  [
    '4078bca2c8987e0e0c4e7230f2f46323',
    '',
    {
      m_payment_id: '000000020',
      pf_payment_id: '1579137',
      payment_status: 'COMPLETE',
      item_name: 'Order #000000020',
      item_description: '',
      amount_gross: '15.00',
      amount_fee: '-2.30',
      amount_net: '12.70',
      ...NO_CUSTOM,
      name_first: 'Tom',
      name_last: 'Tom',
      email_address: 'lindley+user1@appinlet.com',
      merchant_id: '10027938',
    },
  ],
])('signs the notice %s as PayFast did', (signature, passphrase, fields) => {
  expect(signatureOf(Object.entries(fields), passphrase)).toBe(signature);
});

it('signs a form as PayFast does: what its SDK has in AuthTest, in the documented order of the fields', () => {
  const form = {
    merchant_id: '10028084',
    merchant_key: '4hjoenwbwnuso',
    return_url: 'https://test.com/billing/success',
    cancel_url: 'https://test.com/billing/cancel',
    notify_url: 'https://test.com/payfast/webhook',
    name_first: 'Test',
    name_last: 'Test',
    email_address: 'test@test.com',
    m_payment_id: '5',
    amount: '5.00',
    item_name: 'Test',
    custom_int1: '1',
    custom_int2: '1',
    custom_str1: 'U29tZSBUZXN0IFN0cmluZw',
    custom_str2: 'QW5vdGhlciBUZXN0IFN0cmluZw',
    email_confirmation: '1',
    confirmation_address: 'test@test.test',
    subscription_type: '1',
    billing_date: '2023-01-01',
    recurring_amount: '5',
    frequency: '3',
    cycles: '0',
  };
  expect(signatureOf(Object.entries(form), 'payfastsandbox')).toBe('3441682c5d8a65486f5b7cc8ce41d146');
});
