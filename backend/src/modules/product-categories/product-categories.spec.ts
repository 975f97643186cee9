import request from 'supertest';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { PRODUCT_CATEGORY_RULES } from '#libs/contracts/product-category';
import { createProduct, createProductCategory, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from '../products/product.entity.js';
import { ProductCategory } from './product-category.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteAll(Product);
  await t.db.deleteAll(ProductCategory);
});

const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const CHART = { columns: ['Size', 'Hand'], rows: [['S', '18 cm']] };
const PATH = '/api/admin/product-categories';
const post = (body: object) => request(t.server).post(PATH).set(admin.headers).send(body);
const put = (id: number, body: object) => request(t.server).put(`${PATH}/${id}`).set(admin.headers).send(body);
const remove = (id: number) => request(t.server).delete(`${PATH}/${id}`).set(admin.headers);
const list = (query: Record<string, unknown> = {}) =>
  request(t.server)
    .get(PATH)
    .set(admin.headers)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const names = (answer: { body: ProductCategory[] }) => answer.body.map(({ name }) => name);

describe('GET /api/admin/product-categories', () => {
  beforeEach(async () => {
    await createProductCategory(t.db, { name: 'Books', sortOrder: 2 });
    await createProductCategory(t.db, { name: 'Uniforms', sortOrder: 1, isActive: false });
    await createProductCategory(t.db, { name: 'Gloves', sortOrder: 1, description: 'For 100% of punches' });
  });

  it('is the whole list by sort order, then by name, inactive ones too', async () => {
    const answer = await list().expect(200);
    expect(names(answer)).toEqual(['Gloves', 'Uniforms', 'Books']);
    expect(answer.headers['content-range']).toBe('product-categories 0-2/3');
  });

  it('sorts, filters, searches and pages', async () => {
    expect(names(await list({ sort: ['name', 'DESC'] }))).toEqual(['Uniforms', 'Gloves', 'Books']);
    expect(names(await list({ filter: { isActive: false } }))).toEqual(['Uniforms']);
    expect(names(await list({ filter: { name: ['Books', 'Gloves'] } }))).toEqual(['Gloves', 'Books']);
    expect(names(await list({ filter: { q: '100%' } }))).toEqual(['Gloves']);
    const page = await list({ range: [1, 1] });
    expect([names(page), page.headers['content-range']]).toEqual([['Uniforms'], 'product-categories 1-1/3']);
  });

  it('gives many by their ids, and one', async () => {
    const [gloves, , books] = (await list()).body as [ProductCategory, ProductCategory, ProductCategory];
    expect(names(await list({ filter: { id: [books.id, gloves.id] } }))).toEqual(['Gloves', 'Books']);
    expect((await request(t.server).get(`${PATH}/${books.id}`).set(admin.headers).expect(200)).body).toEqual(books);
    expect((await request(t.server).get(`${PATH}/2000000000`).set(admin.headers).expect(404)).body.message).toBe(
      'There is no category with this id',
    );
  });
});

