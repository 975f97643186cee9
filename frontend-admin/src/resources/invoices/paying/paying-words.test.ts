import { clientWarning } from './paying-words';

const INVOICE = { stormCombatVatNumber: '4123456789', totalAmount: 600_000, clientAddress: '1 Long Street' };

it.each([
  [{ ...INVOICE, clientVatNumber: '4987654321' }, undefined],
  [
    { ...INVOICE, clientVatNumber: null },
    'A tax invoice of more than R5 000.00 must show the VAT number of a client who is a VAT vendor. This one has none.',
  ],
  [
    { ...INVOICE, clientAddress: null, clientVatNumber: null },
    "A tax invoice of more than R5 000.00 must show the client's address and the VAT number of a client who is a VAT " +
      'vendor. This one has neither.',
  ],
])('%j is sent with the warning %j', (invoice, warning) =>
  expect(clientWarning(invoice)?.replaceAll('\u00A0', ' ')).toBe(warning),
);
