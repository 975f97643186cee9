/** Orders of a product that keeps a stock of each size (CONTRACT section 7, "Stock by size"). */
import request from 'supertest';
import { SIZE_REQUIRED } from '#libs/contracts/cart';
import { createOrder, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { OrderItem } from './order-item.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 10_000 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const BUYERS = 60;
type Stocks = Record<string, number>;
const sizesOf = (stocks: Stocks) => Object.entries(stocks).map(([size, stock]) => ({ size, stock }));
const inSizes = (stocks: Stocks) => ({
  hasVariableSizes: true,
  availableSizes: Object.keys(stocks),
  sizes: sizesOf(stocks),
  stock: Object.values(stocks).reduce((sum, stock) => sum + stock, 0),
});
const addShirt = (stocks: Stocks) => createProduct(t.db, { name: 'Shirt', ...inSizes(stocks) });
const kept = async ({ id }: Product) => {
  const { sizes, stock } = await t.db.findOneByOrFail(Product, { id });
  return [Object.fromEntries(sizes.map((one) => [one.size, one.stock])), stock];
};
const order = (product: Product, lines: [selectedSize: string | undefined, quantity: number][]) => ({
  customerName: 'Thandi',
  customerEmail: 'thandi@example.com',
  shippingAddress: '12 Naivasha Road',
  totalAmount: lines.reduce((sum, [, quantity]) => sum + quantity * product.priceCents, 0),
  items: lines.map(([selectedSize, quantity]) => ({
    productId: product.id,
    quantity,
    price: product.priceCents,
    selectedSize,
  })),
});
const place = (...asked: Parameters<typeof order>) =>
  request(t.server)
    .post('/api/orders')
    .send(order(...asked));
const setStatus = (id: number, status: string) =>
  request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send({ status });
/** An order for two in M and one in S. */
const ordered = ({ id }: Product, status: 'pending' | 'cancelled' = 'pending') =>
  createOrder(t.db, {
    status,
    items: [
      { productId: id, productName: 'Shirt', quantity: 2, selectedSize: 'M' },
      { productId: id, productName: 'Shirt', quantity: 1, selectedSize: 'S' },
    ],
  });

describe('placing an order', () => {
  it('takes from the sizes, and from their sum', async () => {
    const shirt = await addShirt({ S: 3, M: 5, '__proto__ 10:30': 1 });
    const { body } = await place(shirt, [
      ['M', 2],
      ['S', 3],
      ['M', 1],
      ['__proto__ 10:30', 1],
    ]).expect(201);
    expect(body.items).toMatchObject([{ selectedSize: 'M' }, { selectedSize: 'S' }, {}, {}]);
    expect(await kept(shirt)).toEqual([{ S: 0, M: 2, '__proto__ 10:30': 0 }, 2]);
  });

  it('takes a line that no size was chosen of, where the sizes share the stock', async () => {
    const gi = await createProduct(t.db, { ...inSizes({ S: 3, M: 5 }), sizes: [], stock: 8 });
    await place(gi, [[undefined, 4]]).expect(201);
    expect(await kept(gi)).toEqual([{}, 4]);
    expect((await t.db.findOneByOrFail(OrderItem, { productId: gi.id })).sizeNotGiven).toBe(true);
  });

  it.each<[string, Parameters<typeof place>[1], number, Record<string, string>]>([
    ['no size', [[undefined, 1]], 400, { 'items.0.selectedSize': 'Please select a size for Shirt' }],
    [
      'no size in one line of two',
      [
        ['S', 1],
        ['', 9],
      ],
      400,
      { 'items.1.selectedSize': 'Please select a size for Shirt' },
    ],
    ['another size', [['XL', 1]], 409, { 'items.0.selectedSize': 'Shirt does not come in size XL' }],
    ['more than is left of it', [['M', 2]], 409, { 'items.0.quantity': 'Only 1 left of Shirt in size M' }],
    [
      'more than is left of it in two lines',
      [
        ['M', 1],
        ['M', 1],
      ],
      409,
      { 'items.0.quantity': 'Only 1 left of Shirt in size M', 'items.1.quantity': 'Only 1 left of Shirt in size M' },
    ],
    ['one that is sold out', [['L', 1]], 409, { 'items.0.quantity': 'Shirt in size L is out of stock' }],
  ])('is refused for %s, and nothing is taken', async (_what, lines, status, errors) => {
    const shirt = await addShirt({ S: 9, M: 1, L: 0 });
    const { body } = await place(shirt, lines).expect(status);
    expect(body).toMatchObject({ message: Object.values(errors)[0], errors });
    expect(await kept(shirt)).toEqual([{ S: 9, M: 1, L: 0 }, 10]);
  });

  it(`${BUYERS} buyers at once of the last 10 of a size: 10 have one, and no other size is touched`, async () => {
    const shirt = await addShirt({ S: 300, M: 10 });
    const buy = (i: number) =>
      request(t.server)
        .post('/api/orders')
        .send({ ...order(shirt, [['M', 1]]), customerEmail: `buyer-${i}@example.com` })
        .then(({ status, body }) =>
          [status, status === 201 ? 'ordered' : (body as { message: string }).message].join(' '),
        );
    const answers = await Promise.all(Array.from({ length: BUYERS }, (_, i) => buy(i)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => '201 ordered'),
      ...Array.from({ length: BUYERS - 10 }, () => '409 Shirt in size M is out of stock'),
    ]);
    expect(await kept(shirt)).toEqual([{ S: 300, M: 0 }, 300]);
    expect(await t.db.countBy(OrderItem, { productId: shirt.id })).toBe(10);
  });
});

