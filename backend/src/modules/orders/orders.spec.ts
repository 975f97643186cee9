import request from 'supertest';
import { ORDER_RULES } from '#libs/contracts/order';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { createOrder, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ImagesService } from '../images/images.service.js';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp({ trustProxy: 1 });
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const get = (id: number | string) => request(t.server).get(`/api/admin/orders/${id}`).set(admin.headers);
const put = (id: number, body: object) =>
  request(t.server).put(`/api/admin/orders/${id}`).set(admin.headers).send(body);
const remove = (id: number) => request(t.server).delete(`/api/admin/orders/${id}`).set(admin.headers);
const stockOf = async ({ id }: Product): Promise<number> => (await t.db.findOneByOrFail(Product, { id })).stock;
const read = (orderNumber: string, address = '192.0.2.1') =>
  request(t.server)
    .get(`/api/orders/${encodeURIComponent(orderNumber)}`)
    .set('X-Forwarded-For', address);

/** An order for three of a product of which seven are left. */
async function orderOfThree(status: OrderStatus = 'pending', left = 7) {
  const product = await createProduct(t.db, { name: 'Mouth Guard', stock: left });
  const order = await createOrder(t.db, {
    status,
    items: [
      { productId: product.id, productName: 'Mouth Guard', quantity: 2, selectedSize: 'S' },
      { productId: product.id, productName: 'Mouth Guard', quantity: 1, selectedSize: 'M' },
    ],
  });
  return { product, order };
}

describe('GET /api/orders/{number}', () => {
  it("answers what the customer may see, to nobody else's cache and to no search engine", async () => {
    const order = await createOrder(t.db, {
      trackingNumber: 'CG-1',
      items: [{ productName: 'Training Gi', selectedSize: 'M', quantity: 2, productImageUrl: '/products/gi.svg' }],
    });
    const answer = await read(order.orderNumber).expect(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(answer.headers['etag']).toBeUndefined();
    expect(answer.body).toEqual({
      orderNumber: order.orderNumber,
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
      status: 'pending',
      totalAmount: 99_800,
      paymentStatus: 'unpaid',
      paidAmount: 0,
      refundedAmount: 0,
      bank: null,
      cardProvider: null,
      trackingNumber: 'CG-1',
      carrier: null,
      customerName: 'Thandi Mokoena',
      customerEmail: 'thandi@example.com',
      customerPhone: null,
      shippingAddress: '12 Naivasha Road\nSunninghill\n2157',
      delivery: null,
      pastStatuses: [],
      confirmation: null,
      items: [
        {
          productId: null,
          quantity: 2,
          price: 49_900,
          selectedSize: 'M',
          sizeNotGiven: false,
          product: { name: 'Training Gi', imageUrl: '/products/gi.svg' },
        },
      ],
    });
  });

  it.each([
    ['in small letters', 'sc-01ab-23cd-45ef-67gh'],
    ['without hyphens', 'SC01AB23CD45EF67GH'],
    ['with letters for digits', 'SC-OIAB-23CD-45EF-67GH'],
    ['with blanks', ' SC 01AB 23CD 45EF 67GH '],
  ])('takes the number %s', async (_what, typed) => {
    const orderNumber = 'SC-01AB-23CD-45EF-67GH';
    if (!(await t.db.existsBy(Order, { orderNumber }))) await createOrder(t.db, { orderNumber });
    expect((await read(typed).expect(200)).body.orderNumber).toBe(orderNumber);
  });

  it.each(['SC-0000-0000-0000-0000', 'nonsense', '1', 'SC-0000', '%00', '../faqs'])('%j is a 404', async (number) => {
    const { body } = await read(number, '192.0.2.2').expect(404);
    expect(body).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is no order with this number' });
  });

  it('a deleted order is a 404 that says so, which counts as no miss', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    await remove(id).expect(200);
    const { body } = await read(orderNumber, '192.0.2.9').expect(404);
    expect(body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The school has removed this order',
      reason: 'deleted',
    });
    for (let i = 0; i < 60; i++) await read(orderNumber, '192.0.2.9').expect(404);
  });

  it('says what the order was before, which its page has to know', async () => {
    const {
      order: { id, orderNumber },
    } = await orderOfThree();
    for (const status of ['shipped', 'cancelled', 'pending']) await put(id, { status }).expect(200);
    expect((await read(orderNumber).expect(200)).body.pastStatuses).toEqual(['cancelled', 'pending', 'shipped']);
  });

  it('60 misses, malformed ones too, are followed by 429 for that address alone; hits do not count', async () => {
    const { orderNumber } = await createOrder(t.db);
    for (let i = 0; i < 5; i++) await read(orderNumber, '192.0.2.3').expect(200);
    for (let i = 0; i < 60; i++)
      await read(i % 2 === 0 ? 'SC-0000-0000-0000-0000' : 'malformed', '192.0.2.3').expect(404);
    const refused = await read(orderNumber, '192.0.2.3').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await read(orderNumber, '192.0.2.4').expect(200);
  });
});

