/** A bank's CSV file becomes payments, each line once (CONTRACT section 8); locks decide what happens at once. */
import request from 'supertest';
import { BANK_STATEMENT_RULES as RULES, namedInVain } from '#libs/contracts/bank-statement';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { IMPORT_RULES } from '#libs/contracts/import';
import { paysTooMuch } from '#libs/contracts/invoice-rules';
import { closedBooksRefusal } from '#libs/domain/books';
import { createInvoice, createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ClientPayment } from '../invoices/client-payment.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';
import { BankImport, BankLine } from './bank-line.entity.js';
import type { BankLineView, StatementPreviewView } from './bank-statement.view.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const LAYOUT = { headerRow: 1, date: 1, amount: 2, text: [4] };
const fnb = (...lines: string[]) => ['Date, Amount, Balance, Description', ...lines].join('\n');
const preview = (body: object) =>
  request(t.server).post('/api/admin/bank-statements/preview').set(admin.headers).send(body);
const importLines = (content: string, lines: object[], key?: string, layout: object = LAYOUT) =>
  request(t.server)
    .post('/api/admin/bank-statements/import')
    .set({ ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) })
    .send({ content, layout, lines });
const linesOf = async (content: string): Promise<BankLineView[]> =>
  ((await preview({ content }).expect(200)).body as StatementPreviewView).lines;
const fates = async (content: string) => (await linesOf(content)).map(({ fate }) => fate);
const open = async (unitPrice: number, overrides: Parameters<typeof createInvoice>[1] = {}) =>
  createInvoice(t.db, { items: [{ unitPrice }], ...overrides });
const invoiceNow = (id: number) => t.db.findOneByOrFail(InvoiceRecord, { id });
const paymentsOf = (invoiceId: number) => t.db.findBy(InvoicePayment, { invoiceId });
const newClient = (name: string) => t.db.save(CorporateClient, { name, logoUrl: '/clients/karoo.svg' });
const toInvoice = (row: number, id: number) => ({ row, kind: 'invoice', id });

