/** A product that keeps a stock of each size, as staff write it (CONTRACT section 7, "Stock by size"). */
import request from 'supertest';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { createProduct, createProductCategory, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from './product.entity.js';

const PATH = '/api/admin/products';
const S3 = { size: 'S', stock: 3 };
const M4 = { size: 'M', stock: 4 };
const S3_M4 = [S3, M4];
const bySize = { hasVariableSizes: true, availableSizes: ['S', 'M'], sizes: S3_M4, stock: 7 };
const shirt = { name: 'Shirt', price: 100, category: 'Apparel' };

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
  await createProductCategory(t.db, { name: 'Apparel' });
});
afterAll(() => t.close());

const post = (body: object) =>
  request(t.server)
    .post(PATH)
    .set(admin.headers)
    .send({ ...shirt, ...body });
const put = (id: number, body: object) => request(t.server).put(`${PATH}/${id}`).set(admin.headers).send(body);
const add = (fields: Partial<Product> = bySize) => createProduct(t.db, { name: 'Shirt', ...fields });

describe('a new product', () => {
  it.each<[string, object]>([
    ['its sizes alone', {}],
    ['their sum', { stock: 7, hasVariableSizes: true, availableSizes: ['M', 'S'] }],
    ['another stock: it is their sum', { stock: 0, availableSizes: [] }],
  ])('with %s', async (_what, fields) => {
    const { body } = await post({ sizes: [{ size: ' S ', stock: 3 }, M4], ...fields }).expect(201);
    expect(body).toMatchObject(bySize);
    const { body: shop } = await request(t.server).get('/api/products').expect(200);
    expect((shop as Product[]).find(({ id }) => id === body.id)).toMatchObject(bySize);
    expect((await request(t.server).get(`${PATH}/${body.id}`).set(admin.headers)).body).toMatchObject(bySize);
  });

  it('without them is as before', async () => {
    const { body } = await post({ stock: 5, hasVariableSizes: true, availableSizes: ['S'] }).expect(201);
    expect(body).toMatchObject({ stock: 5, availableSizes: ['S'], sizes: [] });
    expect((await post({}).expect(400)).body.errors).toEqual({ stock: PRODUCT_RULES.stock.negative });
    expect((await post({ sizes: [] }).expect(400)).body.errors).toEqual({ stock: PRODUCT_RULES.stock.negative });
  });

  const { sizes, availableSizes, stock } = PRODUCT_RULES;
  it.each<[string, object, Record<string, string>]>([
    ['no list', { sizes: { S: 3 }, stock: 3 }, { sizes: sizes.wrongType }],
    ['nothing', { sizes: null, stock: 3 }, { sizes: sizes.wrongType }],
    ['texts', { sizes: ['S: 3'] }, { sizes: sizes.wrongType }],
    ['a size twice', { sizes: [S3, { size: ' S', stock: 1 }] }, { sizes: sizes.twice }],
    ['no name', { sizes: [{ size: ' ', stock: 1 }, { stock: 1 }] }, sizeErrors('size', sizes.size.required, 0, 1)],
    ['a long name', { sizes: [{ size: 'x'.repeat(41), stock: 1 }] }, sizeErrors('size', sizes.size.tooLong, 0)],
    ['no stock', { sizes: [S3, { size: 'M' }] }, sizeErrors('stock', stock.negative, 1)],
    ['less than nothing', { sizes: [{ size: 'M', stock: -1 }] }, sizeErrors('stock', stock.negative, 0)],
    ['half a shirt', { sizes: [{ size: 'M', stock: 0.5 }] }, sizeErrors('stock', stock.notWhole, 0)],
    ['too many', { sizes: [{ size: 'M', stock: 1_000_001 }] }, sizeErrors('stock', stock.tooHigh, 0)],
    ['too many together', { sizes: [{ size: 'S', stock: 1_000_000 }, M4] }, { sizes: sizes.sumTooHigh }],
    [
      'too many sizes',
      { sizes: Array.from({ length: 31 }, (_, i) => ({ size: String(i), stock: 1 })) },
      { sizes: sizes.tooMany },
    ],
    [
      'another field',
      { sizes: [{ size: 'M', stock: 1, colour: 'red' }] },
      sizeErrors('colour', 'Unknown field: colour', 0),
    ],
    ['no sizes at all', { sizes: S3_M4, hasVariableSizes: false }, { sizes: sizes.sizeless }],
    ['other sizes', { sizes: S3_M4, availableSizes: ['S', 'L'] }, { availableSizes: availableSizes.bySize }],
    ['a stock that is none', { sizes: S3_M4, stock: 'many' }, { stock: stock.negative }],
  ])('cannot have %s', async (_what, body, errors) => {
    expect((await post(body).expect(400)).body.errors).toEqual(errors);
  });
});