describe('GET /api/admin/orders/{id}', () => {
  it('answers the order with its lines and the steps it took', async () => {
    const { order, product } = await orderOfThree();
    await put(order.id, { status: 'processing' }).expect(200);
    const { body } = await get(order.id).expect(200);
    expect(body).toEqual({
      ...(JSON.parse(JSON.stringify(order)) as object),
      status: 'processing',
      paymentStatus: 'paid',
      paidAmount: order.totalAmount,
      payments: [expect.objectContaining({ amount: order.totalAmount, method: 'other' })],
      refunds: [],
      cardPaymentsToRefund: [],
      updatedAt: expect.any(String),
      items: [
        {
          id: expect.any(Number),
          productId: product.id,
          productName: 'Mouth Guard',
          productImageUrl: null,
          quantity: 2,
          price: 49_900,
          selectedSize: 'S',
          sizeNotGiven: false,
        },
        {
          id: expect.any(Number),
          productId: product.id,
          productName: 'Mouth Guard',
          productImageUrl: null,
          quantity: 1,
          price: 49_900,
          selectedSize: 'M',
          sizeNotGiven: false,
        },
      ],
      history: [
        { from: null, to: 'pending', at: expect.any(String), by: null },
        { from: 'pending', to: 'processing', at: expect.any(String), by: admin.user.username },
      ],
      corrections: [],
      internalNote: null,
    });
  });

  it.each(['999999', 'x', '0'])('%s is a 404', async (id) => {
    await get(id).expect(404);
  });
});

