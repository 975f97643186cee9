import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { createProduct, createProductCategory, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { CartItem } from './cart-item.entity.js';
import { CartService } from './cart.service.js';

const SIZED = { hasVariableSizes: true, availableSizes: ['S', 'M', 'L'] };
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let t: TestApp;
let sessionId: string;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());
beforeEach(async () => {
  sessionId = randomUUID();
  await t.db.query('DELETE FROM attempts'); // misses of the test before
});

const add = (body: object) =>
  request(t.server)
    .post('/api/cart')
    .send({ sessionId, quantity: 1, ...body });
const list = async (session = sessionId) =>
  (await request(t.server).get(`/api/cart/${session}`).expect(200)).body as {
    id: string;
    quantity: number;
    selectedSize: string | null;
    productId: number;
  }[];
const put = (id: string, body: object) => request(t.server).put(`/api/cart/${id}`).send(body);
const remove = (path: string) => request(t.server).delete(`/api/cart/${path}`);
const stored = (session = sessionId) => t.db.findBy(CartItem, { sessionId: session });

describe('guesses at the carts of others', () => {
  const call = (from: string, method: 'GET' | 'PUT' | 'DELETE', id: string) =>
    t.app
      .inject({
        method,
        url: `/api/cart/${id}`,
        remoteAddress: from,
        ...(method === 'PUT' && { payload: { quantity: 1 } }),
      })
      .then(({ statusCode }) => statusCode);

  it('60 of one network in ten minutes are followed by 429, whatever it looks for; another goes on', async () => {
    const line = await add({ productId: (await createProduct(t.db)).id });
    const guesses = [
      () => call('2001:db8:0:1::1', 'GET', randomUUID()),
      () => call('2001:db8:0:2::1', 'PUT', randomUUID()),
      () => call('2001:db8:0:3::1', 'DELETE', randomUUID()),
      () => call('2001:db8:0:4::1', 'DELETE', `clear/${randomUUID()}`),
    ];
    for (let i = 0; i < 60; i++) expect([200, 404]).toContain(await guesses[i % guesses.length]!());
    expect(
      await Promise.all([
        ...guesses.map((guess) => guess()),
        call('2001:db8:0:5::1', 'GET', sessionId),
        call('2001:db8:0:5::1', 'DELETE', line.body.id),
      ]),
    ).toEqual(Array(6).fill(429));
    expect(await call('2001:db8:1:1::1', 'GET', sessionId)).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('looking into the same empty cart again is none', async () => {
    for (let i = 0; i < 70; i++) expect(await call('203.0.113.7', 'GET', sessionId)).toBe(200);
  });
});

describe('GET /api/cart/{sessionId}', () => {
  it('answers the lines as they were added, each with its product, for no cache to keep', async () => {
    const gloves = await createProduct(t.db, {
      name: 'Gloves',
      priceCents: 74_900,
      stock: 7,
      imageUrl: '/products/gloves.svg',
    });
    const gi = await createProduct(t.db, { name: 'Gi', ...SIZED });
    await add({ productId: gloves.id, quantity: 2 });
    await add({ productId: gi.id, selectedSize: 'M' });
    const answer = await request(t.server).get(`/api/cart/${sessionId}`).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual([
      {
        id: expect.stringMatching(UUID_V4),
        productId: gloves.id,
        quantity: 2,
        selectedSize: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        product: {
          name: 'Gloves',
          price: 74_900,
          category: expect.any(String),
          stock: 7,
          imageUrl: '/products/gloves.svg',
          hasVariableSizes: false,
          availableSizes: [],
          sizes: [],
          isAvailable: true,
        },
      },
      expect.objectContaining({ productId: gi.id, quantity: 1, selectedSize: 'M' }),
    ]);
    expect(new Date(answer.body[0].createdAt).toISOString()).toBe(answer.body[0].createdAt);
  });

  it('an unknown session has an empty cart', async () => {
    expect(await list()).toEqual([]);
  });

  it.each(['short', 'x'.repeat(65), 'with%20blank', "quote'quote"])('the session id %j is a 400', async (session) => {
    const { body } = await request(t.server).get(`/api/cart/${session}`).expect(400);
    expect(body.errors).toEqual({ sessionId: 'Session id must be 8 to 64 letters, digits, underscores or hyphens' });
  });

  it('says what can no longer be bought, and forgets what is deleted', async () => {
    const admin = await signInAdmin(t);
    const category = await createProductCategory(t.db);
    const hidden = await createProduct(t.db, { name: 'Hidden', categoryId: category.id });
    const deleted = await createProduct(t.db, { name: 'Deleted' });
    await add({ productId: hidden.id });
    await add({ productId: deleted.id });
    await request(t.server)
      .put(`/api/admin/product-categories/${category.id}`)
      .set(admin.headers)
      .send({ isActive: false })
      .expect(200);
    await request(t.server).delete(`/api/admin/products/${deleted.id}`).set(admin.headers).expect(200);
    expect(await list()).toEqual([
      expect.objectContaining({ productId: hidden.id, product: expect.objectContaining({ isAvailable: false }) }),
    ]);
  });
});

describe('POST /api/cart', () => {
  it('makes a line with 201 and merges on session, product and size with 200', async () => {
    const { id: productId } = await createProduct(t.db, { ...SIZED, stock: 9 });
    const first = await add({ productId, selectedSize: 'M' }).expect(201);
    const second = await add({ productId, selectedSize: 'M', quantity: 2 }).expect(200);
    await add({ productId, selectedSize: 'L' }).expect(201);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(second.body).toMatchObject({ id: first.body.id, quantity: 3, selectedSize: 'M' });
    expect((await stored()).map(({ quantity, selectedSize }) => [selectedSize, quantity]).sort()).toEqual([
      ['L', 1],
      ['M', 3],
    ]);
    expect(await stored(randomUUID())).toEqual([]);
  });

  it('takes one more when no quantity is given, and no size for an empty one', async () => {
    const { id: productId } = await createProduct(t.db);
    await add({ productId, quantity: undefined, selectedSize: '' }).expect(201);
    await add({ productId, quantity: undefined, selectedSize: null, note: 'unknown fields are ignored' }).expect(200);
    expect(await stored()).toMatchObject([{ quantity: 2, selectedSize: null }]);
  });

  it('a delta below zero makes the line smaller, down to 1', async () => {
    const { id: productId } = await createProduct(t.db);
    await add({ productId, quantity: 3 });
    expect((await add({ productId, quantity: -2 }).expect(200)).body.quantity).toBe(1);
    const { body } = await add({ productId, quantity: -1 }).expect(400);
    expect(body.errors).toEqual({ quantity: 'Quantity must stay at least 1. Remove the item instead' });
    expect(await stored()).toMatchObject([{ quantity: 1 }]);
  });

  it('a delta below zero of what is not in the cart is a 400', async () => {
    const { id: productId } = await createProduct(t.db);
    await add({ productId, quantity: -1 }).expect(400);
    expect(await stored()).toEqual([]);
  });

  it('more than the stock is a 409 that says how many are left, over all sizes together', async () => {
    const { id: productId } = await createProduct(t.db, { name: 'Training Gi', ...SIZED, stock: 3 });
    await add({ productId, selectedSize: 'M', quantity: 2 }).expect(201);
    const { body } = await add({ productId, selectedSize: 'L', quantity: 2 }).expect(409);
    expect(body).toEqual({ statusCode: 409, error: 'Conflict', message: 'Only 3 left of Training Gi' });
    await add({ productId, selectedSize: 'L', quantity: 1 }).expect(201);
    const gone = await createProduct(t.db, { name: 'Hand Wraps', stock: 0 });
    expect((await add({ productId: gone.id }).expect(409)).body.message).toBe('Hand Wraps is out of stock');
  });

  it.each<[string, Partial<Product>, string | undefined, string]>([
    ['no size of a product in sizes', SIZED, undefined, 'Please select a size before adding to cart'],
    ['an empty size of a product in sizes', SIZED, ' ', 'Please select a size before adding to cart'],
    ['a size it does not come in', SIZED, 'XXL', 'Gi does not come in size XXL'],
    ['a size of a product without sizes', {}, 'M', 'Gi does not come in sizes'],
    ['a size that is too long', SIZED, 'M'.repeat(41), 'Size must be a text of at most 40 characters'],
  ])('%s is a 400', async (_what, product, selectedSize, message) => {
    const { id: productId } = await createProduct(t.db, { name: 'Gi', ...product });
    const { body } = await add({ productId, selectedSize }).expect(400);
    expect(body.errors).toEqual({ selectedSize: message });
    expect(await stored()).toEqual([]);
  });

  it('a product with size options and no sizes needs none', async () => {
    const { id: productId } = await createProduct(t.db, { hasVariableSizes: true, availableSizes: [] });
    await add({ productId }).expect(201);
  });

  it('an unknown product is a 404, one that is not sold a 409', async () => {
    expect((await add({ productId: 2_000_000_000 }).expect(404)).body.message).toBe('There is no product with this id');
    const { id: productId } = await createProduct(t.db, { name: 'Old Bag', isActive: false });
    expect((await add({ productId }).expect(409)).body.message).toBe('Old Bag is no longer sold');
  });

  const NO_DELTA = 'Quantity must be a whole number from -1000000 to 1000000, and not 0';
  it.each([
    ['quantity', 0, NO_DELTA],
    ['quantity', 1.5, NO_DELTA],
    ['quantity', '2', NO_DELTA],
    ['quantity', 1_000_001, NO_DELTA],
    ['productId', 'gloves', 'Product must be the id of a product'],
    ['productId', undefined, 'Product must be the id of a product'],
    ['productId', 3e9, 'Product must be the id of a product'],
    ['sessionId', 'short', 'Session id must be 8 to 64 letters, digits, underscores or hyphens'],
    ['sessionId', undefined, 'Session id must be 8 to 64 letters, digits, underscores or hyphens'],
    ['selectedSize', 7, 'Size must be a text of at most 40 characters'],
  ])('%s %j is a 400', async (field, value, message) => {
    const { id: productId } = await createProduct(t.db);
    const { body } = await add({ productId, [field]: value }).expect(400);
    expect(body.errors).toEqual({ [field]: message });
  });

  it('a cart holds at most 100 lines', async () => {
    const { id: productId } = await createProduct(t.db, { stock: 1000 });
    const other = await createProduct(t.db);
    await t.db.insert(
      CartItem,
      Array.from({ length: 100 }, (_, i) => ({ sessionId, productId, selectedSize: `size ${i}`, quantity: 1 })),
    );
    expect((await add({ productId: other.id }).expect(409)).body.message).toBe('A cart has at most 100 lines');
  });
});

describe('the table itself', () => {
  it('refuses a second line of the same, and a quantity below 1', async () => {
    const { id: productId } = await createProduct(t.db);
    await t.db.insert(CartItem, { sessionId, productId, quantity: 1 });
    await expect(t.db.insert(CartItem, { sessionId, productId, quantity: 1 })).rejects.toThrow('cart_items_line');
    await expect(t.db.insert(CartItem, { sessionId, productId, selectedSize: 'M', quantity: 0 })).rejects.toThrow(
      'cart_items_quantity_positive',
    );
  });
});

describe('PUT /api/cart/{id}', () => {
  it('sets how many there are', async () => {
    const { id: productId } = await createProduct(t.db, { stock: 4 });
    const { body: line } = await add({ productId });
    expect((await put(line.id, { quantity: 4 }).expect(200)).body).toMatchObject({ id: line.id, quantity: 4 });
    expect(await stored()).toMatchObject([{ quantity: 4 }]);
  });

  it('more than the stock is a 409, less is always taken', async () => {
    const { id: productId } = await createProduct(t.db, { name: 'Bag', stock: 9 });
    const { body: line } = await add({ productId, quantity: 9 });
    await t.db.update(Product, productId, { stock: 2 });
    expect((await put(line.id, { quantity: 10 }).expect(409)).body.message).toBe('Only 2 left of Bag');
    await put(line.id, { quantity: 8 }).expect(200);
    expect(await stored()).toMatchObject([{ quantity: 8 }]);
  });

  it.each([0, -1, 1.5, '2', null, undefined, 1_000_001])('quantity %j is a 400', async (quantity) => {
    const { id: productId } = await createProduct(t.db);
    const { body: line } = await add({ productId });
    const { body } = await put(line.id, { quantity }).expect(400);
    expect(body.errors).toEqual({ quantity: 'Quantity must be a whole number from 1 to 1000000' });
  });

  it.each([randomUUID(), '17', 'not-a-uuid'])('the unknown line %s is a 404', async (id) => {
    expect((await put(id, { quantity: 1 }).expect(404)).body.message).toBe('There is no such item in a cart');
    await remove(id).expect(404);
  });
});

describe('DELETE', () => {
  it('takes a line out and answers with it', async () => {
    const { id: productId } = await createProduct(t.db);
    const { body: line } = await add({ productId });
    expect((await remove(line.id).expect(200)).body).toEqual(line);
    expect(await stored()).toEqual([]);
    await remove(line.id).expect(404);
  });

  it("clears one session's cart and no other", async () => {
    const { id: productId } = await createProduct(t.db);
    const { body: line } = await add({ productId });
    const neighbour = randomUUID();
    await add({ sessionId: neighbour, productId });
    expect((await remove(`clear/${sessionId}`).expect(200)).body).toEqual([line]);
    expect((await remove(`clear/${sessionId}`).expect(200)).body).toEqual([]);
    expect(await stored(neighbour)).toHaveLength(1);
    await remove('clear/short').expect(400);
  });
});

describe('the job', () => {
  it('forgets carts of which no line was changed for 30 days, and only those', async () => {
    const { id: productId } = await createProduct(t.db, { ...SIZED, stock: 100 });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const [old, touched, young] = [randomUUID(), randomUUID(), randomUUID()];
    await t.db.insert(CartItem, [
      { sessionId: old, productId, selectedSize: 'S', quantity: 1, updatedAt: daysAgo(31) },
      { sessionId: old, productId, selectedSize: 'M', quantity: 1, updatedAt: daysAgo(40) },
      { sessionId: touched, productId, selectedSize: 'S', quantity: 1, updatedAt: daysAgo(90) },
      { sessionId: touched, productId, selectedSize: 'M', quantity: 1, updatedAt: daysAgo(1) },
      { sessionId: young, productId, selectedSize: 'S', quantity: 1, updatedAt: daysAgo(29) },
    ]);
    await t.app.get(CartService).removeOld();
    expect(await Promise.all([old, touched, young].map(async (session) => (await stored(session)).length))).toEqual([
      0, 2, 1,
    ]);
  });

  it('a change of the quantity counts as touching', async () => {
    const { id: productId } = await createProduct(t.db, { stock: 9 });
    const { body: line } = await add({ productId });
    await t.db.query(`UPDATE cart_items SET updated_at = now() - interval '31 days' WHERE id = $1`, [line.id]);
    await put(line.id, { quantity: 2 }).expect(200);
    await t.app.get(CartService).removeOld();
    expect(await stored()).toHaveLength(1);
  });
});

describe('limits on writes', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ rateLimitScale: 1 / 600 });
  });
  afterAll(() => limited.close());

  const id = '5b0c2f7e-3c1d-4c55-9a3e-0d6f6a1f2b90';
  it.each([
    ['POST', '/api/cart'],
    ['PUT', `/api/cart/${id}`],
    ['DELETE', `/api/cart/${id}`],
    ['DELETE', `/api/cart/clear/${id}`],
  ] as const)('%s %s is a 429 with Retry-After over them', async (method, url) => {
    const call = () => limited.app.inject({ method, url, ...(method !== 'DELETE' && { payload: {} }) });
    expect((await call()).statusCode).not.toBe(429);
    const refused = await call();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0, refused.headers['cache-control']]).toEqual([
      429,
      true,
      'no-store',
    ]);
  });
});
