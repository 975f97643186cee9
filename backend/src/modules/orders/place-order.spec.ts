import request from 'supertest';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { ORDER_RULES, POSSIBLE_DUPLICATE } from '#libs/contracts/order';
import type { PlaceOrderDto } from '#libs/contracts/generated/api';
import { createOrder, createProduct, createProductCategory, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';
import { OrderItem } from './order-item.entity.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1000 });
});
afterAll(() => t.close());

const CUSTOMER = {
  customerName: 'Thandi Mokoena',
  customerEmail: 'thandi@example.com',
  customerPhone: '+27821234567',
  shippingAddress: '12 Naivasha Road\nSunninghill',
};
const NUMBER = /^SC(-[0-9A-HJKMNP-TV-Z]{4}){4}$/;
const SIZED = { name: 'Training Gi', priceCents: 119_900, hasVariableSizes: true, availableSizes: ['S', 'M'] };
/** The first sentence of a refusal is its message. */
const FIRST = 0;

const line = (
  product: Product,
  asked: Partial<PlaceOrderDto['items'][number]> = {},
): PlaceOrderDto['items'][number] => ({
  productId: product.id,
  quantity: 1,
  price: product.priceCents,
  ...asked,
});
const orderOf = (...items: PlaceOrderDto['items'][number][]): PlaceOrderDto => ({
  ...CUSTOMER,
  totalAmount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  items,
});
const place = (body: object, key?: string) =>
  request(t.server)
    .post('/api/orders')
    .set(key === undefined ? {} : { [IDEMPOTENCY_KEY.header]: key })
    .send(body);
const stockOf = async ({ id }: Product): Promise<number> => (await t.db.findOneByOrFail(Product, { id })).stock;
const rows = async (): Promise<[orders: number, items: number, jobs: number]> => [
  await t.db.count(Order),
  await t.db.count(OrderItem),
  (await t.db.query<[{ count: number }]>('SELECT count(*)::int FROM graphile_worker._private_jobs'))[0].count,
];