describe('PUT /api/admin/orders/{id}', () => {
  const between = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));
  it.each(between)('from $from to $to the stock follows', async ({ from, to }) => {
    const { order, product } = await orderOfThree(from);
    const { body } = await put(order.id, { status: to }).expect(200);
    const expected = from === to ? 7 : to === 'cancelled' ? 10 : from === 'cancelled' ? 4 : 7;
    expect([body.status, await stockOf(product), body.history.length]).toEqual([to, expected, from === to ? 1 : 2]);
  });

  it('leaving cancelled needs the stock: a 409 names the product and what is left, and nothing changes', async () => {
    const { order, product } = await orderOfThree('cancelled', 2);
    const { body } = await put(order.id, { status: 'processing', trackingNumber: 'CG-1' }).expect(409);
    const message = 'Only 2 left of Mouth Guard, so the order stays cancelled';
    expect(body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message,
      errors: { 'items.0.quantity': message, 'items.1.quantity': message },
    });
    expect([(await get(order.id)).body, await stockOf(product)]).toEqual([
      expect.objectContaining({ status: 'cancelled', trackingNumber: null }),
      2,
    ]);
  });

  it('leaving cancelled takes all products or none', async () => {
    const [there, gone] = [
      await createProduct(t.db, { stock: 5 }),
      await createProduct(t.db, { name: 'Shin Guards', stock: 0 }),
    ];
    const { id } = await createOrder(t.db, {
      status: 'cancelled',
      items: [{ productId: there.id }, { productId: gone.id }],
    });
    expect((await put(id, { status: 'pending' }).expect(409)).body.errors).toEqual({
      'items.1.quantity': 'Shin Guards is out of stock, so the order stays cancelled',
    });
    expect(await stockOf(there)).toBe(5);
  });

  it('a product that was deleted meanwhile gets nothing back, and cannot be taken again', async () => {
    const { order, product } = await orderOfThree();
    await t.db.delete(Product, product.id);
    await put(order.id, { status: 'cancelled' }).expect(200);
    expect((await put(order.id, { status: 'pending' }).expect(409)).body.message).toBe(
      'Mouth Guard is no longer in the shop, so the order stays cancelled',
    );
  });

  it('a product that is only inactive can be taken again', async () => {
    const { order, product } = await orderOfThree('cancelled');
    await t.db.update(Product, product.id, { isActive: false });
    await put(order.id, { status: 'pending' }).expect(200);
    expect(await stockOf(product)).toBe(4);
  });

  it('keeps a tracking number, alone or with a status, trimmed; empty or null removes it', async () => {
    const { id } = await createOrder(t.db);
    expect((await put(id, { trackingNumber: ' CG-1 ' }).expect(200)).body).toMatchObject({
      trackingNumber: 'CG-1',
      status: 'pending',
    });
    expect((await put(id, { status: 'shipped' }).expect(200)).body).toMatchObject({
      trackingNumber: 'CG-1',
      status: 'shipped',
    });
    expect((await put(id, { trackingNumber: '' }).expect(200)).body.trackingNumber).toBeNull();
    expect((await put(id, { status: 'delivered', trackingNumber: 'CG-2' }).expect(200)).body).toMatchObject({
      trackingNumber: 'CG-2',
      status: 'delivered',
    });
    const { body } = await put(id, { trackingNumber: null }).expect(200);
    expect(body.trackingNumber).toBeNull();
    // What came with a status is told by that step.
    const told = { fields: ['trackingNumber'], by: admin.user.username };
    expect(body.corrections).toMatchObject([told, told, told]);
  });

  it('corrects who ordered and where it goes, with who did it in the history; a note is for staff alone', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const corrected = {
      customerName: ' Thandi Nkosi ',
      customerEmail: 'nkosi@example.com',
      customerPhone: '',
      shippingAddress: '9 Rivonia Road, Sandton',
      internalNote: 'Rang on Monday',
    };
    const { body } = await put(id, corrected).expect(200);
    expect(body).toMatchObject({ ...corrected, customerName: 'Thandi Nkosi', customerPhone: null, status: 'pending' });
    expect(body.corrections).toEqual([
      {
        id: expect.any(Number),
        fields: Object.keys(corrected).filter((field) => field !== 'customerPhone'),
        by: admin.user.username,
        at: expect.any(String),
      },
    ]);
    await put(id, { customerName: 'Thandi Nkosi', internalNote: 'Rang on Monday' }).expect(200);
    const again = await put(id, { internalNote: null, status: 'processing' }).expect(200);
    expect(again.body.corrections.map(({ fields }: { fields: string[] }) => fields).slice(1)).toEqual([
      ['internalNote'],
    ]);
    const page = await request(t.server).get(`/api/orders/${orderNumber}`).expect(200);
    expect(page.body).toMatchObject({ customerName: 'Thandi Nkosi', shippingAddress: '9 Rivonia Road, Sandton' });
    expect(JSON.stringify(page.body)).not.toContain('internalNote');
  });

  it('corrects a phone number to one, and leaves what stood before there were rules', async () => {
    const { id } = await createOrder(t.db, { customerPhone: '082 555 0141' });
    const legacy = await createOrder(t.db, { customerPhone: 'ask at the desk' });
    expect((await put(id, { customerPhone: '082 555-0141' }).expect(200)).body.corrections).toEqual([]);
    const { body } = await put(id, { customerPhone: '(083) 555 0162' }).expect(200);
    expect(body).toMatchObject({ customerPhone: '+27835550162', corrections: [{ fields: ['customerPhone'] }] });
    const kept = await put(legacy.id, { customerPhone: 'ask at the desk', customerName: 'Zola' }).expect(200);
    expect(kept.body).toMatchObject({ customerName: 'Zola', customerPhone: 'ask at the desk' });
    const refused = await put(legacy.id, { customerPhone: 'ask Zola' }).expect(400);
    expect(refused.body.errors).toEqual({ customerPhone: ORDER_RULES.customerPhone.invalid });
  });

  it('corrects the size of a line, which is in the history and on its page', async () => {
    const gi = await createProduct(t.db, { name: 'Gi', hasVariableSizes: true, availableSizes: ['M', 'L'], stock: 4 });
    const { id, orderNumber } = await createOrder(t.db, {
      items: [{ productId: gi.id, productName: 'Gi', sizeNotGiven: true }, { productName: 'Gloves' }],
    });
    const items = (await get(id)).body.items as { id: number }[];
    const corrected = await put(id, { items: [{ id: items[0]!.id, selectedSize: ' L ' }] }).expect(200);
    expect(corrected.body.items).toMatchObject([{ selectedSize: 'L', sizeNotGiven: false }, { selectedSize: null }]);
    expect(corrected.body.corrections).toMatchObject([{ fields: ['items'], by: admin.user.username }]);
    expect((await request(t.server).get(`/api/orders/${orderNumber}`)).body.items[0]).toMatchObject({
      selectedSize: 'L',
    });
    expect(await stockOf(gi)).toBe(4);
    expect((await put(id, { items: corrected.body.items }).expect(200)).body.corrections).toHaveLength(1);
    const errors = async (sent: object[]) => (await put(id, { items: sent }).expect(400)).body.errors;
    expect(await errors([{ id: items[0]!.id, selectedSize: 'XXL' }])).toEqual({
      'items.0.selectedSize': 'Gi does not come in size XXL',
    });
    expect(await errors([{ id: items[0]!.id, selectedSize: null }])).toEqual({
      'items.0.selectedSize': 'Please select a size for Gi',
    });
    expect(await errors([{ ...corrected.body.items[0], quantity: 9 }, { id: 0 }])).toEqual({
      'items.0.quantity': 'items.0.quantity cannot be changed',
      'items.1.id': 'items.1.id cannot be changed',
    });
  });

  it('ignores what was read with the order and comes back as it was', async () => {
    const { order } = await orderOfThree();
    const { body } = await get(order.id);
    const changed = await put(order.id, { ...body, status: 'processing' }).expect(200);
    expect(changed.body).toMatchObject({
      customerName: body.customerName,
      totalAmount: body.totalAmount,
      items: body.items,
      status: 'processing',
    });
  });

  it.each([
    [{ status: 'lost' }, 'status', 'Status must be one of pending, processing, shipped, delivered, cancelled'],
    [{ status: null }, 'status', 'Status must be one of pending, processing, shipped, delivered, cancelled'],
    [{ paid: true }, 'paid', 'paid is said of a change of status'],
    [{ trackingNumber: 5 }, 'trackingNumber', 'Tracking number must be a text of at most 80 characters'],
    [{ trackingNumber: 'x'.repeat(81) }, 'trackingNumber', 'Tracking number must be a text of at most 80 characters'],
    [{ customerEmail: 'nobody' }, 'customerEmail', ORDER_RULES.customerEmail.invalid],
    [{ shippingAddress: ' ' }, 'shippingAddress', ORDER_RULES.shippingAddress.missing],
    [{ shippingAddress: 'Sandton' }, 'shippingAddress', ORDER_RULES.shippingAddress.undeliverable],
    [
      { shippingAddress: '9 Rivonia Road,\u001b[2J Sandton' },
      'shippingAddress',
      ORDER_RULES.shippingAddress.unprintable,
    ],
    [{ customerName: null }, 'customerName', ORDER_RULES.customerName.required],
    [{ internalNote: 'x'.repeat(2001) }, 'internalNote', ORDER_RULES.internalNote.tooLong],
    [{ stock: 5 }, 'stock', 'Unknown field: stock'],
  ])('%j is a 400', async (body, field, message) => {
    const { id } = await createOrder(t.db);
    expect((await put(id, body).expect(400)).body).toMatchObject({ message, errors: { [field]: message } });
  });

  it('an unknown and a deleted order are a 404', async () => {
    await put(999_999, { status: 'shipped' }).expect(404);
    const { id } = await createOrder(t.db);
    await remove(id).expect(200);
    expect((await put(id, { status: 'shipped' }).expect(404)).body.message).toBe('There is no order with this id');
  });
});

