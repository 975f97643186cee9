/**
 * Papers of many days, discounted, credited, paid, cancelled and deleted in whatever order: the VAT summary of any
 * period is their sum to the cent. The sum is reckoned here anew, from the lines, in whole numbers and their fractions.
 * `WALKS=200` takes as many, `WALKS_SEED` other ones.
 */
import fc from 'fast-check';
import type { InvoiceDetails, VatView } from '#libs/contracts/generated/api';
import { exactPrice } from '#libs/documents/exact-invoice';
import { type Discount, NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { takeFacts } from '#libs/school/facts';
import { createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { CreditNote } from '../invoices/invoice-paying.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';
import { type Paper, papersSum, type ShopMoney, WALKS, WALKS_SEED as SEED } from '../../../test/papers-sum.js';

const STEPS = { minLength: 20, maxLength: 40 };
/** Over a turn of month and year. */
const FIRST_DAY = '2024-12-11';
const DAYS = 50;
const LIMIT_MS = 20_000 + WALKS * 5_000;

const day = fc.nat({ max: DAYS - 1 }).map((after) => addDaysTo(FIRST_DAY, after));
const place = fc.nat({ max: 40 });
/** Of amounts the share of what they are taken off, or more would be refused. */
const discountOf = (cents: number): fc.Arbitrary<Discount> =>
  fc.oneof(
    fc.constant({ ...NO_DISCOUNT }),
    fc.record({ discountKind: fc.constant('percent' as const), discountValue: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ discountKind: fc.constant('amount' as const), discountValue: fc.integer({ min: 0, max: cents }) }),
  );
const line = fc
  .record({
    description: fc.constant('Training'),
    quantity: fc.integer({ min: 1, max: 7 }),
    unitPrice: fc.integer({ min: 0, max: 99_999 }),
  })
  .chain((plain) => discountOf(plain.quantity * plain.unitPrice).map((discount) => ({ ...plain, ...discount })));
const one = <Name extends string>(name: Name) => fc.constant(name);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: one('invoice'),
      day,
      taxRate: fc.constantFrom(1500, 1500, 1400, 1433, 0, 10_000),
      discount: discountOf(300_000),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: one('credit'), place, day, amount: fc.integer({ min: 1, max: 60_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ does: one('creditAll'), place, day }) },
  { weight: 5, arbitrary: fc.record({ does: one('pay'), place, day, amount: fc.integer({ min: 1, max: 200_000 }) }) },
  { weight: 2, arbitrary: fc.record({ does: one('status'), place, status: fc.constantFrom('cancelled', 'pending') }) },
  { weight: 1, arbitrary: fc.record({ does: one('delete'), place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: one('shop'),
      day,
      kind: fc.constantFrom('payment' as const, 'refund' as const),
      amount: fc.integer({ min: 1, max: 90_000 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const period = fc.tuple(day, day).map((days) => days.toSorted() as [from: string, to: string]);

let t: TestApp;
let admin: SignedIn;
let corporateClientId: number;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 100_000 });
  admin = await signInAdmin(t);
  corporateClientId = (await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' })).id;
  // Only a vendor's shop is in the books.
  expect((await call('PUT', 'settings/invoices', { isVatVendor: true, vatNumber: '4123456789' })).statusCode).toBe(200);
});
afterAll(async () => {
  await t.close();
  takeFacts({});
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  t.app.inject({ method, url: `/api/admin/${path}`, headers: admin.headers, ...(payload && { payload }) });

/** How often each step was answered so. A walk past the rules would prove nothing. */
const taken = new Map<string, number>();
const WORTH_TAKING = [
  'invoice 201',
  'credit 201',
  'credit 409',
  'credit 404',
  'creditAll 201',
  'pay 201',
  'pay 409',
  'status cancelled 200',
  'status pending 200',
  'delete 200',
  'delete 409',
  'shop payment',
  'shop refund',
];

it(
  `${WALKS} walks of seed ${SEED}: the VAT summary is the sum of the papers`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, STEPS), fc.array(period, { minLength: 4, maxLength: 4 }), walk), {
      numRuns: WALKS,
      seed: SEED,
      includeErrorInReport: true,
    });
    expect(WORTH_TAKING.filter((what) => !taken.has(what))).toEqual([]);
  },
  LIMIT_MS,
);

interface Books {
  papers: Paper[];
  shop: ShopMoney[];
  orderId: number;
}

async function walk(steps: Step[], periods: [string, string][]): Promise<void> {
  await t.db.query('TRUNCATE invoices, orders CASCADE');
  const books: Books = { papers: [], shop: [], orderId: (await createOrder(t.db)).id };
  for (const each of steps) {
    const answer = await take(books, each);
    if (answer !== undefined) taken.set(answer, (taken.get(answer) ?? 0) + 1);
  }
  for (const [from, to] of [[FIRST_DAY, addDaysTo(FIRST_DAY, DAYS)], ...periods] as const)
    for (const basis of ['invoices', 'payments'] as const) {
      const { rows, rates, totals } = (
        await call('GET', `reports/vat?from=${from}&to=${to}&basis=${basis}`)
      ).json<VatView>();
      const expected = papersSum(books, { from, to }, basis);
      expect({ basis, from, to, rows, rates, totals }).toEqual({ basis, from, to, ...expected });
    }
}

/** @returns what was done with what answer; undefined: there is no paper yet to do it to */
async function take({ papers, shop, orderId }: Books, each: Step): Promise<string | undefined> {
  if (each.does === 'invoice') return issue(papers, each);
  if (each.does === 'shop') {
    const { kind, amount, day: date } = each;
    await t.db.insert(OrderPayment, { orderId, kind, date, amount, method: 'card' });
    shop.push({ kind, day: date, cents: BigInt(amount) });
    return `shop ${kind}`;
  }
  const paper = papers[each.place % Math.max(1, papers.length)];
  if (paper === undefined) return undefined;
  const { id } = paper;
  switch (each.does) {
    case 'credit':
      return `credit ${await credit(paper, each.day, each.amount)}`;
    case 'creditAll':
      return `creditAll ${await credit(paper, each.day, Number(uncredited(paper)))}`;
    case 'pay': {
      const payment = { date: each.day, amount: each.amount, method: 'eft', allowOverpayment: true };
      const { statusCode } = await call('POST', `invoices/${id}/payments`, payment);
      if (statusCode === 201) paper.payments.push({ day: each.day, cents: BigInt(each.amount) });
      return `pay ${statusCode}`;
    }
    case 'status': {
      const { statusCode } = await call('PUT', `invoices/${id}`, { status: each.status });
      if (statusCode === 200) paper.isCancelled = each.status === 'cancelled';
      return `status ${each.status} ${statusCode}`;
    }
    case 'delete': {
      const { statusCode } = await call('DELETE', `invoices/${id}`);
      if (statusCode === 200) paper.isDeleted = true;
      return `delete ${statusCode}`;
    }
  }
}

/** The product dates it today: the walk needs it on its day. */
async function issue(papers: Paper[], { day: issueDate, taxRate, discount, lines }: Step & { does: 'invoice' }) {
  const fields = { corporateClientId, dueDate: '2999-12-31', taxRate, ...discount };
  const { id } = (await call('POST', 'invoices', fields)).json<InvoiceDetails>();
  for (const each of lines) expect((await call('POST', `invoices/${id}/items`, each)).statusCode).toBe(201);
  await t.db.update(Invoice, id, { issueDate });
  const { total: gross, tax } = exactPrice(lines, discount, taxRate);
  papers.push({
    id,
    day: issueDate,
    taxRate,
    gross,
    tax,
    credits: [],
    payments: [],
    isCancelled: false,
    isDeleted: false,
  });
  return 'invoice 201';
}

function uncredited({ gross, credits }: Paper): bigint {
  return credits.reduce((left, { cents }) => left - cents, gross);
}

async function credit(paper: Paper, date: string, amount: number): Promise<number> {
  const sent = { amount, reason: 'A lesson less' };
  const answer = await call('POST', `invoices/${paper.id}/credit-notes`, sent);
  if (answer.statusCode === 201) {
    const ids = answer.json<InvoiceDetails>().creditNotes.map(({ id }) => id);
    await t.db.update(CreditNote, Math.max(...ids), { date });
    paper.credits.push({ day: date, cents: BigInt(amount) });
  }
  return answer.statusCode;
}
