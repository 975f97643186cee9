/** Visitors are told once when a product is back, staff once when it runs out (issue "orders people trust", 4). */
import request from 'supertest';
import { STOCK_ALERT_RULES } from '#libs/contracts/stock-alert';
import { productPath } from '#libs/domain/product-address';
import { createProduct, createProductCategory, signInAdmin } from '../../../test/factories.js';
import { readMails } from '../../../test/mail-files.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { enqueue } from '../jobs/enqueue.js';
import { ProductCategory } from '../product-categories/product-category.entity.js';
import { StockAlert } from './stock-alert.entity.js';
import { StockAlertsService } from './stock-alerts.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());
beforeEach(() => t.db.query('DELETE FROM products'));

const ask = (id: number, body: object) => request(t.server).post(`/api/products/${id}/stock-alerts`).send(body);
const waiting = () => t.db.count(StockAlert);
async function told(work: () => Promise<unknown> = tick): Promise<string[]> {
  const before = (await readMails(t)).length;
  await work();
  await runJobs(t);
  return (await readMails(t)).slice(before).map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`);
}
const tick = () => enqueue(t.db, 'tell-of-stock', { tick: new Date().toISOString() });

it('mails once when it is back, and forgets the address', async () => {
  const product = await createProduct(t.db, { name: 'Training Gi', stock: 0 });
  const { body } = await ask(product.id, { email: ' Thandi@Example.com ' }).expect(201);
  expect(body).toEqual({ productId: product.id, size: null, email: 'thandi@example.com' });
  await ask(product.id, { email: 'thandi@example.com', size: null }).expect(201);
  expect([await waiting(), await told()]).toEqual([1, []]);

  await t.db.query('UPDATE products SET stock = 3 WHERE id = $1', [product.id]);
  expect(await told()).toEqual(['thandi@example.com: Back in stock: Training Gi']);
  const [mail] = (await readMails(t)).slice(-1);
  expect(mail?.text).toContain(`http://localhost:3000${productPath(product)}`);
  expect([await waiting(), await told()]).toEqual([0, []]);
});

it('tells one mailbox once, by however many spellings of its address it was asked for', async () => {
  const product = await createProduct(t.db, { name: 'Shin guards', stock: 0 });
  for (const email of ['ann.dlamini+1@gmail.com', 'annd.lamini+2@gmail.com', 'bea+1@example.com', 'bea+2@example.com'])
    await ask(product.id, { email }).expect(201);
  await t.db.query('UPDATE products SET stock = 3 WHERE id = $1', [product.id]);
  expect(await told()).toHaveLength(2);
  expect(await waiting()).toBe(0);
});

it('waits for the size that was asked for', async () => {
  const sizes = [
    { size: 'M', stock: 0 },
    { size: 'L', stock: 2 },
  ];
  const product = await createProduct(t.db, {
    name: 'Rash guard',
    stock: 2,
    hasVariableSizes: true,
    availableSizes: ['M', 'L'],
    sizes,
  });
  expect((await ask(product.id, { email: 'a@example.com', size: 'XL' }).expect(400)).body.errors).toEqual({
    size: STOCK_ALERT_RULES.size.unknown,
  });
  expect((await ask(product.id, { email: 'a@example.com', size: 'L' }).expect(409)).body.message).toBe(
    STOCK_ALERT_RULES.inStock,
  );
  await ask(product.id, { email: 'a@example.com', size: 'M' }).expect(201);
  expect(await told()).toEqual([]);
  const back = JSON.stringify([{ size: 'M', stock: 1 }, sizes[1]]);
  await t.db.query('UPDATE products SET stock = 3, sizes = $2 WHERE id = $1', [product.id, back]);
  expect(await told()).toEqual(['a@example.com: Back in stock: Rash guard']);
  expect((await readMails(t)).at(-1)?.text).toContain('in size M');
});

it('what is not sold is a 404, what is in stock a 409, no address a 400', async () => {
  const hidden = await createProduct(t.db, { stock: 0, isActive: false });
  await ask(hidden.id, { email: 'a@example.com' }).expect(404);
  await ask(2_000_000_000, { email: 'a@example.com' }).expect(404);
  const sold = await createProduct(t.db, { stock: 1 });
  await ask(sold.id, { email: 'a@example.com' }).expect(409);
  for (const [email, message] of [
    ['', STOCK_ALERT_RULES.email.required],
    ['nowhere', STOCK_ALERT_RULES.email.invalid],
    ['a@example.com\r\nBcc: b@example.com', STOCK_ALERT_RULES.email.invalid],
  ])
    expect((await ask(sold.id, { email }).expect(400)).body.errors).toEqual({ email: message });
  expect(await waiting()).toBe(0);
});

it('two who look at once tell each once; a product that is gone, or a long time, ends the waiting', async () => {
  const back = await createProduct(t.db, { name: 'Gloves', stock: 0 });
  const [gone, old] = [await createProduct(t.db, { stock: 0 }), await createProduct(t.db, { stock: 0 })];
  for (const email of ['a@example.com', 'b@example.com']) await ask(back.id, { email }).expect(201);
  await ask(gone.id, { email: 'a@example.com' }).expect(201);
  await ask(old.id, { email: 'a@example.com' }).expect(201);
  await t.db.query(`UPDATE stock_alerts SET created_at = now() - interval '181 days' WHERE product_id = $1`, [old.id]);
  await t.db.query('UPDATE products SET stock = 1 WHERE id = $1', [back.id]);
  await t.db.query('DELETE FROM products WHERE id = $1', [gone.id]);
  const alerts = t.app.get(StockAlertsService, { strict: false });
  const mails = await told(() => Promise.all([alerts.tellOfWhatIsBack(), alerts.tellOfWhatIsBack()]));
  expect(mails.toSorted()).toEqual(['a@example.com: Back in stock: Gloves', 'b@example.com: Back in stock: Gloves']);
  expect(await waiting()).toBe(0);
});