describe('DELETE /api/admin/orders/{id}', () => {
  it.each(ORDER_STATUSES)('a %s order', async (status) => {
    const { order, product } = await orderOfThree(status);
    const { body } = await remove(order.id).expect(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(order)));
    expect(await stockOf(product)).toBe(status === 'pending' || status === 'processing' ? 10 : 7);
  });

  it('keeps the row and its number, out of every list; a second time is a 404', async () => {
    const { id, orderNumber } = await createOrder(t.db, { customerName: 'Deleted Customer' });
    await remove(id).expect(200);
    await remove(id).expect(404);
    await get(id).expect(404);
    const found = await request(t.server)
      .get(`/api/admin/orders?filter=${JSON.stringify({ q: 'Deleted Customer' })}`)
      .set(admin.headers)
      .expect(200);
    expect(found.body).toEqual([]);
    expect(await t.db.findOneByOrFail(Order, { id })).toMatchObject({ orderNumber, deletedAt: expect.any(Date) });
  });
});

describe('one customer', () => {
  let buyers = 0;
  const buyer = () => {
    buyers += 1;
    return { email: `buyer-${buyers}@example.com`, address: `198.51.100.${buyers}` };
  };
  const buy = ({ id, priceCents }: Product, { email, address }: { email: string; address: string }, quantity = 1) =>
    request(t.server)
      .post('/api/orders')
      .set('X-Forwarded-For', address)
      .send({
        customerName: 'Thandi',
        customerEmail: email,
        shippingAddress: '12 Naivasha Road',
        totalAmount: priceCents * quantity,
        items: [{ productId: id, quantity, price: priceCents }],
      });
  const idOf = async (orderNumber: string): Promise<number> => (await t.db.findOneByOrFail(Order, { orderNumber })).id;

  it('has at most 3 unpaid orders for one email address; paid, cancelled or deleted ones make room', async () => {
    const [product, { email }] = [await createProduct(t.db, { stock: 20 }), buyer()];
    const again = () => buy(product, { email: email.toUpperCase(), address: buyer().address });
    const numbers: string[] = [];
    for (let i = 0; i < 3; i++) numbers.push((await again().expect(201)).body.orderNumber);
    const refused = await again().expect(429);
    expect(refused.body).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message:
        'There are already as many unpaid orders as we allow at a time from your email address or network. ' +
        'Please pay for one of them first, or write to info@stormcombat.example or call +27 11 555 0134',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const [paid, cancelled, deleted] = await Promise.all(numbers.map(idOf));
    for (const settle of [
      () => put(paid!, { status: 'processing' }),
      () => put(cancelled!, { status: 'cancelled' }),
      () => remove(deleted!),
    ]) {
      await settle().expect(200);
      await again().expect(201);
      await again().expect(429);
    }
    // Three placed anew and one that is paid hold one piece each.
    expect(await stockOf(product)).toBe(16);
  });

  it('has at most 3 unpaid orders from one network, and 20 pieces in them', async () => {
    const [product, { address }] = [await createProduct(t.db, { stock: 99 }), buyer()];
    const [few, other] = [await createProduct(t.db, { stock: 99 }), await createProduct(t.db, { stock: 99 })];
    await buy(product, { ...buyer(), address }, 9).expect(201);
    await buy(few, { ...buyer(), address }, 10).expect(201);
    expect((await buy(other, { ...buyer(), address }, 2).expect(429)).body.message).toContain('more than 20 items');
    await buy(other, { ...buyer(), address }).expect(201);
    await buy(other, { ...buyer(), address }).expect(429);
    await buy(other, buyer()).expect(201);
    expect(await stockOf(other)).toBe(97);
  });

  it.each(['email', 'address'] as const)(
    'whose orders of different products come all at once, from one %s, has three',
    async (shared) => {
      // Of one product they would wait for each other anyway.
      const products = await Promise.all(Array.from({ length: 12 }, () => createProduct(t.db)));
      const one = buyer();
      const answers = await Promise.all(
        products.map((product) => buy(product, { ...buyer(), [shared]: one[shared] }).then(({ status }) => status)),
      );
      expect(answers.toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429, 429, 429, 429, 429]);
    },
  );

  it('has at most 10 of a product in one order', async () => {
    const product = await createProduct(t.db, { stock: 99 });
    const { body } = await buy(product, buyer(), 11).expect(409);
    expect(body).toMatchObject({
      message: 'You can order at most 10 of Boxing gloves at a time',
      errors: { 'items.0.quantity': 'You can order at most 10 of Boxing gloves at a time' },
    });
    await buy(product, buyer(), 10).expect(201);
  });

  it('is known by the network for as long as the order is unpaid, and to nobody', async () => {
    const one = buyer();
    const { body } = await buy(await createProduct(t.db), one).expect(201);
    const id = await idOf(body.orderNumber);
    expect(await t.db.findOneByOrFail(Order, { id })).toMatchObject({ network: one.address });
    for (const told of [body, (await get(id)).body, (await put(id, { status: 'shipped' })).body])
      expect(JSON.stringify(told)).not.toContain(one.address);
    expect(await t.db.findOneByOrFail(Order, { id })).toMatchObject({ network: null });
  });
});

it('pictures that an order keeps are not collected', () => {
  expect(t.app.get(ImagesService, { strict: false }).columns).toContainEqual({
    table: 'order_items',
    column: 'product_image_url',
  });
});