describe('POST /api/orders', () => {
  it('takes the stock and answers with the order, by a number that nobody guesses', async () => {
    const [gloves, gi] = [
      await createProduct(t.db, { imageUrl: '/products/gloves.svg' }),
      await createProduct(t.db, SIZED),
    ];
    const answer = await place(
      orderOf(line(gi, { quantity: 2, selectedSize: ' M ' }), line(gloves, { quantity: 3 })),
    ).expect(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      ...CUSTOMER,
      orderNumber: expect.stringMatching(NUMBER),
      status: 'pending',
      totalAmount: 2 * 119_900 + 3 * 49_900,
      paymentStatus: 'unpaid',
      paidAmount: 0,
      refundedAmount: 0,
      delivery: null,
      bank: null,
      cardProvider: null,
      trackingNumber: null,
      carrier: null,
      pastStatuses: [],
      confirmation: 'queued',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      items: [
        {
          productId: gi.id,
          quantity: 2,
          price: 119_900,
          selectedSize: 'M',
          sizeNotGiven: false,
          product: { name: 'Training Gi', imageUrl: null },
        },
        {
          productId: gloves.id,
          quantity: 3,
          price: 49_900,
          selectedSize: null,
          sizeNotGiven: false,
          product: { name: 'Boxing gloves', imageUrl: '/products/gloves.svg' },
        },
      ],
    });
    expect([await stockOf(gi), await stockOf(gloves)]).toEqual([8, 7]);
  });

  it('takes the documented payload: no size, no phone; fields it does not know are ignored', async () => {
    const gi = await createProduct(t.db, SIZED);
    const { customerPhone: _phone, ...given } = orderOf({ productId: gi.id, quantity: 1, price: gi.priceCents });
    const { body } = await place({
      ...given,
      sessionId: 'abcdefgh',
      status: 'delivered',
      orderNumber: 'SC-1',
      items: [{ ...given.items[0], name: 'Free' }],
    }).expect(201);
    expect(body).toMatchObject({ status: 'pending', customerPhone: null, orderNumber: expect.stringMatching(NUMBER) });
    expect(body.items).toMatchObject([{ selectedSize: null, sizeNotGiven: true, product: { name: 'Training Gi' } }]);
  });

  it('one product in several lines counts together', async () => {
    const gi = await createProduct(t.db, { ...SIZED, stock: 5 });
    const { body } = await place(
      orderOf(line(gi, { quantity: 3, selectedSize: 'S' }), line(gi, { quantity: 3, selectedSize: 'M' })),
    ).expect(409);
    expect(body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'Only 5 left of Training Gi',
      errors: { 'items.0.quantity': 'Only 5 left of Training Gi', 'items.1.quantity': 'Only 5 left of Training Gi' },
    });
    await place(
      orderOf(line(gi, { quantity: 3, selectedSize: 'S' }), line(gi, { quantity: 2, selectedSize: 'M' })),
    ).expect(201);
    expect(await stockOf(gi)).toBe(0);
  });

  it('keeps blanks around no text, and the lines of an address', async () => {
    const product = await createProduct(t.db);
    const { body } = await place({
      ...orderOf(line(product)),
      customerName: '  Thandi ',
      customerEmail: ' thandi@example.com ',
      customerPhone: '   ',
      shippingAddress: '\n 1 Main\n Sandton \n',
    }).expect(201);
    expect(body).toMatchObject({
      customerName: 'Thandi',
      customerEmail: 'thandi@example.com',
      customerPhone: null,
      shippingAddress: '1 Main\n Sandton',
    });
  });

  it.each([
    ['082 123 4567', '+27821234567'],
    ['+27 (0) 82-123 4567', '+27821234567'],
    ['27821234567', '+27821234567'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('keeps the phone number %s as %s', async (typed, kept) => {
    const product = await createProduct(t.db);
    const { body } = await place({ ...orderOf(line(product)), customerPhone: typed }).expect(201);
    expect(body.customerPhone).toBe(kept);
  });

  it('an order keeps what was sold, whatever becomes of the product', async () => {
    const product = await createProduct(t.db, { name: 'Old name', imageUrl: '/products/gloves.svg' });
    const { body } = await place(orderOf(line(product))).expect(201);
    await t.db.update(Product, product.id, { name: 'New name', priceCents: 1, imageUrl: null });
    await t.db.delete(Product, product.id);
    const { body: read } = await request(t.server).get(`/api/orders/${body.orderNumber}`).expect(200);
    expect(read.items).toEqual([
      {
        productId: null,
        quantity: 1,
        price: 49_900,
        selectedSize: null,
        sizeNotGiven: false,
        product: { name: 'Old name', imageUrl: '/products/gloves.svg' },
      },
    ]);
  });
});

describe('bad input', () => {
  const {
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    totalAmount,
    items,
    quantity,
    price,
    productId,
    selectedSize,
  } = ORDER_RULES;
  it.each([
    ['customerName', undefined, 'Please fill in all required fields.'],
    ['customerName', '  ', customerName.required],
    ['customerName', 5, customerName.required],
    ['customerName', 'x'.repeat(121), customerName.tooLong],
    ['customerName', 'Thandi\r\nBcc: all@example.com', customerName.unprintable],
    ['customerEmail', undefined, 'Please fill in all required fields.'],
    ['customerEmail', '', customerEmail.required],
    ['customerEmail', 'thandi', customerEmail.invalid],
    ['customerEmail', 'thandi@example', customerEmail.invalid],
    ['customerEmail', 'one@example.com,two@example.com', customerEmail.invalid],
    ['customerEmail', 'thandi@example.com\nBcc: all@example.com', customerEmail.invalid],
    ['customerEmail', `${'x'.repeat(250)}@example.com`, customerEmail.invalid],
    ['customerPhone', 821234567, customerPhone.invalid],
    ['customerPhone', '0'.repeat(41), customerPhone.invalid],
    ['customerPhone', '082 123', customerPhone.invalid],
    ['customerPhone', 'call me', customerPhone.invalid],
    ['shippingAddress', undefined, 'Please fill in all required fields.'],
    ['shippingAddress', 'x'.repeat(1001), shippingAddress.tooLong],
    ['shippingAddress', '12 Main Road,\n\u001b[2J Sandton', shippingAddress.unprintable],
    ['totalAmount', undefined, totalAmount.invalid],
    ['totalAmount', -1, totalAmount.invalid],
    ['totalAmount', 1.5, totalAmount.invalid],
    ['totalAmount', '49900', totalAmount.invalid],
    ['totalAmount', 2_000_000_001, totalAmount.invalid],
    ['items', undefined, 'Please add items to your cart before checkout.'],
    ['items', [], items.required],
    ['items', 'all', items.required],
    ['items', [null], items.wrongType],
    ['items', Array.from({ length: 101 }, () => ({ productId: 1, quantity: 1, price: 1 })), items.tooMany],
    ['items.0.quantity', 0, quantity.invalid],
    ['items.0.quantity', -1, quantity.invalid],
    ['items.0.quantity', 1.5, quantity.invalid],
    ['items.0.quantity', '2', quantity.invalid],
    ['items.0.quantity', null, quantity.invalid],
    ['items.0.quantity', 1_000_001, quantity.invalid],
    ['items.0.price', '49900', price.invalid],
    ['items.0.price', -1, price.invalid],
    ['items.0.productId', undefined, productId.invalid],
    ['items.0.productId', '1', productId.invalid],
    ['items.0.productId', 2 ** 31, productId.invalid],
    ['items.0.selectedSize', 7, selectedSize.invalid],
    ['items.0.selectedSize', 'x'.repeat(41), selectedSize.invalid],
  ])('%s: %j', async (path, value, message) => {
    const product = await createProduct(t.db);
    const body = orderOf(line(product)) as unknown as Record<string, unknown>;
    const [, field] = /^items\.0\.(\w+)$/.exec(path) ?? [];
    if (field === undefined) body[path] = value;
    else body['items'] = [{ ...line(product), [field]: value }];
    const before = await rows();
    const answer = await place(body).expect(400);
    expect(answer.body).toMatchObject({ message, errors: { [path]: message } });
    expect([await rows(), await stockOf(product)]).toEqual([before, 10]);
  });

  it('several faults are told at once', async () => {
    const { body } = await place({}).expect(400);
    expect(Object.keys(body.errors)).toEqual([
      'customerName',
      'customerEmail',
      'shippingAddress',
      'totalAmount',
      'items',
    ]);
  });
});

describe('what is no longer as it was shown', () => {
  const CASES: [
    what: string,
    product: Partial<Product>,
    asked: Partial<PlaceOrderDto['items'][number]>,
    total: number,
    errors: Record<string, string>,
  ][] = [
    [
      'a stale price',
      {},
      { price: 39_900 },
      39_900,
      {
        'items.1.price': 'The price of Boxing gloves is now R499.00',
        totalAmount: 'The total of Wraps and 1 more is now R599.00',
      },
    ],
    ['a stale total', {}, {}, 49_899, { totalAmount: 'The total of Wraps and 1 more is now R599.00' }],
    [
      'too little stock',
      { stock: 2 },
      { quantity: 3 },
      3 * 49_900,
      { 'items.1.quantity': 'Only 2 left of Boxing gloves' },
    ],
    ['no stock', { stock: 0 }, {}, 49_900, { 'items.1.quantity': 'Boxing gloves is out of stock' }],
    [
      'a size there is not',
      SIZED,
      { price: 119_900, selectedSize: 'XL' },
      119_900,
      { 'items.1.selectedSize': 'Training Gi does not come in size XL' },
    ],
    [
      'a size of what has none',
      {},
      { selectedSize: 'M' },
      49_900,
      { 'items.1.selectedSize': 'Boxing gloves does not come in sizes' },
    ],
    [
      'an inactive product',
      { isActive: false },
      {},
      49_900,
      { 'items.1.productId': 'Boxing gloves is no longer sold' },
    ],
    [
      'no such product',
      {},
      { productId: 2 ** 31 - 1 },
      49_900,
      { 'items.1.productId': 'A product in your order is no longer available' },
    ],
  ];
  it.each(CASES)('%s is a 409 that writes nothing', async (_what, overrides, asked, total, errors) => {
    const [wraps, product] = [
      await createProduct(t.db, { name: 'Wraps', priceCents: 10_000 }),
      await createProduct(t.db, overrides),
    ];
    const before = await rows();
    const answer = await place({ ...orderOf(line(wraps), line(product, asked)), totalAmount: 10_000 + total }).expect(
      409,
    );
    expect(answer.body).toEqual({ statusCode: 409, error: 'Conflict', message: Object.values(errors)[FIRST], errors });
    expect([await rows(), await stockOf(wraps), await stockOf(product)]).toEqual([before, 10, product.stock]);
  });

  it('a product of an inactive category is not sold', async () => {
    const { id: categoryId } = await createProductCategory(t.db, { isActive: false });
    const { body } = await place(orderOf(line(await createProduct(t.db, { categoryId })))).expect(409);
    expect(body.message).toBe('Boxing gloves is no longer sold');
  });

  it('nothing is written either when the mails cannot be queued, and the key stays free', async () => {
    const product = await createProduct(t.db);
    const before = await rows();
    await t.db.query('ALTER SCHEMA graphile_worker RENAME TO no_queue');
    await place(orderOf(line(product)), 'unqueued').expect(500);
    await t.db.query('ALTER SCHEMA no_queue RENAME TO graphile_worker');
    expect([await rows(), await stockOf(product)]).toEqual([before, 10]);
    await place(orderOf(line(product)), 'unqueued').expect(201);
  });

  it('every line that fails is named', async () => {
    const [a, b] = [
      await createProduct(t.db, { name: 'A', stock: 0 }),
      await createProduct(t.db, { name: 'B', isActive: false }),
    ];
    const { body } = await place(orderOf(line(a), line(b))).expect(409);
    expect(body.errors).toEqual({
      'items.0.quantity': 'A is out of stock',
      'items.1.productId': 'B is no longer sold',
    });
  });
});

describe('Idempotency-Key', () => {
  it('the same key and body answer the same order, 201 and then 200, also when the stock is gone', async () => {
    const product = await createProduct(t.db, { stock: 1 });
    const body = orderOf(line(product));
    const first = await place(body, 'attempt-1').expect(201);
    const again = await place(
      { ...Object.fromEntries(Object.entries(body).toReversed()), customerName: ` ${body.customerName}` },
      'attempt-1',
    ).expect(200);
    expect(again.body).toEqual(first.body);
    expect([await stockOf(product), await t.db.countBy(Order, { idempotencyKey: 'attempt-1' })]).toEqual([0, 1]);
  });

  it('answers the order as it is by then', async () => {
    const body = orderOf(line(await createProduct(t.db)));
    const { orderNumber } = (await place(body, 'attempt-2').expect(201)).body;
    await t.db.update(Order, { orderNumber }, { status: 'shipped' });
    expect((await place(body, 'attempt-2').expect(200)).body).toMatchObject({ orderNumber, status: 'shipped' });
  });

  it('the same key with another body is a 422 and takes nothing', async () => {
    const product = await createProduct(t.db);
    await place(orderOf(line(product)), 'attempt-3').expect(201);
    for (const other of [
      orderOf(line(product, { quantity: 2 })),
      { ...orderOf(line(product)), customerName: 'Somebody else' },
    ]) {
      const { body } = await place(other, 'attempt-3').expect(422);
      expect(body).toEqual({ statusCode: 422, error: 'Unprocessable Entity', message: IDEMPOTENCY_KEY.otherBody });
    }
    expect(await stockOf(product)).toBe(9);
  });

  it('a refused attempt leaves the key free, for this body and for another', async () => {
    const product = await createProduct(t.db, { stock: 0 });
    await place(orderOf(line(product)), 'attempt-4').expect(409);
    await t.db.update(Product, product.id, { stock: 5, priceCents: 100 });
    await place(orderOf(line(product, { price: 100, quantity: 2 })), 'attempt-4').expect(201);
  });

  it('without a key every request is an order of its own', async () => {
    const product = await createProduct(t.db);
    const numbers = [
      (await place(orderOf(line(product))).expect(201)).body.orderNumber,
      (await place(orderOf(line(product))).expect(201)).body.orderNumber,
    ];
    expect(new Set(numbers).size).toBe(2);
  });

  it('of an order that staff removed it says so', async () => {
    const product = await createProduct(t.db);
    await place(orderOf(line(product)), 'attempt-5').expect(201);
    const { headers } = await signInAdmin(t);
    const { id } = await t.db.findOneByOrFail(Order, { idempotencyKey: 'attempt-5' });
    await request(t.server).delete(`/api/admin/orders/${id}`).set(headers).expect(200);
    expect((await place(orderOf(line(product)), 'attempt-5').expect(409)).body.message).toBe(IDEMPOTENCY_KEY.removed);
  });

  it('the same customer and items under another key are asked about, and placed once that is confirmed', async () => {
    const product = await createProduct(t.db);
    const body = orderOf(line(product, { quantity: 2 }));
    await place(body, 'first-press').expect(201);
    const again = { ...body, customerEmail: body.customerEmail.toUpperCase(), customerName: 'T. Mokoena' };
    const asked = await place(again, 'second-press').expect(409);
    expect(asked.body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: POSSIBLE_DUPLICATE.message,
      reason: 'possible duplicate',
    });
    expect(await stockOf(product)).toBe(8);
    await place({ ...again, confirmDuplicate: false }, 'second-press').expect(409);
    const { orderNumber } = (await place({ ...again, confirmDuplicate: true }, 'second-press').expect(201)).body;
    expect((await place({ ...again, confirmDuplicate: true }, 'second-press').expect(200)).body.orderNumber).toBe(
      orderNumber,
    );
    expect((await place({ ...again, confirmDuplicate: 'yes' }, 'third-press').expect(400)).body.errors).toEqual({
      confirmDuplicate: 'confirmDuplicate must be true or false',
    });
  });

  it.each<[what: string, again: Partial<PlaceOrderDto>, key: string | undefined, meanwhile: string]>([
    ['without a key', {}, undefined, ''],
    ['from another customer', { customerEmail: 'sipho@example.com' }, 'late', ''],
    [
      'after 15 minutes',
      {},
      'late',
      "UPDATE orders SET created_at = created_at - interval '15 minutes 1 second' WHERE id = $1",
    ],
    ['after the first was cancelled', {}, 'late', "UPDATE orders SET status = 'cancelled' WHERE id = $1"],
    ['after the first was deleted', {}, 'late', 'UPDATE orders SET deleted_at = now() WHERE id = $1'],
  ])('the same items %s are asked about by nobody', async (what, again, key, meanwhile) => {
    const body = orderOf(line(await createProduct(t.db)));
    const { orderNumber } = (await place(body, `early ${what}`.replaceAll(' ', '-')).expect(201)).body;
    const { id } = await t.db.findOneByOrFail(Order, { orderNumber });
    if (meanwhile !== '') await t.db.query(meanwhile, [id]);
    await place({ ...body, ...again }, key && `${key} ${what}`.replaceAll(' ', '-')).expect(201);
  });

  it('two presses under two keys at once are one order and a question', async () => {
    const product = await createProduct(t.db);
    const answers = await Promise.all(
      ['one-tab', 'other-tab', 'third-tab'].map((key) =>
        place(orderOf(line(product)), key).then(({ status }) => status),
      ),
    );
    expect(answers.toSorted()).toEqual([201, 409, 409]);
    expect(await stockOf(product)).toBe(9);
  });

  it.each(['', 'with a space', 'x'.repeat(256), 'é'])('%j is a 400', async (key) => {
    const { body } = await place(orderOf(line(await createProduct(t.db))), key).expect(400);
    expect(body.message).toBe('Idempotency-Key must be 1 to 255 visible ASCII characters');
  });

  it('255 characters are taken', async () => {
    await place(orderOf(line(await createProduct(t.db))), '~'.repeat(255)).expect(201);
  });
});

describe('the walls of the database', () => {
  it.each([
    ['a number in another form', { orderNumber: 'SC-1' }, 'orders_order_number_formed'],
    ['an unknown status', { status: 'lost' as 'pending' }, 'orders_status_known'],
    ['a total below zero', { totalCents: -1 }, 'orders_total_not_negative'],
    ['no name', { customerName: '' }, 'orders_customer_given'],
    ['a key without its request', { idempotencyKey: 'alone' }, 'orders_request_whole'],
    ['no quantity', { items: [{ quantity: 0 }] }, 'order_items_quantity_positive'],
    ['a price below zero', { totalCents: 1, items: [{ priceCents: -1 }] }, 'order_items_price_not_negative'],
    [
      'a size that was and was not given',
      { items: [{ selectedSize: 'M', sizeNotGiven: true }] },
      'order_items_size_given_or_not',
    ],
  ])('%s', async (_what, overrides, constraint) => {
    await expect(t.db.transaction((db) => createOrder(db, overrides))).rejects.toMatchObject({ constraint });
  });
});
