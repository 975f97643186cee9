import request from 'supertest';
import type { ClientStatementView } from '#libs/contracts/generated/api';
import { REPORT_RULES } from '#libs/contracts/report';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import type { DebtAges, Debtor } from '#libs/domain/reports/debtors';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { CreditNote, InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.query('TRUNCATE invoices, corporate_clients CASCADE'));

const TODAY = isoDate(schoolToday());
const daysAgo = (days: number) => isoDate(addDays(schoolToday(), -days));
const NOTHING: DebtAges = {
  notYetDue: 0,
  days1to30: 0,
  days31to60: 0,
  days61to90: 0,
  over90: 0,
  credit: 0,
  total: 0,
};

const get = (path: string, query: Record<string, string> = {}) =>
  request(t.server).get(`/api/admin/${path}`).set(admin.headers).query(query);
const debtors = async (asOf: string) =>
  (await get('reports/debtors', { asOf }).expect(200)).body as { clients: Debtor[]; totals: DebtAges };
const client = (name: string) => t.db.save(CorporateClient, { name, logoUrl: '/clients/highveld.svg' });
/** R1 000.00 each, of 2 January 2026. */
const invoiced = (corporateClientId: number | null, overrides: Partial<Invoice> = {}) =>
  createInvoice(t.db, {
    corporateClientId,
    issueDate: '2026-01-02',
    items: [{ unitPrice: 100_000 }],
    ...overrides,
  });
const paid = (invoiceId: number, date: string, amount: number) =>
  t.db.insert(InvoicePayment, { invoiceId, date, amount, method: 'eft' });
let notes = 0;
const credited = (invoiceId: number, date: string, amount: number) =>
  t.db.insert(CreditNote, {
    invoiceId,
    creditNoteNumber: `CN-2019-${String((notes += 1)).padStart(4, '0')}`,
    date,
    amount,
    taxAmount: 0,
    reason: 'A lesson less',
  });