it('proposes what lines are for, records them, and knows them again', async () => {
  const client = await newClient('Karoo Couriers');
  const named = await open(150_000);
  const first = await open(100_000, { corporateClientId: client.id, clientName: client.name, dueDate: '2999-01-01' });
  const order = await createOrder(t.db);
  const content = fnb(
    `2026/04/16, 1500.00, 9999.00, FNB APP ${named.invoiceNumber}`,
    '2026/04/16, -35.00, 9964.00, #ACCOUNT FEE',
    `2026/04/17, 499.00, 9964.00, ${order.orderNumber.slice(0, 20)}`,
    '2026/04/17, 1250.00, 9964.00, KAROO COURIERS',
    '2026/04/18, 12.34, 9964.00, CASH DEPOSIT',
    `2026/04/18, 2.00, 9964.00, ${named.invoiceNumber}`,
    '2026/04/18, many, 9964.00, STRANGE',
    '2999/01/01, 1.00, 9964.00, EARLY',
  );
  const { body } = await preview({ content }).expect(200);
  const told = { kind: null, paperId: null, note: null };
  expect(body).toMatchObject({
    layout: LAYOUT,
    isLayoutKept: false,
    columnNames: ['Date', 'Amount', 'Balance', 'Description'],
    moneyOutCount: 1,
  });
  expect(body.lines).toEqual([
    {
      row: 2,
      date: '2026-04-16',
      amount: 150_000,
      text: `FNB APP ${named.invoiceNumber}`,
      fate: 'sure',
      kind: 'invoice',
      paperId: named.id,
      note: null,
    },
    expect.objectContaining({ row: 4, amount: 49_900, fate: 'sure', kind: 'order', paperId: order.id }),
    expect.objectContaining({ row: 5, fate: 'likely', kind: 'client', paperId: client.id }),
    expect.objectContaining({ row: 6, ...told, fate: 'unmatched' }),
    expect.objectContaining({ row: 7, ...told, fate: 'unmatched', note: namedInVain(named.invoiceNumber, 0) }),
    expect.objectContaining({ row: 8, ...told, amount: null, fate: 'refused', note: RULES.line.noAmount }),
    expect.objectContaining({ row: 9, ...told, fate: 'refused', note: RULES.line.notYet }),
  ]);
  expect(body.papers).toEqual(
    expect.arrayContaining([
      { kind: 'invoice', id: named.id, label: `${named.invoiceNumber}, Highveld Logistics`, openAmount: 150_000 },
      { kind: 'client', id: client.id, label: 'Karoo Couriers', openAmount: 100_000 },
    ]),
  );

  const chosen = [
    { row: 5, kind: 'client', id: client.id },
    { row: 4, kind: 'order', id: order.id },
    toInvoice(2, named.id),
  ];
  const made = (await importLines(content, chosen, 'first-press').expect(201)).body;
  expect(made).toEqual({
    id: expect.any(Number),
    lineCount: 3,
    amount: 324_900,
    importedBy: admin.user.username,
    createdAt: expect.any(String),
  });
  expect((await importLines(content, chosen, 'first-press').expect(200)).body).toEqual(made);
  expect((await importLines(content, [chosen[0]!], 'first-press').expect(422)).body.message).toBe(RULES.otherBody);

  expect(await paymentsOf(named.id)).toMatchObject([
    { date: '2026-04-16', amount: 150_000, method: 'eft', reference: `FNB APP ${named.invoiceNumber}` },
  ]);
  expect(await invoiceNow(named.id)).toMatchObject({ status: 'paid' });
  expect(await invoiceNow(first.id)).toMatchObject({ status: 'paid' });
  expect(await t.db.findBy(ClientPayment, { corporateClientId: client.id })).toMatchObject([
    { amount: 125_000, paidOn: '2026-04-17', reference: 'KAROO COURIERS' },
  ]);
  expect(await t.db.findBy(OrderPayment, { orderId: order.id })).toMatchObject([
    { amount: 49_900, method: 'eft', recordedBy: admin.user.username },
  ]);
  expect(await fates(content)).toEqual([
    'imported',
    'imported',
    'imported',
    'unmatched',
    'unmatched',
    'refused',
    'refused',
  ]);
  const again = await importLines(content, [toInvoice(2, named.id)]).expect(409);
  expect(again.body.message).toBe(RULES.rowFailed(2, RULES.line.alreadyImported));
});

it('two equal lines of a day are two payments, also when the second comes in a later file', async () => {
  const invoice = await open(100_000);
  const line = '2026/05/02, 100.00, 1.00, WEEKLY';
  await importLines(fnb(line), [toInvoice(2, invoice.id)]).expect(201);
  const both = fnb(line, '2026/05/02,100.00,2.00,"WEEKLY  "');
  expect((await linesOf(both)).map(({ fate }) => fate === 'imported')).toEqual([true, false]);
  await importLines(both, [toInvoice(3, invoice.id)]).expect(201);
  expect(await invoiceNow(invoice.id)).toMatchObject({ paidAmount: 20_000 });
});

it('a line stays the same whichever columns are its text', async () => {
  const invoice = await open(30_000);
  const content = 'Date,Description,Reference,Amount,Balance\n2026/05/07,LESSON,THANDI,300.00,1.00';
  const layout = { headerRow: 1, date: 1, amount: 4, text: [2] };
  await importLines(content, [toInvoice(2, invoice.id)], undefined, layout).expect(201);
  const again = await preview({ content, layout: { ...layout, text: [3] } }).expect(200);
  expect(again.body.lines).toMatchObject([{ text: 'THANDI', fate: 'imported' }]);
});

it('a payment that is removed frees its line', async () => {
  const invoice = await open(70_077);
  const content = fnb(`2026/05/03, 700.77, 1.00, ${invoice.invoiceNumber}`);
  await importLines(content, [toInvoice(2, invoice.id)]).expect(201);
  const [payment] = await paymentsOf(invoice.id);
  await request(t.server)
    .delete(`/api/admin/invoices/${invoice.id}/payments/${payment!.id}`)
    .set(admin.headers)
    .expect(200);
  expect(await fates(content)).toEqual(['sure']);
  await importLines(content, [toInvoice(2, invoice.id)]).expect(201);
  expect(await paymentsOf(invoice.id)).toHaveLength(1);
});