describe('POST /api/admin/product-categories', () => {
  it('stores the category: active, first and without a description unless told', async () => {
    const answer = await post({ name: ' Gloves ' }).expect(201);
    const expected = { name: 'Gloves', description: null, sizeChart: null, isActive: true, sortOrder: 0 };
    expect(answer.body).toEqual({
      ...expected,
      id: expect.any(Number),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await t.db.findOneByOrFail(ProductCategory, { id: answer.body.id })).toMatchObject(expected);
  });

  it('stores what it is told', async () => {
    const given = { name: 'Gloves', description: 'For the bag', sizeChart: CHART, isActive: false, sortOrder: 7 };
    expect((await post(given).expect(201)).body).toMatchObject(given);
  });

  it.each([
    ['name', undefined, 'Category name is required'],
    ['name', '', 'Category name is required'],
    ['name', '   ', 'Category name is required'],
    ['name', null, 'Category name is required'],
    ['name', ['Gloves'], 'Category name is required'],
    ['name', 'x'.repeat(81), PRODUCT_CATEGORY_RULES.name.tooLong],
    ['description', 'x'.repeat(2_001), PRODUCT_CATEGORY_RULES.description.tooLong],
    ['description', 5, PRODUCT_CATEGORY_RULES.description.tooLong],
    ['sortOrder', -1, 'Sort order must be non-negative'],
    ['sortOrder', '1', 'Sort order must be non-negative'],
    ['sortOrder', null, 'Sort order must be non-negative'],
    ['sortOrder', 1.5, PRODUCT_CATEGORY_RULES.sortOrder.notWhole],
    ['sortOrder', 1e12, PRODUCT_CATEGORY_RULES.sortOrder.tooHigh],
    ['isActive', 'yes', PRODUCT_CATEGORY_RULES.isActive.wrongType],
    ['sizeChart', 'S; 90', PRODUCT_CATEGORY_RULES.sizeChart.wrongType],
    ['sizeChart', { ...CHART, title: 'Gloves' }, PRODUCT_CATEGORY_RULES.sizeChart.wrongType],
    ['sizeChart', { ...CHART, rows: [['S']] }, PRODUCT_CATEGORY_RULES.sizeChart.unequal(1)],
    ['colour', 'red', 'Unknown field: colour'],
  ])('refuses %s %p: %s', async (field, value, message) => {
    const answer = await post({ name: 'Gloves', [field]: value }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors: { [field]: message } });
    expect(await t.db.count(ProductCategory)).toBe(0);
  });

  it('refuses a name that another category has, whatever its case', async () => {
    await createProductCategory(t.db, { name: 'Gloves' });
    expect((await post({ name: 'gLOVES' }).expect(409)).body.message).toBe(
      'There is already a category with this name',
    );
    expect(await t.db.count(ProductCategory)).toBe(1);
  });

  it('one of ten that come with one name at once is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post({ name: i % 2 ? 'Gloves' : 'GLOVES' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await t.db.count(ProductCategory)).toBe(1);
  });
});

describe('PUT /api/admin/product-categories/{id}', () => {
  it('changes a part of the fields and touches updatedAt', async () => {
    const { id } = await createProductCategory(t.db, {
      name: 'Gloves',
      description: 'Old',
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    });
    const answer = await put(id, { description: '', isActive: false }).expect(200);
    expect(answer.body).toMatchObject({
      id,
      name: 'Gloves',
      description: null,
      isActive: false,
      createdAt: LONG_AGO.toISOString(),
    });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
  });

  it('a new name carries over to the products, for staff and visitors, and the old one is free again', async () => {
    const category = await createProductCategory(t.db, { name: 'Gloves' });
    const product = await createProduct(t.db, { categoryId: category.id });
    await put(category.id, { name: 'Hand protection' }).expect(200);
    expect((await request(t.server).get(`/api/admin/products/${product.id}`).set(admin.headers)).body.category).toBe(
      'Hand protection',
    );
    expect((await request(t.server).get('/api/products')).body).toMatchObject([
      { id: product.id, category: 'Hand protection' },
    ]);
    const found = await request(t.server)
      .get('/api/admin/products')
      .query({ filter: '{"category":"Hand protection"}' })
      .set(admin.headers);
    expect(found.body).toMatchObject([{ id: product.id }]);
    await post({ name: 'Gloves' }).expect(201);
  });

  it('its size chart is shown with its products that come in sizes, until it has none', async () => {
    const { id } = (await post({ name: 'Gloves', sizeChart: { ...CHART, rows: [[' S ', ' 18 cm']] } }).expect(201))
      .body;
    await createProduct(t.db, { categoryId: id, name: 'Gloves', hasVariableSizes: true, availableSizes: ['S'] });
    await createProduct(t.db, { categoryId: id, name: 'Tape' });
    const charts = async () =>
      ((await request(t.server).get('/api/products').expect(200)).body as PublicProduct[]).map(
        ({ sizeChart }) => sizeChart,
      );
    expect(await charts()).toEqual([CHART, null]);
    expect((await put(id, { description: 'For the bag' }).expect(200)).body.sizeChart).toEqual(CHART);
    expect((await put(id, { sizeChart: null }).expect(200)).body.sizeChart).toBeNull();
    expect(await charts()).toEqual([null, null]);
  });

  it('may change the case of its own name, but not take the name of another', async () => {
    const { id } = await createProductCategory(t.db, { name: 'Gloves' });
    await createProductCategory(t.db, { name: 'Books' });
    expect((await put(id, { name: 'GLOVES' }).expect(200)).body.name).toBe('GLOVES');
    expect((await put(id, { name: 'books' }).expect(409)).body.message).toBe(PRODUCT_CATEGORY_RULES.name.taken);
  });

  it('refuses an empty name, and answers 404 for a category that is not there', async () => {
    const { id } = await createProductCategory(t.db, { name: 'Gloves' });
    expect((await put(id, { name: ' ' }).expect(400)).body.errors).toEqual({ name: 'Category name is required' });
    expect((await put(2_000_000_000, { name: 'Books' }).expect(404)).body.message).toBe(
      'There is no category with this id',
    );
  });
});