it('staff are told of what runs out, once until there was enough again', async () => {
  const lowTick = () => enqueue(t.db, 'tell-of-low-stock', { tick: new Date().toISOString() });
  const stockOf = (id: number, stock: number) =>
    t.db.query('UPDATE products SET stock = $2 WHERE id = $1', [id, stock]);
  const gi = await createProduct(t.db, { name: 'Training Gi', stock: 6 });
  await createProduct(t.db, { name: 'Hidden', stock: 0, isActive: false });
  expect(await told(lowTick)).toEqual([]);
  await stockOf(gi.id, 5);
  expect(await told(lowTick)).toEqual(['staff@stormcombat.example: Low stock: Training Gi']);
  expect((await readMails(t)).at(-1)?.text).toContain('- Training Gi: 5 left');
  await stockOf(gi.id, 0);
  expect(await told(lowTick)).toEqual([]);
  await stockOf(gi.id, 9);
  expect(await told(lowTick)).toEqual([]);
  await stockOf(gi.id, 0);
  await createProduct(t.db, { name: 'Gloves', stock: 2 });
  expect(await told(lowTick)).toEqual(['staff@stormcombat.example: Low stock: 2 products']);
});

it('what is low is the same in the mail and in the list: only what the shop sells', async () => {
  const { headers } = await signInAdmin(t);
  const lowTick = () => enqueue(t.db, 'tell-of-low-stock', { tick: new Date().toISOString() });
  const low = async () =>
    (
      await request(t.server)
        .get('/api/admin/products')
        .query({ filter: JSON.stringify({ isLow: true }) })
        .set(headers)
    ).body.map(({ name }: { name: string }) => name);
  const { id: categoryId } = await createProductCategory(t.db, { name: 'Discontinued' });
  await createProduct(t.db, { name: 'Old gloves', stock: 1, categoryId });
  const show = (isActive: boolean) => t.db.update(ProductCategory, categoryId, { isActive });
  for (const isActive of [false, true, false, true]) {
    await show(isActive);
    expect(await low()).toEqual(isActive ? ['Old gloves'] : []);
    expect(await told(lowTick)).toEqual(isActive ? ['staff@stormcombat.example: Low stock: Old gloves'] : []);
  }
});

it('staff are told of a size that sells out while there are others, once until it was there again', async () => {
  const sized = (m: number, l: number) => ({
    stock: m + l,
    hasVariableSizes: true,
    availableSizes: ['M', 'L'],
    sizes: [
      { size: 'M', stock: m },
      { size: 'L', stock: l },
    ],
  });
  const guard = await createProduct(t.db, { name: 'Rash guard', ...sized(2, 20) });
  // What never was there has not sold out.
  await createProduct(t.db, { name: 'Shorts', ...sized(0, 20) });
  const sell = async (m: number, l: number) => {
    const { stock, sizes } = sized(m, l);
    await t.db.query('UPDATE products SET stock = $2, sizes = $3 WHERE id = $1', [
      guard.id,
      stock,
      JSON.stringify(sizes),
    ]);
    // Long ago enough for the tick that looks at it.
    await t.db.query(`UPDATE stock_movements SET at = $2 WHERE product_id = $1 AND at > now() - interval '1 hour'`, [
      guard.id,
      new Date(hour(ticks) + 1_000),
    ]);
  };
  const hour = (number: number) => Date.parse('2026-01-05T04:04:00Z') + number * 3_600_000;
  let ticks = 0;
  const nextTick = async () => {
    ticks += 1;
    const tick = new Date(hour(ticks)).toISOString();
    await t.db.query(`INSERT INTO job_ticks (name, tick) VALUES ('tell-of-low-stock', $1)`, [tick]);
    await enqueue(t.db, 'tell-of-low-stock', { tick });
  };
  expect(await told(nextTick)).toEqual([]);
  await sell(0, 20);
  expect(await told(nextTick)).toEqual(['staff@stormcombat.example: Low stock: Rash guard']);
  expect((await readMails(t)).at(-1)?.text).toContain('- Rash guard: M sold out (M: 0, L: 20)');
  await sell(0, 19);
  expect(await told(nextTick)).toEqual([]);
  await sell(3, 19);
  expect(await told(nextTick)).toEqual([]);
  await sell(0, 19);
  expect(await told(nextTick)).toEqual(['staff@stormcombat.example: Low stock: Rash guard']);
  await sell(0, 5);
  expect(await told(nextTick)).toEqual(['staff@stormcombat.example: Low stock: Rash guard']);
  expect((await readMails(t)).at(-1)?.text).toContain('- Rash guard: 5 left (M: 0, L: 5)');
  await sell(0, 0);
  expect(await told(nextTick)).toEqual([]);
});