describe('at once', () => {
  /** The invoice's lock decides: it is held until both stand before it. */
  async function race(invoiceId: number, contenders: () => request.Test[]): Promise<request.Response[]> {
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query('SELECT FROM invoices WHERE id = $1 FOR UPDATE', [invoiceId]);
      const answers = Promise.all(contenders().map((contender) => contender.then((answer) => answer)));
      await untilSomeoneWaitsForALock(t.db, 2);
      await runner.commitTransaction();
      return await answers;
    } finally {
      await runner.release();
    }
  }
  const tally = (answers: request.Response[]) => answers.map(({ status }) => status).toSorted();

  it('two presses record a line once, with the same answer', async () => {
    const invoice = await open(500_000);
    const content = fnb('2026/05/04, 10.00, 1.00, PRESSED TWICE');
    const answers = await race(invoice.id, () =>
      [1, 2].map(() => importLines(content, [toInvoice(2, invoice.id)], 'one-press')),
    );
    expect(tally(answers)).toEqual([200, 201]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await paymentsOf(invoice.id)).toHaveLength(1);
  });

  it('two people record a line once: for one invoice, and the other is told', async () => {
    const invoice = await open(500_000);
    const content = fnb('2026/05/05, 10.00, 1.00, TWO PEOPLE');
    const answers = await race(invoice.id, () => [1, 2].map(() => importLines(content, [toInvoice(2, invoice.id)])));
    expect(tally(answers)).toEqual([201, 409]);
    expect(await paymentsOf(invoice.id)).toHaveLength(1);
  });

  it('also for two invoices, which no lock of theirs keeps apart', async () => {
    const invoices = [await open(500_000), await open(500_000)];
    const content = fnb('2026/05/06, 10.00, 1.00, TWO INVOICES');
    const runner = t.db.connection.createQueryRunner();
    await runner.startTransaction();
    try {
      // Both have looked for the line by then, and are about to record it.
      await runner.query('LOCK TABLE bank_lines IN SHARE MODE');
      const answers = Promise.all(
        invoices.map(({ id }) => importLines(content, [toInvoice(2, id)]).then((answer) => answer)),
      );
      await untilSomeoneWaitsForALock(t.db, 2);
      await runner.commitTransaction();
      expect(tally(await answers)).toEqual([201, 409]);
      const refused = (await answers).find(({ status }) => status === 409)!;
      expect(refused.body.message).toBe(RULES.rowFailed(2, RULES.line.alreadyImported));
    } finally {
      await runner.release();
    }
    const paid = await Promise.all(invoices.map(({ id }) => paymentsOf(id)));
    expect(paid.flat()).toHaveLength(1);
  });
});

describe('is refused as a whole, with the row and a sentence', () => {
  const content = fnb('2026/06/01, 10.00, 1.00, GOOD', '2026/06/02, 20.00, 1.00, BAD', '2026/06/02, -1.00, 1.00, FEE');
  it.each<[string, () => Promise<{ kind: string; id: number; message: string }>]>([
    [
      'more than is open on an invoice',
      async () => ({ kind: 'invoice', id: (await open(1_999)).id, message: paysTooMuch(2_000, 1_999) }),
    ],
    [
      'a paid invoice',
      async () => ({ kind: 'invoice', id: (await open(9_000, { status: 'paid' })).id, message: paysTooMuch(2_000, 0) }),
    ],
    [
      'a cancelled order',
      async () => {
        const { id, orderNumber } = await createOrder(t.db, { status: 'cancelled' });
        return { kind: 'order', id, message: RULES.line.cancelledOrder(orderNumber) };
      },
    ],
    [
      'a client that is not there',
      async () => ({ kind: 'client', id: 999_999, message: 'There is no corporate client with this id' }),
    ],
  ])('%s', async (_what, wrong) => {
    const good = await open(500_000);
    const { message, ...paper } = await wrong();
    const before = await t.db.count(BankImport);
    const { body } = await importLines(content, [toInvoice(2, good.id), { row: 3, ...paper }]).expect(409);
    expect(body.message).toBe(RULES.rowFailed(3, message));
    expect(await paymentsOf(good.id)).toEqual([]);
    expect(await t.db.count(BankImport)).toBe(before);
  });

  it.each<[string, object[], object]>([
    ['money that went out', [{ row: 4, kind: 'invoice', id: 1 }], { lines: RULES.lines.unknown(4) }],
    ['no line', [], { lines: RULES.lines.required }],
    ['a line twice', [toInvoice(2, 1), toInvoice(2, 2)], { lines: RULES.lines.repeated }],
    ['another kind', [{ row: 2, kind: 'quote', id: 1 }], { 'lines.0.kind': RULES.kind.unknown }],
  ])('%s', async (_what, lines, errors) => {
    expect((await importLines(content, lines).expect(400)).body.errors).toEqual(errors);
  });

  it('a day of closed books', async () => {
    const close = (booksClosedUntil: string | null) =>
      request(t.server).put('/api/admin/settings/invoices').set(admin.headers).send({ booksClosedUntil }).expect(200);
    const invoice = await open(500_000);
    await close('2026-06-01');
    const refusal = closedBooksRefusal('2026-06-01');
    expect(await linesOf(content)).toMatchObject([{ fate: 'refused', note: refusal }, { fate: 'unmatched' }]);
    const { body } = await importLines(content, [toInvoice(2, invoice.id)]).expect(409);
    expect(body.message).toBe(RULES.rowFailed(2, refusal));
    await close(null);
    expect(await t.db.countBy(BankLine, {})).toBeGreaterThan(0);
  });
});