describe('DELETE /api/admin/product-categories/{id}', () => {
  it('answers the category that was deleted', async () => {
    const { id } = await createProductCategory(t.db, { name: 'Gloves' });
    expect((await remove(id).expect(200)).body).toMatchObject({ id, name: 'Gloves' });
    expect(await t.db.count(ProductCategory)).toBe(0);
    await remove(id).expect(404);
  });

  it.each([
    [1, 'This category still has 1 product. Give it another category first'],
    [3, 'This category still has 3 products. Give them another category first'],
  ])('refuses one with %i products: %s', async (products, message) => {
    const { id } = await createProductCategory(t.db);
    for (let i = 0; i < products; i++) await createProduct(t.db, { categoryId: id, isActive: i > 0 });
    expect((await remove(id).expect(409)).body).toEqual({ statusCode: 409, error: 'Conflict', message });
    expect(await t.db.count(Product)).toBe(products);
  });

  it('waits for a product that is being filed under it, and then counts it', async () => {
    const { id } = await createProductCategory(t.db);
    const { waiting } = await t.db.transaction(async (other) => {
      await createProduct(other, { categoryId: id });
      const waiting = remove(id).then((answer) => answer);
      await untilSomeoneWaitsForALock(t.db);
      return { waiting };
    });
    expect((await waiting).body.message).toBe('This category still has 1 product. Give it another category first');
  });

  it('a product that is filed while the category goes is refused on its field', async () => {
    const category = await createProductCategory(t.db, { name: 'Gloves' });
    const { waiting } = await t.db.transaction(async (other) => {
      await other.delete(ProductCategory, category.id);
      const waiting = request(t.server)
        .post('/api/admin/products')
        .set(admin.headers)
        .send({ name: 'Mitts', price: 1, category: 'Gloves', stock: 1 })
        .then((answer) => answer);
      await untilSomeoneWaitsForALock(t.db);
      return { waiting };
    });
    expect((await waiting).body).toMatchObject({
      statusCode: 400,
      errors: { category: 'There is no category with this name' },
    });
  });
});

describe('the tables themselves', () => {
  it('refuse a name twice, a negative order and a product without its category', async () => {
    await createProductCategory(t.db, { name: 'Gloves' });
    await expect(t.db.query("INSERT INTO product_categories (name) VALUES ('GLOVES')")).rejects.toThrow(
      'product_categories_name_key',
    );
    await expect(t.db.query("INSERT INTO product_categories (name, sort_order) VALUES ('Books', -1)")).rejects.toThrow(
      'product_categories_sort_order_not_negative',
    );
    const product = await createProduct(t.db);
    await expect(t.db.query('DELETE FROM product_categories WHERE id = $1', [product.categoryId])).rejects.toThrow(
      'products_category_id_fkey',
    );
  });
});
