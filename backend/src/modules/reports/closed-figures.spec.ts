/** The figures of a closed period are the same for good, whatever is written since (decision 0094). */
import request from 'supertest';
import { IsNull } from 'typeorm';
import { BANK_STATEMENT_RULES } from '#libs/contracts/bank-statement';
import type { VatView } from '#libs/contracts/generated/api';
import { ERASED } from '#libs/contracts/people';
import { closedAs } from '#libs/contracts/report';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { closedBooksRefusal } from '#libs/domain/books';
import { DEBT_COLUMNS, type DebtAges, type Debtor } from '#libs/domain/reports/debtors';
import { addDays, isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { createInvoice, createOrder, createUser, type SignedIn, signIn } from '../../../test/factories.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { takeErasing } from '../../../test/run-erasing.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { CreditNote, InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { enqueue } from '../jobs/enqueue.js';

const DAYS = [-60, -45, -30, -29, 0].map((days) => isoDate(addDays(schoolToday(), days)));
const [FIRST, MIDDLE, LAST, OPEN, TODAY] = DAYS as [string, string, string, string, string];
const CLOSED = closedBooksRefusal(LAST);
const THANDI = 'thandi@example.com';
const PAID = { amount: 1_000, method: 'eft', reference: 'EFT 7' };

let t: TestApp;
let owner: SignedIn;
/** The ids of what the period holds, by their names below. */
let ids: Awaited<ReturnType<typeof aClosedPeriod>>;

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(owner.headers).send(body);
const settings = (body: object) => call('put', 'settings/invoices', body).expect(200);
const made = async (path: string, body: object) => {
  const answer = await call('post', path, body).expect(201);
  return answer.body as { id: number; payments: { id: number }[]; credits: { id: number }[] };
};

beforeAll(async () => {
  t = await startTestApp();
  owner = await signIn(t, await createUser(t.db, { id: SUPER_USER_ID, role: 'admin' }));
  await t.db.query("SELECT setval('users_id_seq', 100)");
  ids = await aClosedPeriod();
});
afterAll(() => t.close());

/** Everything that reports count, dated in it, as a VAT vendor by payments. */
async function aClosedPeriod() {
  await settings({ isVatVendor: true, vatNumber: '4123456789', vatBasis: 'payments', booksClosedUntil: null });
  const [highveld, spare] = await t.db.save(CorporateClient, [
    { name: 'Highveld', email: 'accounts@highveld.example', logoUrl: '/clients/highveld.svg' },
    { name: 'Highveld Twice', logoUrl: '/clients/highveld.svg' },
  ]);
  const invoiced = (issueDate: string, overrides: Parameters<typeof createInvoice>[1] = {}) =>
    createInvoice(t.db, {
      corporateClientId: highveld!.id,
      issueDate,
      dueDate: MIDDLE,
      taxRate: 1_500,
      items: [{ unitPrice: 100_000 }, { description: 'Trial', unitPrice: 0 }],
      ...overrides,
    });
  const draft = await invoiced(LAST);
  const sent = await invoiced(FIRST);
  const { payments } = await made(`invoices/${sent.id}/payments`, { ...PAID, date: LAST });
  const calledPaid = await invoiced(FIRST, { status: 'paid' });
  await t.db.update(Invoice, calledPaid.id, { settledOn: MIDDLE });
  const credited = await invoiced(FIRST);
  const note = { creditNoteNumber: 'CN-2019-0001', date: LAST, amount: 11_500, taxAmount: 1_500, reason: 'One less' };
  await t.db.insert(CreditNote, { invoiceId: credited.id, ...note });
  const cancelled = await invoiced(FIRST, { status: 'cancelled' });
  const deleted = await invoiced(FIRST);
  await call('delete', `invoices/${deleted.id}`).expect(200);
  const nobodys = { corporateClientId: null, clientName: 'Thandi Dube', clientEmail: THANDI, clientAddress: 'At home' };
  const ofNobody = await invoiced(FIRST, { ...nobodys, status: 'cancelled' });
  const paid = { invoiceId: ofNobody.id, date: MIDDLE, amount: 500, method: 'eft', reference: 'THANDI' } as const;
  await t.db.insert(InvoicePayment, paid);
  const order = await createOrder(t.db, { createdAt: new Date(`${FIRST}T10:00:00Z`), customerEmail: THANDI });
  await made(`orders/${order.id}/payments`, { ...PAID, amount: 49_900, date: MIDDLE });
  await made(`orders/${order.id}/refunds`, { ...PAID, date: LAST });
  await made(`corporate-clients/${highveld!.id}/payments`, { ...PAID, amount: 70_000, paidOn: LAST, allocations: [] });
  const [ahead] = await t.db.query<[{ id: number }]>('SELECT id FROM client_payments');
  const open = await invoiced(OPEN);
  await settings({ booksClosedUntil: LAST });
  return {
    highveld: highveld!.id,
    spare: spare!.id,
    draft: draft.id,
    line: draft.items[0]!.id,
    freeLine: draft.items[1]!.id,
    sent: sent.id,
    payment: payments[0]!.id,
    calledPaid: calledPaid.id,
    credited: credited.id,
    cancelled: cancelled.id,
    deleted: deleted.id,
    ofNobody: ofNobody.id,
    order: order.id,
    ahead: ahead.id,
    open: open.id,
    openLine: open.items[0]!.id,
  };
}

/** What the owner has in hand of it: each report, and its file. */
async function figures(): Promise<unknown> {
  const period = `from=${FIRST}&to=${LAST}`;
  const reports = [
    `vat?${period}`,
    `vat?${period}&basis=invoices`,
    `takings?${period}`,
    ...[FIRST, MIDDLE, LAST].map((asOf) => `debtors?asOf=${asOf}`),
  ];
  const read = async (path: string) => {
    const { body, text, headers } = await call('get', `reports/${path}`).expect(200);
    return path.includes('/export') ? [headers['content-disposition'], text] : (body as object);
  };
  return Promise.all(reports.flatMap((report) => [read(report), read(report.replace('?', '/export?'))]));
}

const LINE = { description: 'Free lesson', quantity: 1, unitPrice: 0 };
/** The answer's status, or what a 409 says. */
type Expected = number | string;
type Write = [what: string, expected: Expected, method: Method, path: string, body?: object];
/** In this order; `{draft}` stands for the id of that. */
const WRITES: Write[] = [
  ['the school is no vendor any more', 200, 'put', 'settings/invoices', { isVatVendor: false, vatNumber: null }],
  ['by the other basis', 200, 'put', 'settings/invoices', { vatBasis: 'invoices' }],
  ['another tax rate for new invoices', 200, 'put', 'settings/invoices', { defaultTaxRate: 1_400 }],
  ['another name for new invoices', 200, 'put', 'settings/invoices', { stormCombatName: 'Storm Ltd' }],
  ['a draft, paid', 200, 'put', 'invoices/{draft}', { status: 'paid' }],
  ['a draft, pending again', 200, 'put', 'invoices/{draft}', { status: 'pending' }],
  ['a sent invoice, paid', 200, 'put', 'invoices/{sent}', { status: 'paid' }],
  ['a sent invoice, overdue', 200, 'put', 'invoices/{sent}', { status: 'overdue' }],
  ['one that was called paid, pending', 200, 'put', 'invoices/{calledPaid}', { status: 'pending' }],
  ['and paid again', 200, 'put', 'invoices/{calledPaid}', { status: 'paid' }],
  ['a later due date', 200, 'put', 'invoices/{sent}', { dueDate: TODAY }],
  ['an earlier due date', 200, 'put', 'invoices/{sent}', { dueDate: FIRST }],
  ['a due date of a draft', 200, 'put', 'invoices/{draft}', { dueDate: OPEN }],
  ['notes', 200, 'put', 'invoices/{sent}', { notes: 'Told by phone' }],
  ['cancelled', CLOSED, 'put', 'invoices/{draft}', { status: 'cancelled' }],
  ['not cancelled', CLOSED, 'put', 'invoices/{cancelled}', { status: 'pending' }],
  ['the client of a draft', CLOSED, 'put', 'invoices/{draft}', { clientName: 'Somebody else' }],
  ['its address', CLOSED, 'put', 'invoices/{draft}', { clientAddress: '1 Other Road' }],
  ['its VAT number', CLOSED, 'put', 'invoices/{draft}', { clientVatNumber: '4999999999' }],
  ['the issuer', CLOSED, 'put', 'invoices/{draft}', { stormCombatName: 'Storm Ltd' }],
  ['its address', CLOSED, 'put', 'invoices/{draft}', { stormCombatAddress: '1 Other Road' }],
  ['its VAT number', CLOSED, 'put', 'invoices/{draft}', { stormCombatVatNumber: '4999999999' }],
  ['where a draft goes', 200, 'put', 'invoices/{draft}', { clientEmail: 'books@highveld.example' }],
  ['the tax rate', CLOSED, 'put', 'invoices/{draft}', { taxRate: 0 }],
  ['a discount', CLOSED, 'put', 'invoices/{draft}', { discountKind: 'percent', discountValue: 1_000 }],
  ['the client of a sent one', 409, 'put', 'invoices/{sent}', { clientName: 'Somebody else' }],
  ['a line', CLOSED, 'post', 'invoices/{draft}/items', { ...LINE, unitPrice: 100 }],
  ['a line for nothing', CLOSED, 'post', 'invoices/{draft}/items', LINE],
  ['what a line is called', CLOSED, 'put', 'invoices/{draft}/items/{line}', { description: 'Consulting' }],
  ['how much a line is', CLOSED, 'put', 'invoices/{draft}/items/{line}', { unitPrice: 1 }],
  ['how many for nothing', CLOSED, 'put', 'invoices/{draft}/items/{freeLine}', { quantity: 9 }],
  ['without a line for nothing', CLOSED, 'delete', 'invoices/{draft}/items/{freeLine}'],
  ['without a line', CLOSED, 'delete', 'invoices/{draft}/items/{line}'],
  ['a draft deleted', CLOSED, 'delete', 'invoices/{draft}'],
  ['a deleted one restored', CLOSED, 'post', 'invoices/{deleted}/restore'],
  ['a payment in it', CLOSED, 'post', 'invoices/{sent}/payments', { ...PAID, date: LAST }],
  ['a payment taken back', CLOSED, 'delete', 'invoices/{sent}/payments/{payment}'],
  ['a payment since', 201, 'post', 'invoices/{draft}/payments', { ...PAID, date: OPEN }],
  ['a payment since of an invoice since', 201, 'post', 'invoices/{open}/payments', { ...PAID, date: OPEN }],
  [
    'more than what one called paid was',
    201,
    'post',
    'invoices/{calledPaid}/payments',
    { ...PAID, amount: 115_000, date: OPEN, allowOverpayment: true },
  ],
  ['credit used on it', 201, 'post', 'invoices/{sent}/use-credit', { amount: 20_000 }],
  ['a credit note', 201, 'post', 'invoices/{sent}/credit-notes', { amount: 5_000, reason: 'A lesson less' }],
  ['corrected', 201, 'post', 'invoices/{credited}/correct'],
  ['duplicated', 201, 'post', 'invoices/{draft}/duplicate'],
  ['marked as sent', 200, 'post', 'invoices/{draft}/mark-sent'],
  [
    'a payment of the client in it',
    CLOSED,
    'post',
    'corporate-clients/{highveld}/payments',
    { ...PAID, paidOn: LAST, allocations: [] },
  ],
  ['a payment of the client taken back', CLOSED, 'delete', 'corporate-clients/{highveld}/payments/{ahead}'],
  ['a payment of an order in it', CLOSED, 'post', 'orders/{order}/payments', { ...PAID, date: LAST }],
  ['a refund in it', CLOSED, 'post', 'orders/{order}/refunds', { ...PAID, date: LAST }],
  ['a refund since', 201, 'post', 'orders/{order}/refunds', { ...PAID, date: OPEN }],
  ['an order delivered', 200, 'put', 'orders/{order}', { status: 'delivered' }],
  ['the client has another address', 200, 'put', 'corporate-clients/{highveld}', { address: '1 Other Road' }],
  ['the client deleted', 409, 'delete', 'corporate-clients/{highveld}'],
  ['one of the client merged into it', 200, 'post', 'corporate-clients/{spare}/merge', { into: '{highveld}' }],
  ['an order deleted', 200, 'delete', 'orders/{order}'],
];

let before: unknown;
beforeAll(async () => {
  before = await figures();
});

it('were closed with a vendor, by payments, of whom something is owed', () => {
  expect(before).toMatchObject({
    0: { basis: 'payments', closedBasis: 'payments', isVatVendor: true, isClosed: true, vatNumber: '4123456789' },
  });
});

it.each(WRITES.map((write) => [write[0], write] as const))('stay: %s', async (_what, write) => {
  const [, expected, method, path, body] = write;
  const withIds = (text: string) =>
    text.replaceAll(/"?\{(\w+)\}"?/g, (_all, name: keyof typeof ids) => String(ids[name]));
  const answer = await call(method, withIds(path), body && (JSON.parse(withIds(JSON.stringify(body))) as object));
  const { message } = answer.body as { message?: string };
  if (typeof expected === 'string') expect([answer.status, message]).toEqual([409, expected]);
  else expect({ status: answer.status, message }).toMatchObject({ status: expected });
  // A sentence, with the way out.
  if (answer.status === 409) expect(message).toMatch(/^[A-Z]\S*( \S+){6,}$/);
  expect(await figures()).toEqual(before);
});

it('stay when a bank statement names a day of it', async () => {
  const content = `Date, Amount, Balance, Description\n${LAST.replaceAll('-', '/')}, 10.00, 1.00, LESSON`;
  const layout = { headerRow: 1, date: 1, amount: 2, text: [4] };
  const lines = [{ row: 2, kind: 'invoice', id: ids.open }];
  const { body } = await call('post', 'bank-statements/import', { content, layout, lines }).expect(409);
  expect(body.message).toBe(BANK_STATEMENT_RULES.rowFailed(2, CLOSED));
  expect(await figures()).toEqual(before);
});

it.each([
  [`UPDATE invoice_payments SET reference = 'Another'`],
  [`UPDATE client_payments SET reference = 'Another'`],
  [`UPDATE order_payments SET reference = 'Another'`],
  [`UPDATE invoice_payments SET client_payment_id = (SELECT min(id) FROM client_payments)`],
  [`UPDATE credit_notes SET reason = 'Another'`],
  [`UPDATE invoices SET invoice_number = 'INV-2019-9999'`],
])('stay: %s', async (statement) => {
  const date = statement.startsWith('UPDATE client_payments')
    ? 'paid_on'
    : statement.includes('invoices')
      ? 'issue_date'
      : 'date';
  await expect(t.db.query(`${statement} WHERE ${date} <= '${LAST}'`)).rejects.toThrow('the books are closed');
});

it('stay when who paid is erased, and when they are forgotten because it is old', async () => {
  await call('post', 'people/erase', { email: THANDI, confirmation: THANDI }).expect(202);
  await (
    await takeErasing(t)
  )();
  const erased = await t.db.findOneByOrFail(Invoice, { id: ids.ofNobody });
  expect(erased).toMatchObject({ clientName: ERASED.name, clientAddress: null });
  expect(await t.db.findOneByOrFail(InvoicePayment, { invoiceId: ids.ofNobody })).toMatchObject({ reference: null });
  expect(await figures()).toEqual(before);

  await t.db.query("UPDATE invoices SET status = 'paid' WHERE status NOT IN ('paid', 'cancelled')");
  await t.db.query("UPDATE invoices SET client_email = 'old@x.co', updated_at = '2000-01-01'");
  await enqueue(t.db, 'forget-old-people', { tick: new Date().toISOString() });
  await runJobs(t);
  expect(await t.db.countBy(Invoice, { clientEmail: IsNull() })).toBe(await t.db.countBy(Invoice, {}));
  expect(await figures()).toEqual(before);
});

it('follow their client by name alone: renamed, or merged with another who owes', async () => {
  const owed = async () => {
    const { body } = await call('get', `reports/debtors?asOf=${LAST}`).expect(200);
    const { clients, totals } = body as { clients: Debtor[]; totals: DebtAges };
    return { names: clients.map(({ clientName }) => clientName), totals };
  };
  const { totals } = await owed();
  const { id } = await t.db.save(CorporateClient, { name: 'Lowveld', logoUrl: '/clients/highveld.svg' });
  await call('post', `corporate-clients/${ids.highveld}/merge`, { into: id }).expect(200);
  expect(await owed()).toEqual({ names: ['Lowveld'], totals });
});

/** As the API tells it, of the period's last day. */
const vatOn = async (to: string) => {
  const { body } = await call('get', `reports/vat?from=${FIRST}&to=${to}`).expect(200);
  const { basis, isVatVendor, vatNumber, closedBasis, rows } = body as VatView;
  const shop = rows.filter(({ kind }) => kind.startsWith('shop')).map(({ gross }) => gross);
  return { basis, isVatVendor, vatNumber, closedBasis, shop };
};
const OF_THEN = { basis: 'payments', isVatVendor: true, vatNumber: '4123456789', closedBasis: 'payments' };
const OF_NOW = { basis: 'invoices', isVatVendor: false, vatNumber: null, closedBasis: null };

it('are told beside those of days that are open, each as it is', async () => {
  expect(await vatOn(LAST)).toEqual({ ...OF_THEN, shop: [49_900, -1_000] });
  // What was given back since is of a school that is no vendor.
  expect(await vatOn(TODAY)).toEqual({ ...OF_NOW, isVatVendor: true, shop: [49_900, -1_000] });
});

it('are printed with the number and the basis of then', async () => {
  const { body } = await call('get', `reports/vat/pdf?from=${FIRST}&to=${LAST}`).buffer(true).expect(200);
  const text = (await readPdf(body as Buffer)).pages.map((page) => page.text).join(' ');
  expect(text).toContain('4123456789');
  expect(text).toContain(closedAs('payments'));
});

it('move once the period is opened again, of its open days alone', async () => {
  await settings({ booksClosedUntil: MIDDLE });
  expect(await vatOn(MIDDLE)).toEqual({ ...OF_THEN, shop: [49_900] });
  expect(await vatOn(LAST)).toEqual({ ...OF_NOW, isVatVendor: true, shop: [49_900] });
  await settings({ booksClosedUntil: LAST });
  expect(await vatOn(MIDDLE)).toEqual({ ...OF_THEN, shop: [49_900] });
  expect(await vatOn(LAST)).toEqual({ ...OF_NOW, closedBasis: 'invoices', isVatVendor: true, shop: [49_900] });
  await settings({ booksClosedUntil: null });
  expect(await vatOn(MIDDLE)).toEqual({ ...OF_NOW, shop: [] });
  expect(await t.db.query('SELECT FROM closed_periods UNION ALL SELECT FROM invoices_when_closed')).toEqual([]);
});

it('have of an invoice the due date that held when each period was closed', async () => {
  const { id } = await createInvoice(t.db, { issueDate: FIRST, dueDate: TODAY, items: [{ unitPrice: 777_700 }] });
  const between = isoDate(addDays(schoolToday(), -35));
  const agesOn = (days: string[]) =>
    Promise.all(
      days.map(async (asOf) => {
        const { body } = await call('get', `reports/debtors?asOf=${asOf}`).expect(200);
        const { clients } = body as { clients: Debtor[] };
        const debtor = clients.find(({ total }) => total === 777_700);
        return DEBT_COLUMNS.find((column) => debtor?.[column] === 777_700);
      }),
    );
  const due = (dueDate: string) => call('put', `invoices/${id}`, { dueDate }).expect(200);
  await settings({ booksClosedUntil: MIDDLE });
  await due(FIRST);
  await due(MIDDLE);
  await due(FIRST);
  await settings({ booksClosedUntil: LAST });
  await due('2019-01-01');
  expect(await agesOn([MIDDLE, between, LAST, OPEN])).toEqual(['notYetDue', 'days1to30', 'days1to30', 'over90']);
  await settings({ booksClosedUntil: between });
  expect(await agesOn([MIDDLE, between, LAST])).toEqual(['notYetDue', 'days1to30', 'over90']);
  await settings({ booksClosedUntil: FIRST });
  expect(await agesOn([FIRST, MIDDLE, between])).toEqual(['notYetDue', 'over90', 'over90']);
  await settings({ booksClosedUntil: null });
  expect(await agesOn([FIRST])).toEqual(['over90']);
});
