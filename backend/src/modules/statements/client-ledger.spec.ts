/** What a client owed after each invoice, credit note and payment: in the end, what its statement says. */
import request from 'supertest';
import { REPORT_RULES } from '#libs/contracts/report';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import type { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import type { ClientLedgerView } from './client-ledger.view.js';
import type { ClientStatementView } from './client-statement.view.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const TODAY = isoDate(schoolToday());
const daysAgo = (days: number) => isoDate(addDays(schoolToday(), -days));
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const addClient = () => t.db.save(CorporateClient, { name: 'Highveld Logistics', logoUrl: '/clients/highveld.svg' });
/** R1 000.00 unless told otherwise. */
const invoiced = (corporateClientId: number, issueDate: string, unitPrice = 100_000, fields: Partial<Invoice> = {}) =>
  createInvoice(t.db, { corporateClientId, issueDate, items: [{ unitPrice }], ...fields });
const ledgerOf = async (id: number, from = daysAgo(90), to = TODAY) =>
  (await call('get', `corporate-clients/${id}/ledger?from=${from}&to=${to}`).expect(200)).body as ClientLedgerView;
const owedBy = async (id: number) =>
  ((await call('get', `corporate-clients/${id}/statement`).expect(200)).body as ClientStatementView).totalOutstanding;
const told = ({ entries }: ClientLedgerView) =>
  entries.map(({ kind, date, amount, balance }) => [kind, date, amount, balance]);

it('tells each of a period with the balance after it, and what was owed before', async () => {
  const { id } = await addClient();
  await invoiced(id, daysAgo(200), 50_000);
  const first = await invoiced(id, daysAgo(60));
  const second = await invoiced(id, daysAgo(30), 200_000);
  await call('post', `invoices/${first.id}/payments`, {
    date: daysAgo(40),
    amount: 40_000,
    method: 'cash',
    reference: 'Till 3',
  }).expect(201);
  await call('post', `corporate-clients/${id}/payments`, {
    paidOn: daysAgo(20),
    amount: 300_000,
    method: 'eft',
    reference: 'EFT 9',
    allocations: [{ invoiceId: first.id, amount: 60_000 }],
  }).expect(201);
  await call('post', `invoices/${second.id}/use-credit`, { amount: 150_000 }).expect(201);
  await call('post', `invoices/${second.id}/credit-notes`, { amount: 10_000, reason: 'Rain' }).expect(201);

  const ledger = await ledgerOf(id);
  expect({ ...ledger, entries: told(ledger) }).toEqual({
    corporateClientId: id,
    clientName: 'Highveld Logistics',
    from: daysAgo(90),
    to: TODAY,
    openingBalance: 50_000,
    entries: [
      ['invoice', daysAgo(60), 100_000, 150_000],
      ['payment', daysAgo(40), -40_000, 110_000],
      ['invoice', daysAgo(30), 200_000, 310_000],
      ['client-payment', daysAgo(20), -300_000, 10_000],
      ['credit-note', TODAY, -10_000, 0],
      ['credit-used', TODAY, 0, 0],
    ],
    closingBalance: 0,
  });
  const nothing = { invoiceNumber: null, creditNoteNumber: null, method: null, reference: null };
  const none = { ...nothing, creditUsed: null, status: null };
  const { invoiceNumber } = first;
  const { creditNotes } = (await call('get', `invoices/${second.id}`)).body as InvoiceDetails;
  const { creditNoteNumber } = creditNotes[0]!;
  const ofSecond = second.invoiceNumber;
  expect(ledger.entries).toMatchObject([
    { ...none, id: first.id, invoiceNumber },
    { ...none, invoiceNumber, method: 'cash', reference: 'Till 3' },
    { ...none, id: second.id, invoiceNumber: ofSecond },
    { ...none, method: 'eft', reference: 'EFT 9' },
    { ...none, invoiceNumber: ofSecond, creditNoteNumber },
    { ...none, invoiceNumber: ofSecond, creditUsed: 150_000 },
  ]);
  expect(await owedBy(id)).toBe(ledger.closingBalance);
});

it.each<[string, Partial<Invoice>, [string, number, number][]]>([
  [
    'cancelled',
    { status: 'cancelled' },
    [
      ['invoice', 100_000, 100_000],
      ['settled-by-hand', -100_000, 0],
    ],
  ],
  [
    'called paid without a payment',
    { status: 'paid' },
    [
      ['invoice', 100_000, 100_000],
      ['settled-by-hand', -100_000, 0],
    ],
  ],
  ['deleted', { deletedAt: new Date() }, []],
])('an invoice that was %s owes nothing', async (_what, fields, entries) => {
  const { id } = await addClient();
  await t.db.update(Invoice, (await invoiced(id, daysAgo(10))).id, fields);
  const ledger = await ledgerOf(id);
  expect(ledger.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual(entries);
  expect(ledger).toMatchObject({ openingBalance: 0, closingBalance: 0 });
  expect(await owedBy(id)).toBe(0);
});

it('after a random walk the closing balance is the statement’s, wherever the period is cut', async () => {
  const random = mulberry(20_270_416);
  const oneOf = <Of>(list: readonly Of[]) => list[Math.floor(random() * list.length)]!;
  const { id } = await addClient();
  const other = await addClient();
  await invoiced(other.id, daysAgo(5));
  const invoices: number[] = [];
  const amount = () => 1 + Math.floor(random() * 90_000);
  const day = () => daysAgo(Math.floor(random() * 80));
  /** Some are refused, as they would be to staff: then nothing has happened. */
  const steps: (() => Promise<unknown>)[] = [
    async () => invoices.push((await invoiced(id, day(), amount(), { taxRate: oneOf([0, 1500]) })).id),
    () =>
      call('post', `invoices/${oneOf(invoices)}/payments`, {
        date: day(),
        amount: amount(),
        method: 'eft',
        allowOverpayment: random() < 0.5,
      }),
    () => call('post', `invoices/${oneOf(invoices)}/credit-notes`, { amount: amount(), reason: 'Rain' }),
    () => {
      const allocations = [{ invoiceId: oneOf(invoices), amount: amount() }];
      const paid = allocations[0]!.amount + amount();
      return call('post', `corporate-clients/${id}/payments`, {
        paidOn: day(),
        amount: paid,
        method: 'card',
        allocations,
      });
    },
    () => call('post', `invoices/${oneOf(invoices)}/use-credit`, { amount: amount() }),
    () => call('put', `invoices/${oneOf(invoices)}`, { status: oneOf(['cancelled', 'paid', 'pending', 'overdue']) }),
    () => call('delete', `invoices/${oneOf(invoices)}`),
    async () => {
      const { body } = await call('get', `invoices/${oneOf(invoices)}`);
      const payment = (body as Partial<InvoiceDetails>).payments?.[0];
      if (payment) await call('delete', `invoices/${(body as InvoiceDetails).id}/payments/${payment.id}`);
    },
  ];
  await steps[0]!();
  for (let step = 0; step < 150; step += 1) {
    await oneOf(steps)();
    if (step % 15 > 0) continue;
    const whole = await ledgerOf(id, daysAgo(100));
    expect([step, whole.openingBalance, whole.closingBalance]).toEqual([step, 0, await owedBy(id)]);
    const cut = Math.floor(random() * 80) + 1;
    const before = await ledgerOf(id, daysAgo(100), daysAgo(cut));
    const after = await ledgerOf(id, daysAgo(cut - 1));
    expect(after.openingBalance).toBe(before.closingBalance);
    expect([...before.entries, ...after.entries]).toEqual(whole.entries);
  }
  expect(new Set((await ledgerOf(id, daysAgo(100))).entries.map(({ kind }) => kind)).size).toBe(6);
});

it.each([
  ['without days', '', { from: REPORT_RULES.from.invalid, to: REPORT_RULES.to.invalid }],
  ['a day that is none', 'from=2027-02-30&to=2027-03-01', { from: REPORT_RULES.from.invalid }],
  ['the wrong way round', 'from=2027-03-02&to=2027-03-01', { from: REPORT_RULES.reversed }],
  ['too many months', 'from=2020-01-01&to=2027-03-01', { to: REPORT_RULES.to.tooLate }],
])('%s is refused', async (_what, query, errors) => {
  const { id } = await addClient();
  expect((await call('get', `corporate-clients/${id}/ledger?${query}`).expect(400)).body.errors).toMatchObject(
    'from' in errors && query === '' ? { from: errors.from } : errors,
  );
});

it('there is none of a client that is not there', () =>
  call('get', 'corporate-clients/2147483647/ledger?from=2027-01-01&to=2027-03-01').expect(404));

/** Numbers that look random and are the same each time. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
