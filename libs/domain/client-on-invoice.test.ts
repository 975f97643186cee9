import { clientOnInvoice, type InvoicedClient } from './client-on-invoice.js';

const client: InvoicedClient = {
  name: 'Highveld',
  email: 'desk@highveld.example',
  phone: '011 555 0100',
  primaryContactEmail: 'sipho@highveld.example',
  primaryContactPhone: '082 555 0177',
  vatNumber: '4123456789',
  address: '1 Long Street',
  city: 'Sandton',
  province: 'Gauteng',
  postalCode: '2196',
  country: 'South Africa',
  billingAddress: null,
  billingCity: null,
  billingProvince: null,
  billingPostalCode: null,
  billingCountry: 'South Africa',
};

it('keeps the client as it is', () => {
  expect(clientOnInvoice(client)).toEqual({
    clientName: 'Highveld',
    clientEmail: 'desk@highveld.example',
    clientPhone: '011 555 0100',
    clientVatNumber: '4123456789',
    clientAddress: '1 Long Street\nSandton\nGauteng 2196\nSouth Africa',
  });
});

it.each<[string, Partial<InvoicedClient>, object]>([
  [
    'a billing address',
    { billingAddress: 'PO Box 7', billingCity: 'Rivonia', billingPostalCode: '2128' },
    { clientAddress: 'PO Box 7\nRivonia\n2128\nSouth Africa' },
  ],
  [
    'only the contact person',
    { email: null, phone: null },
    { clientEmail: 'sipho@highveld.example', clientPhone: '082 555 0177' },
  ],
  ['nobody to write to', { email: null, primaryContactEmail: null }, { clientEmail: null }],
  [
    'no address',
    { address: null, city: null, province: null, postalCode: null, country: null },
    { clientAddress: null },
  ],
  [
    'the country it began with, and nothing else of an address',
    { address: null, city: null, province: null, postalCode: null },
    { clientAddress: null },
  ],
])('%s', (_case, change, kept) => expect(clientOnInvoice({ ...client, ...change })).toMatchObject(kept));