describe('GET /api/admin/reports/debtors', () => {
  it('has a line for each client who owes, by how long it has been due on that day', async () => {
    const [zebra, highveld, settled] = [await client('Zebra'), await client('Highveld'), await client('Settled')];
    for (const dueDate of ['2026-06-30', '2026-06-29', '2026-05-31', '2026-05-30', '2026-05-01', '2026-04-30'])
      await invoiced(highveld.id, { dueDate });
    await invoiced(highveld.id, { dueDate: '2026-04-01' });
    await invoiced(highveld.id, { dueDate: '2026-03-31' });
    await paid((await invoiced(highveld.id, { dueDate: '2026-06-01' })).id, '2026-06-30', 130_000);
    await credited((await invoiced(zebra.id, { dueDate: '2026-06-30' })).id, '2026-06-30', 1);
    await paid((await invoiced(settled.id)).id, '2026-06-30', 100_000);
    const { body } = await get('reports/debtors', { asOf: '2026-06-30' })
      .expect(200)
      .expect('Cache-Control', 'no-store');
    const ofHighveld = {
      notYetDue: 100_000,
      days1to30: 200_000,
      days31to60: 200_000,
      days61to90: 200_000,
      over90: 100_000,
      credit: -30_000,
      total: 770_000,
    };
    expect(body).toEqual({
      asOf: '2026-06-30',
      clients: [
        { corporateClientId: highveld.id, clientName: 'Highveld', ...ofHighveld },
        { corporateClientId: zebra.id, clientName: 'Zebra', ...NOTHING, notYetDue: 99_999, total: 99_999 },
      ],
      totals: { ...ofHighveld, notYetDue: 199_999, total: 869_999 },
    });
  });

  it('knows nothing yet of what was issued, paid or credited later', async () => {
    const { id } = await client('Highveld');
    const invoice = await invoiced(id, { dueDate: '2026-02-01' });
    await paid(invoice.id, '2026-02-10', 30_000);
    await credited(invoice.id, '2026-03-10', 20_000);
    await paid(invoice.id, '2026-03-20', 60_000);
    await invoiced(id, { dueDate: '2026-03-01', issueDate: '2026-02-15' });
    const totals = async (asOf: string) => (await debtors(asOf)).totals;
    expect(await totals('2026-01-01')).toEqual(NOTHING);
    expect(await totals('2026-01-02')).toEqual({ ...NOTHING, notYetDue: 100_000, total: 100_000 });
    expect(await totals('2026-02-09')).toEqual({ ...NOTHING, days1to30: 100_000, total: 100_000 });
    expect(await totals('2026-02-10')).toEqual({ ...NOTHING, days1to30: 70_000, total: 70_000 });
    expect(await totals('2026-03-10')).toEqual({ ...NOTHING, days1to30: 100_000, days31to60: 50_000, total: 150_000 });
    expect(await totals('2026-03-20')).toEqual({
      ...NOTHING,
      days1to30: 100_000,
      credit: -10_000,
      total: 90_000,
    });
  });

  it('owes again, on a day before it was paid, what is paid now', async () => {
    const { id } = await client('Highveld');
    const invoice = await invoiced(id, { dueDate: '2026-02-01', status: 'paid' });
    await paid(invoice.id, '2026-02-10', 100_000);
    expect((await debtors('2026-02-09')).totals.total).toBe(100_000);
    expect((await debtors('2026-02-10')).totals.total).toBe(0);
  });

  it('leaves out cancelled and deleted invoices', async () => {
    const { id } = await client('Highveld');
    await paid((await invoiced(id, { status: 'cancelled' })).id, '2026-04-01', 10_000);
    await t.db.update(Invoice, (await invoiced(id)).id, { deletedAt: new Date() });
    for (const asOf of ['2026-03-31', TODAY])
      expect(await debtors(asOf)).toMatchObject({ clients: [], totals: NOTHING });
  });

  it('owes nothing since the day on which staff called it paid, whatever is paid of it later', async () => {
    const { id } = await client('Highveld');
    const invoice = await invoiced(id, { dueDate: '2026-02-01' });
    await paid(invoice.id, '2026-02-10', 30_000);
    const callIt = (status: InvoiceStatus) =>
      request(t.server).put(`/api/admin/invoices/${invoice.id}`).set(admin.headers).send({ status }).expect(200);
    const owed = () => Promise.all([daysAgo(1), TODAY].map(async (asOf) => (await debtors(asOf)).totals.total));
    await callIt('paid');
    expect(await owed()).toEqual([70_000, 0]);
    await callIt('pending');
    expect(await owed()).toEqual([70_000, 70_000]);
    await callIt('paid');
    await t.db.update(Invoice, invoice.id, { settledOn: '2026-02-20' });
    await paid(invoice.id, TODAY, 70_000);
    const days = ['2026-02-09', '2026-02-10', '2026-02-19', '2026-02-20', TODAY];
    const totals = await Promise.all(days.map(async (asOf) => (await debtors(asOf)).totals.total));
    expect(totals).toEqual([100_000, 70_000, 70_000, 0, 0]);
  });

  it('names a client as it is called now, and a deleted one as its invoices do', async () => {
    const { id } = await client('Highveld (Pty) Ltd');
    await invoiced(id, { clientName: 'Highveld' });
    await invoiced(null, { clientName: 'Gone Mining' });
    expect((await debtors(TODAY)).clients).toMatchObject([
      { corporateClientId: null, clientName: 'Gone Mining', total: 100_000 },
      { corporateClientId: id, clientName: 'Highveld (Pty) Ltd', total: 100_000 },
    ]);
  });

  it('says of each client what its statement of the same day says', async () => {
    const ids: number[] = [];
    for (const name of ['Highveld', 'Zebra']) {
      const { id } = await client(name);
      ids.push(id);
      for (const [late, amount] of [
        [-3, 0],
        [0, 1],
        [1, 0],
        [30, 33_333],
        [31, 0],
        [60, 99_999],
        [61, 0],
        [90, 100_000],
        [91, 1],
      ] as const) {
        const invoice = await invoiced(id, { dueDate: daysAgo(late), status: late > 0 ? 'overdue' : 'pending' });
        if (amount > 0) await paid(invoice.id, daysAgo(1), amount);
      }
      await invoiced(id, { status: 'cancelled' });
    }
    const overpaid = await invoiced(ids[0]!, { dueDate: daysAgo(91), status: 'paid' });
    await paid(overpaid.id, TODAY, 100_500);
    const { clients } = await debtors(TODAY);
    expect(clients.map(({ credit }) => credit)).toEqual([-500, 0]);
    for (const [at, id] of ids.entries()) {
      const { ageing, totalOutstanding } = (await get(`corporate-clients/${id}/statement`).expect(200))
        .body as ClientStatementView;
      const { notYetDue, days1to30, days31to60, days61to90, over90, credit, total } = clients[at]!;
      expect(total).toBe(totalOutstanding);
      expect({
        current: notYetDue,
        days30: days1to30,
        days60: days31to60,
        days90: days61to90,
        // The one overpaid is over 90 days old: a statement takes it from what is owed of that age.
        over90: over90 + credit,
      }).toEqual(ageing);
    }
  });
});

it('GET /api/admin/reports/debtors/export has the same figures in rand, and no formula of anybody', async () => {
  await invoiced((await client('=1+1')).id, { dueDate: '2026-02-01' });
  await paid((await invoiced(null, { clientName: 'Gone, Ltd', dueDate: '2026-02-01' })).id, '2026-02-01', 100_001);
  const { text } = await get('reports/debtors/export', { asOf: '2026-02-02' })
    .expect(200)
    .expect('Content-Disposition', 'attachment; filename="debtors-2026-02-02.csv"');
  expect(text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'clientName,notYetDue,days1to30,days31to60,days61to90,over90,credit,total',
    "'=1+1,0.00,1000.00,0.00,0.00,0.00,0.00,1000.00",
    '"Gone, Ltd",0.00,0.00,0.00,0.00,0.00,-0.01,-0.01',
    'total,0.00,1000.00,0.00,0.00,0.00,-0.01,999.99',
  ]);
});

it.each([
  ['debtors', {}],
  ['debtors', { asOf: 'today' }],
  ['debtors/export', { asOf: '2026-02-30' }],
])('%s as of %j is refused by the field', async (path, query) => {
  const { body } = await get(`reports/${path}`, query).expect(400);
  expect(body.errors).toEqual({ asOf: REPORT_RULES.asOf.invalid });
});
