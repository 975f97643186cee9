import request from 'supertest';
import { EXPORT_PERIOD } from '#libs/contracts/export-period';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Invoice } from './invoice.entity.js';
import { InvoicePayment } from './invoice-paying.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const exported = (what: string, query: object = {}) =>
  request(t.server)
    .get(`/api/admin/invoices/${what}export`)
    .set(admin.headers)
    .query(
      Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    );
/** Without what the file begins with; none of these cells needs quotes. */
const linesOf = async (what: string, query: object = {}) => {
  const { text } = await exported(what, query).expect(200);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
};
/** The cells of one column, below its name. */
const column = async (what: string, name: string, query: object = {}) => {
  const [head = [], ...lines] = await linesOf(what, query);
  return lines.map((line) => line[head.indexOf(name)]);
};
const filter = (clientName: string, more: object = {}) => ({ clientName, ...more });
const paid = (invoiceId: number, date: string, amount: number) =>
  t.db.insert(InvoicePayment, { invoiceId, date, amount, method: 'eft', reference: `EFT ${date}` });

/** A client's invoices of the end of March, of April's first and last day and of May's first. */
async function invoicesOf(clientName: string): Promise<number[]> {
  const ids: number[] = [];
  for (const issueDate of ['2026-03-31', '2026-04-01', '2026-04-30', '2026-05-01'])
    ids.push((await createInvoice(t.db, { clientName, issueDate, items: [{}] })).id);
  return ids;
}
const APRIL = { from: '2026-04-01', to: '2026-04-30' };

describe('GET /api/admin/invoices/export', () => {
  it('is a CSV file of what was issued within the period, both days included', async () => {
    await invoicesOf('Period');
    await invoicesOf('Somebody else');
    const answer = await exported('', { ...APRIL, filter: filter('Period') })
      .expect(200)
      .expect('Content-Type', 'text/csv; charset=utf-8')
      .expect('Content-Disposition', 'attachment; filename="invoices-2026-04-01-to-2026-04-30.csv"')
      .expect('Cache-Control', 'no-store');
    expect(answer.text).toContain('invoiceNumber,clientName,');
    const sort = ['issueDate', 'ASC'];
    const days = (period: object) => column('', 'issueDate', { ...period, sort, filter: filter('period') });
    expect(await days(APRIL)).toEqual(['2026-04-01', '2026-04-30']);
    expect(await days({ from: '2026-04-30' })).toEqual(['2026-04-30', '2026-05-01']);
    expect(await days({ to: '2026-04-01' })).toEqual(['2026-03-31', '2026-04-01']);
    expect(await days({})).toHaveLength(4);
    await exported('', { from: '2026-04-30' }).expect(
      'Content-Disposition',
      'attachment; filename="invoices-2026-04-30.csv"',
    );
  });

  it('has amounts in rand with a dot, also below zero, and no formula of anybody', async () => {
    const { id, invoiceNumber } = await createInvoice(t.db, {
      clientName: '=1+1',
      clientEmail: null,
      taxRate: 1500,
      items: [{ unitPrice: 100_005 }],
    });
    await paid(id, '2026-04-16', 200_000);
    const [head = [], line = []] = await linesOf('', { filter: { id } });
    expect(Object.fromEntries(head.map((name, at) => [name, line[at]]))).toEqual({
      invoiceNumber,
      clientName: "'=1+1",
      clientEmail: '',
      clientVatNumber: '',
      issueDate: '2026-03-02',
      dueDate: '2999-12-31',
      status: 'pending',
      subtotal: '1000.05',
      taxAmount: '150.01',
      totalAmount: '1150.06',
      paidAmount: '2000.00',
      creditedAmount: '0.00',
      outstandingAmount: '-849.94',
      notes: '',
      discountPercent: '',
      discountAmount: '0.00',
    });
  });

  it('has the discount off the whole, in percent and in rand', async () => {
    const discount = { discountKind: 'percent' as const, discountValue: 1250 };
    const { id } = await createInvoice(t.db, { ...discount, items: [{ unitPrice: 100_000 }] });
    const figures = ['subtotal', 'discountPercent', 'discountAmount', 'totalAmount'];
    const cells = await Promise.all(figures.map((name) => column('', name, { filter: { id } })));
    expect(cells.flat()).toEqual(['1000.00', '12.5', '125.00', '875.00']);
    expect(await column('', 'discountAmount', { filter: { id, discountKind: 'amount' } })).toEqual([]);
  });

  it('leaves out what the search and the filters of the list leave out, and what is deleted', async () => {
    const [first = 0, second = 0] = await invoicesOf('Searched Mining');
    await t.db.update(Invoice, second, { deletedAt: new Date() });
    await t.db.update(Invoice, first, { status: 'paid' });
    expect(await column('', 'status', { filter: { q: 'searched min' } })).toHaveLength(3);
    expect(await column('', 'status', { filter: { q: 'searched min', status: 'paid' } })).toEqual(['paid']);
    expect(await column('', 'status', { filter: { q: 'nobody at all' } })).toEqual([]);
  });

  it('has every line of many, in the order of the list', async () => {
    await t.db.query(`INSERT INTO invoices (invoice_number, client_name, issue_date, due_date, storm_combat_name)
      SELECT 'INV-2020-' || lpad(n::text, 4, '0'), 'Many', '2020-01-01', '2020-02-01', 'Storm'
      FROM generate_series(1, 1201) n`);
    const numbers = await column('', 'invoiceNumber', { sort: ['invoiceNumber', 'DESC'], filter: filter('Many') });
    expect(numbers).toHaveLength(1201);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
  });
});