function sizeErrors(field: string, message: string, ...places: number[]): Record<string, string> {
  return Object.fromEntries(places.map((at) => [`sizes.${at}.${field}`, message]));
}

describe('a product that is there', () => {
  it.each<[string, Partial<Product>, object, object]>([
    ['the stock of a size', bySize, { sizes: [S3, { size: 'M', stock: 9 }] }, { stock: 12 }],
    ['its sizes, as read', bySize, { ...bySize, name: 'Shirt' }, bySize],
    ['something else', bySize, { name: 'Shirt' }, bySize],
    [
      'one more size',
      bySize,
      { ...bySize, sizes: [...S3_M4, { size: 'L', stock: 1 }] },
      { stock: 8, availableSizes: ['S', 'M', 'L'] },
    ],
    [
      'only the names of its sizes',
      bySize,
      { availableSizes: ['M', 'L'] },
      { stock: 4, sizes: [M4, { size: 'L', stock: 0 }] },
    ],
    ['that its sizes share the stock', bySize, { sizes: [] }, { ...bySize, sizes: [] }],
    ['that they share another stock', bySize, { sizes: [], stock: 20 }, { ...bySize, sizes: [], stock: 20 }],
    [
      'that it comes in no sizes',
      bySize,
      { hasVariableSizes: false },
      { hasVariableSizes: false, availableSizes: [], sizes: [], stock: 7 },
    ],
    ['that each size has a stock', { stock: 10 }, { sizes: S3_M4 }, bySize],
  ])('can be told %s', async (_what, before, body, after) => {
    const { id } = await add(before);
    expect((await put(id, body).expect(200)).body).toMatchObject(after);
  });

  it.each<[string, object, Record<string, string>]>([
    ['another stock than its sizes have', { stock: 8 }, { stock: PRODUCT_RULES.stock.bySize }],
    [
      'other sizes beside them',
      { sizes: S3_M4, availableSizes: ['L'] },
      { availableSizes: PRODUCT_RULES.availableSizes.bySize },
    ],
  ])('cannot be told %s', async (_what, body, errors) => {
    const { id } = await add();
    expect((await put(id, body).expect(400)).body.errors).toEqual(errors);
  });

  it('keeps what was sold of a size while another was counted', async () => {
    const { id } = await add();
    const sold = [{ size: 'S', stock: 1 }, M4];
    await t.db.update(Product, id, { sizes: sold, stock: 5 });
    const counted = [S3, { size: 'M', stock: 9 }];
    expect((await put(id, { sizes: counted, sizesBefore: S3_M4 }).expect(200)).body).toMatchObject({
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'M', stock: 9 },
      ],
      stock: 10,
    });
    const message = 'The stock of Shirt in size S has changed to 1. Please check it again';
    expect((await put(id, { sizes: [{ size: 'S', stock: 5 }], sizesBefore: S3_M4 }).expect(409)).body).toMatchObject({
      message,
      errors: { sizes: message },
    });
  });

  it('is kept in step by the database itself', async () => {
    const { id } = await add();
    await expect(t.db.update(Product, id, { stock: 6 })).rejects.toThrow('products_sizes_in_step');
    await expect(t.db.update(Product, id, { availableSizes: ['M', 'S'] })).rejects.toThrow('products_sizes_in_step');
    const sizes = [
      { size: 'S', stock: 8 },
      { size: 'M', stock: -1 },
    ];
    await expect(t.db.update(Product, id, { sizes })).rejects.toThrow('products_sizes_in_step');
  });
});

it('a size that is sold out makes it low, however many there are of the others', async () => {
  const sizesOf = (s: number) => [
    { size: 'S', stock: s },
    { size: 'M', stock: 20 },
  ];
  const made = await Promise.all(
    [0, 1].map((s) => add({ ...bySize, name: `Left ${s}`, sizes: sizesOf(s), stock: 20 + s })),
  );
  const filter = { isLow: true, id: made.map(({ id }) => id) };
  const { body } = await request(t.server)
    .get(PATH)
    .query({ filter: JSON.stringify(filter) })
    .set(admin.headers)
    .expect(200);
  expect((body as Product[]).map(({ name }) => name)).toEqual(['Left 0']);
});