it('a layout says which row names the columns, or null', async () => {
  const layout = { date: 1, amount: 3, text: [2] };
  const content = '16 Apr 2026;LESSON;9,00';
  expect((await preview({ content, layout }).expect(400)).body.errors).toEqual({
    'layout.headerRow': RULES.headerRow.invalid,
  });
  await preview({ content, layout: { ...layout, headerRow: null } }).expect(200);
});

it('keeps how a file was read for the next with the same names of columns', async () => {
  const head = 'My bank\nWhen;Who;What;In';
  const line = '16 Apr 2026;THANDI;LESSON;1 500,00';
  const wrong = (await preview({ content: `${head}\n${line}` }).expect(200)).body;
  expect(wrong.layout).toEqual({ headerRow: null, date: 1, amount: 4, text: [2, 3] });
  expect((await preview({ content: `${head}\n${line}`, headerRow: 2 }).expect(200)).body).toMatchObject({
    layout: { headerRow: 2, date: null },
    columnNames: ['When', 'Who', 'What', 'In'],
    lines: [],
  });
  const layout = { headerRow: 2, date: 1, amount: 4, text: [3, 2] };
  const invoice = await open(150_000);
  await importLines(`${head}\n${line}`, [toInvoice(3, invoice.id)], undefined, layout).expect(201);
  const next = await preview({ content: 'when;who;what;in\n17 May 2026;SIPHO;GLOVES;99,00' }).expect(200);
  expect(next.body).toMatchObject({
    layout: { ...layout, headerRow: 1 },
    isLayoutKept: true,
    lines: [{ row: 2, date: '2026-05-17', amount: 9_900, text: 'GLOVES SIPHO' }],
  });
});

it.each<[string, object, object]>([
  ['no file', { content: '' }, { content: IMPORT_RULES.content.required }],
  ['an open quote', { content: '"a,b' }, { content: IMPORT_RULES.content.notCsv(1) }],
  ['other letters', { content: 'Date,\uFFFD' }, { content: IMPORT_RULES.content.notUtf8 }],
  ['too many rows', { content: 'a\n'.repeat(5_001) }, { content: IMPORT_RULES.content.tooManyRows }],
  ['a million columns', { content: ','.repeat(1_000_000) }, { content: IMPORT_RULES.content.tooManyColumns }],
  [
    'a layout without a date',
    { content: 'a', layout: { ...LAYOUT, date: 0 } },
    { 'layout.date': RULES.column.invalid },
  ],
  ['a layout that is none', { content: 'a', layout: 7 }, { layout: RULES.columns.required }],
  ['a text that is none', { content: 'a', layout: { ...LAYOUT, text: 4 } }, { 'layout.text': RULES.text.required }],
])('%s is refused', async (_what, body, errors) => {
  expect((await preview(body).expect(400)).body.errors).toEqual(errors);
});