describe('what comes back', () => {
  it('goes to its sizes when an order is cancelled, and is taken from them when it is opened again', async () => {
    const shirt = await addShirt({ S: 0, M: 5 });
    const { id } = await ordered(shirt);
    await setStatus(id, 'cancelled').expect(200);
    expect(await kept(shirt)).toEqual([{ S: 1, M: 7 }, 8]);
    await setStatus(id, 'processing').expect(200);
    expect(await kept(shirt)).toEqual([{ S: 0, M: 5 }, 5]);
  });

  it('goes to its sizes when an order is deleted', async () => {
    const shirt = await addShirt({ S: 0, M: 5 });
    const { id } = await ordered(shirt);
    await request(t.server).delete(`/api/admin/orders/${id}`).set(admin.headers).expect(200);
    expect(await kept(shirt)).toEqual([{ S: 1, M: 7 }, 8]);
  });

  it('is not counted where nobody knows which size it is', async () => {
    const shirt = await addShirt({ M: 5, L: 1 });
    const { id } = await ordered(shirt);
    await t.db.insert(OrderItem, {
      orderId: id,
      productId: shirt.id,
      productName: 'Shirt',
      quantity: 4,
      priceCents: 1,
      sizeNotGiven: true,
    });
    await setStatus(id, 'cancelled').expect(200);
    expect(await kept(shirt)).toEqual([{ M: 7, L: 1 }, 8]);
    expect((await setStatus(id, 'pending').expect(409)).body.errors).toEqual({
      'items.1.selectedSize': 'Shirt does not come in size S, so the order stays cancelled',
      'items.2.selectedSize': 'Please select a size for Shirt, so the order stays cancelled',
    });
    expect(await kept(shirt)).toEqual([{ M: 7, L: 1 }, 8]);
  });

  it('of sizes that share the stock again goes to that', async () => {
    const shirt = await addShirt({ S: 0, M: 5 });
    const { id } = await ordered(shirt);
    await request(t.server).put(`/api/admin/products/${shirt.id}`).set(admin.headers).send({ sizes: [] }).expect(200);
    await setStatus(id, 'cancelled').expect(200);
    expect(await kept(shirt)).toEqual([{}, 8]);
  });

  it('stays cancelled when a size is gone meanwhile, whatever there is of the other', async () => {
    const shirt = await addShirt({ S: 9, M: 1 });
    const { id } = await ordered(shirt, 'cancelled');
    expect((await setStatus(id, 'pending').expect(409)).body.errors).toEqual({
      'items.0.quantity': 'Only 1 left of Shirt in size M, so the order stays cancelled',
    });
    expect(await kept(shirt)).toEqual([{ S: 9, M: 1 }, 10]);
  });
});