it('GET /api/admin/invoices/items/export has a line for each line of those invoices', async () => {
  const { id, invoiceNumber } = await createInvoice(t.db, {
    clientName: 'Lines',
    issueDate: '2026-04-30',
    items: [
      { description: 'Workshop', quantity: 2, unitPrice: 60_000, discountKind: 'percent', discountValue: 1250 },
      { description: '@home', discountKind: 'amount', discountValue: 5000 },
    ],
  });
  await createInvoice(t.db, { clientName: 'Lines', issueDate: '2026-05-01', items: [{}] });
  await createInvoice(t.db, { clientName: 'Lines', issueDate: '2026-04-01' });
  await exported('items/', APRIL).expect(
    'Content-Disposition',
    'attachment; filename="invoice-lines-2026-04-01-to-2026-04-30.csv"',
  );
  expect(await linesOf('items/', { ...APRIL, filter: filter('Lines') })).toEqual([
    [
      'invoiceNumber',
      'clientName',
      'issueDate',
      'status',
      'description',
      'quantity',
      'unitPrice',
      'totalPrice',
      'discountPercent',
      'discountAmount',
    ],
    [invoiceNumber, 'Lines', '2026-04-30', 'pending', 'Workshop', '2', '600.00', '1050.00', '12.5', '150.00'],
    [invoiceNumber, 'Lines', '2026-04-30', 'pending', "'@home", '1', '2500.00', '2450.00', '', '50.00'],
  ]);
  expect(await column('items/', 'description', { filter: { id, status: 'paid' } })).toEqual([]);
});

it('GET /api/admin/invoices/payments/export has what came in within the period, whenever it was issued', async () => {
  const [march = 0, april = 0] = await invoicesOf('Payer');
  const [other = 0] = await invoicesOf('Other payer');
  await paid(march, '2026-04-30', 12_345);
  await paid(march, '2026-04-01', 100);
  await paid(april, '2026-05-01', 200);
  await paid(other, '2026-04-02', 300);
  const query = { ...APRIL, sort: ['issueDate', 'ASC'], filter: filter('Payer') };
  await exported('payments/', query).expect(
    'Content-Disposition',
    'attachment; filename="invoice-payments-2026-04-01-to-2026-04-30.csv"',
  );
  const { invoiceNumber } = await t.db.findOneByOrFail(Invoice, { id: march });
  const [head, ...lines] = await linesOf('payments/', query);
  expect(head).toEqual([
    'date',
    'amount',
    'method',
    'reference',
    'invoiceNumber',
    'clientName',
    'status',
    'recordedAt',
    'receivedOn',
  ]);
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines).toEqual([
    ['2026-04-01', '1.00', 'eft', 'EFT 2026-04-01', invoiceNumber, 'Payer', 'pending', moment, '2026-04-01'],
    ['2026-04-30', '123.45', 'eft', 'EFT 2026-04-30', invoiceNumber, 'Payer', 'pending', moment, '2026-04-30'],
  ]);
  expect(await column('payments/', 'amount', { filter: filter('Payer'), from: '2026-05-01' })).toEqual(['2.00']);
  expect(await column('payments/', 'amount', { filter: filter('Payer') })).toHaveLength(3);
});

describe.each(['', 'items/', 'payments/'])('a wrong query of %sexport', (what) => {
  it.each<[string, object, object]>([
    ['no day', { from: 'yesterday' }, { from: EXPORT_PERIOD.from.invalid }],
    ['a day that is none', { to: '2026-02-30' }, { to: EXPORT_PERIOD.to.invalid }],
    ['the wrong way round', { from: '2026-04-02', to: '2026-04-01' }, { from: EXPORT_PERIOD.reversed }],
  ])('is refused by the field: %s', async (_case, query, errors) => {
    expect((await exported(what, query).expect(400)).body.errors).toEqual(errors);
  });

  it('is refused as the list refuses it', async () => {
    await exported(what, { filter: { colour: 'red' } }).expect(400);
    await exported(what, { sort: ['colour', 'ASC'] }).expect(400);
    await exported(what, { filter: '{' }).expect(400);
  });
});
