import { invoiceEmailText, type InvoiceEmail } from './invoice-email-text.js';

const whole: InvoiceEmail = {
  invoiceNumber: 'INV-2027-0001',
  clientName: 'Highveld Logistics',
  clientEmail: 'accounts@highveld.example',
  issueDate: '16/04/2027',
  dueDate: '23/04/2027',
  totalAmount: 138_000,
  outstandingAmount: 138_000,
  discountLabel: 'Discount',
  discountAmount: 0,
  items: [{ description: 'Self-defence workshop', quantity: 2, totalPrice: 120_000, discount: null }],
  bank: [
    { label: 'Bank', value: 'Example Bank' },
    { label: 'Payment reference', value: 'INV-2027-0001' },
  ],
  notes: 'Thank you for your trust in us.',
  sender: ['Storm Combat Academy', '011 555 0100', null],
};

it('says all of it, in an order to be read', () => {
  expect(invoiceEmailText(whole)).toBe(`To: accounts@highveld.example
Subject: Invoice INV-2027-0001 from Storm Combat Academy

Dear Highveld Logistics,

Please find attached invoice INV-2027-0001.

Issue date: 16/04/2027
Due date: 23/04/2027
Total: R1 380.00

2 x Self-defence workshop: R1 200.00

Bank: Example Bank
Payment reference: INV-2027-0001

Thank you for your trust in us.

Kind regards,
Storm Combat Academy
011 555 0100`);
});

it.each<[string, Partial<InvoiceEmail>, string, boolean]>([
  ['a part is paid', { outstandingAmount: 38_000 }, 'Outstanding: R380.00', true],
  ['all is paid', { outstandingAmount: 0 }, 'Outstanding: R0.00', true],
  ['too much is paid', { outstandingAmount: -100 }, 'Outstanding: R0.00', true],
  ['nothing is paid', {}, 'Outstanding', false],
  ['no sender', { sender: [] }, 'Subject: Invoice INV-2027-0001\n', true],
  ['no bank', { bank: [] }, 'Bank:', false],
  ['no lines', { items: [] }, ' x ', false],
  [
    'a line has a discount',
    { items: [{ description: 'Workshop', quantity: 2, totalPrice: 90_000, discount: '10%' }] },
    '2 x Workshop, less 10%: R900.00\n',
    true,
  ],
  [
    'the whole has one',
    { discountLabel: 'Discount (10%)', discountAmount: 12_000 },
    'Due date: 23/04/2027\nDiscount (10%): R120.00\nTotal: R',
    true,
  ],
  ['nothing has one', {}, 'Discount', false],
  ['no notes', { notes: null }, '\n\n\n', false],
])('%s', (_case, change, text, isIn) => {
  expect(invoiceEmailText({ ...whole, ...change }).includes(text)).toBe(isIn);
});