describe('a size that is put right', () => {
  const put = (id: number, body: object) =>
    request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send(body);
  const linesOf = async (id: number) => (await put(id, {}).expect(200)).body.items as { id: number }[];

  it('takes the stock along, also where two lines change places', async () => {
    const shirt = await addShirt({ S: 0, M: 0, L: 3 });
    const { id } = await ordered(shirt);
    const [two, one] = await linesOf(id);
    await put(id, { items: [{ id: two!.id, selectedSize: 'L' }] }).expect(200);
    expect(await kept(shirt)).toEqual([{ S: 0, M: 2, L: 1 }, 3]);
    const swapped = [
      { id: two!.id, selectedSize: 'M' },
      { id: one!.id, selectedSize: 'L' },
    ];
    await put(id, { items: swapped }).expect(200);
    expect(await kept(shirt)).toEqual([{ S: 1, M: 0, L: 2 }, 3]);
    await setStatus(id, 'cancelled').expect(200);
    expect(await kept(shirt)).toEqual([{ S: 1, M: 2, L: 3 }, 6]);
  });

  it('is refused where nothing is left of it, and takes nothing in an order that holds nothing', async () => {
    const shirt = await addShirt({ S: 5, M: 5, L: 1 });
    const { id } = await ordered(shirt);
    const [two] = await linesOf(id);
    const asked = { items: [{ id: two!.id, selectedSize: 'L' }] };
    expect((await put(id, asked).expect(409)).body.errors).toEqual({
      'items.0.selectedSize': 'Only 1 left of Shirt in size L',
    });
    expect(await kept(shirt)).toEqual([{ S: 5, M: 5, L: 1 }, 11]);
    await setStatus(id, 'cancelled').expect(200);
    await put(id, asked).expect(200);
    expect(await kept(shirt)).toEqual([{ S: 6, M: 7, L: 1 }, 14]);
    expect((await setStatus(id, 'pending').expect(409)).body.errors).toEqual({
      'items.0.quantity': 'Only 1 left of Shirt in size L, so the order stays cancelled',
    });
  });
});

describe('a cart', () => {
  const add = (shirt: Product, selectedSize: string | null, quantity: number, sessionId: string) =>
    request(t.server).post('/api/cart').send({ sessionId, productId: shirt.id, selectedSize, quantity });

  it('holds as many as there are of each size', async () => {
    const shirt = await addShirt({ S: 2, M: 5 });
    await add(shirt, 'M', 5, 'cart-by-size').expect(201);
    const { body } = await add(shirt, 'S', 2, 'cart-by-size').expect(201);
    expect(body.product).toMatchObject({ stock: 7, sizes: sizesOf({ S: 2, M: 5 }) });
    expect((await add(shirt, 'S', 1, 'cart-by-size').expect(409)).body.message).toBe('Only 2 left of Shirt in size S');
    const change = (quantity: number) => request(t.server).put(`/api/cart/${body.id}`).send({ quantity });
    expect((await change(3).expect(409)).body.message).toBe('Only 2 left of Shirt in size S');
    expect((await change(1).expect(200)).body.quantity).toBe(1);
    const { body: lines } = await request(t.server).get('/api/cart/cart-by-size').expect(200);
    expect(lines[0].product.sizes).toEqual(sizesOf({ S: 2, M: 5 }));
  });

  it('takes no line without a size, and none of a size that is sold out', async () => {
    const shirt = await addShirt({ S: 0, M: 5 });
    expect((await add(shirt, null, 1, 'no-size-given').expect(400)).body.errors).toEqual({
      selectedSize: SIZE_REQUIRED.text,
    });
    expect((await add(shirt, 'S', 1, 'no-size-given').expect(409)).body.message).toBe(
      'Shirt in size S is out of stock',
    );
  });
});
