/**
 * Lines added, changed and removed in any order, until something is paid, give the totals of the lines that are left,
 * and status and sums follow the rules.
 */
import { ConflictException } from '@nestjs/common';
import fc from 'fast-check';
import { type Discount, NO_DISCOUNT, tidyDiscount } from '#libs/domain/invoice-totals';
import { exactPrice } from '#libs/documents/exact-invoice';
import { createInvoice } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { InvoiceItem } from './invoice-item.entity.js';
import { InvoiceItemsService } from './invoice-items.service.js';
import { InvoicePayment } from './invoice-paying.entity.js';
import { InvoicesService } from './invoices.service.js';

const WALKS = 60;

let t: TestApp;
let invoices: InvoicesService;
let items: InvoiceItemsService;
beforeAll(async () => {
  t = await startTestApp();
  invoices = t.app.get(InvoicesService, { strict: false });
  items = t.app.get(InvoiceItemsService, { strict: false });
});
afterAll(() => t.close());

/** Of amounts the share of what they are taken off, or more would be refused. */
const discountOf = (cents: number): fc.Arbitrary<Discount> =>
  fc.oneof(
    fc.constant({ ...NO_DISCOUNT }),
    fc.record({ discountKind: fc.constant('percent' as const), discountValue: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ discountKind: fc.constant('amount' as const), discountValue: fc.integer({ min: 0, max: cents }) }),
  );
const line = fc
  .record({
    description: fc.constantFrom('Training', 'Travel', 'Hall'),
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .chain((plain) => discountOf(plain.quantity * plain.unitPrice).map((discount) => ({ ...plain, ...discount })));
const place = fc.nat({ max: 20 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add' as const), line }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change' as const), place, line }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('remove' as const), place }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('tax' as const), taxRate: fc.integer({ min: 0, max: 10_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('discount' as const), discount: discountOf(1_000_000_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 500_000_000 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(id: number, one: Step): Promise<void> {
  const { items: lines } = await invoices.get(id);
  const at = 'place' in one && lines.length > 0 ? lines[one.place % lines.length] : undefined;
  if (one.does === 'add') await items.add(id, one.line);
  else if (one.does === 'tax') await invoices.change(id, { taxRate: one.taxRate });
  else if (one.does === 'discount') await invoices.change(id, one.discount);
  else if (one.does === 'pay') {
    await t.db.transaction(async (manager) => {
      await invoices.lock(manager, id);
      await manager.insert(InvoicePayment, { invoiceId: id, date: '2026-03-02', amount: one.amount, method: 'eft' });
      await invoices.settle(manager, id);
    });
  } else if (at && one.does === 'change') await items.change(id, at.id, one.line);
  else if (at) await items.remove(id, at.id);
}

it(`${WALKS} random walks`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { id } = await createInvoice(t.db);
      let paid = 0;
      for (const one of steps) {
        const before = await invoices.get(id);
        // Once something is paid, what the invoice says stays.
        const isLocked = paid > 0 && one.does !== 'pay';
        await take(id, one).catch((error: unknown) => {
          if (!isLocked || !(error instanceof ConflictException)) throw error;
        });
        if (one.does === 'pay') paid += one.amount;
        const now = await invoices.get(id);
        const saying = ({ items: lines, taxRate, discountKind, discountValue }: typeof now) =>
          [lines, taxRate, discountKind, discountValue] as const;
        if (isLocked) expect(saying(now)).toEqual(saying(before));
        else if (one.does === 'discount') expect(now).toMatchObject(tidyDiscount(one.discount));
        const lines = await t.db.findBy(InvoiceItem, { invoiceId: id });
        const price = exactPrice(lines, now, now.taxRate);
        const ofLines = lines.map(({ discountAmount, totalPrice }) => ({ off: discountAmount, net: totalPrice }));
        expect(ofLines).toEqual(price.lines.map(({ off, net }) => ({ off: Number(off), net: Number(net) })));
        const isPaid = paid > 0 && BigInt(paid) >= price.total;
        expect(now).toMatchObject({
          subtotal: Number(price.subtotal),
          discountAmount: Number(price.off),
          taxAmount: Number(price.tax),
          totalAmount: Number(price.total),
          paidAmount: paid,
          outstandingAmount: Number(price.total) - paid,
          status: isPaid ? 'paid' : 'pending',
        });
      }
    }),
    { numRuns: WALKS },
  );
});

it('the same lines in another order, or at once, come to the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 0, max: 10_000 }),
      discountOf(1_000_000_000).map(tidyDiscount),
      async (lines, taxRate, discount) => {
        const [ordered, reversed, crowded] = await Promise.all(
          [1, 2, 3].map(() => createInvoice(t.db, { taxRate, ...discount })),
        );
        for (const one of lines) await items.add(ordered!.id, one);
        for (const one of lines.toReversed()) await items.add(reversed!.id, one);
        await Promise.all(lines.map((one) => items.add(crowded!.id, one)));
        const [a, b, c] = await Promise.all(
          [ordered, reversed, crowded].map(async (invoice) => {
            const { subtotal, discountAmount, taxAmount, totalAmount } = await invoices.get(invoice!.id);
            return { subtotal, discountAmount, taxAmount, totalAmount };
          }),
        );
        expect([b, c]).toEqual([a, a]);
      },
    ),
    { numRuns: 15 },
  );
});
