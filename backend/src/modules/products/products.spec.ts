import request from 'supertest';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { createProduct, createProductCategory, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Image } from '../images/image.entity.js';
import { ProductCategory } from '../product-categories/product-category.entity.js';
import { Product, type ProductRecord } from './product.entity.js';

const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const PATH = '/api/admin/products';
const mitts = { name: 'Focus mitts', price: 59_900, category: 'Gloves', stock: 4 };

let t: TestApp;
let admin: SignedIn;
let gloves: ProductCategory;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteAll(Product);
  await t.db.deleteAll(ProductCategory);
  await t.db.clear(Image);
  gloves = await createProductCategory(t.db, { name: 'Gloves', sortOrder: 2 });
});

const add = (fields: Partial<Product> = {}) =>
  createProduct(t.db, { categoryId: gloves.id, createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const post = (body: object) => request(t.server).post(PATH).set(admin.headers).send(body);
const put = (id: number, body: object) => request(t.server).put(`${PATH}/${id}`).set(admin.headers).send(body);
const list = (query: Record<string, unknown> = {}) =>
  request(t.server)
    .get(PATH)
    .set(admin.headers)
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const names = (answer: { body: ProductRecord[] }) => answer.body.map(({ name }) => name);

describe('GET /api/products', () => {
  const shop = () => request(t.server).get('/api/products');

  it('shows the public fields of active products, by the order of their categories, then by name', async () => {
    const books = await createProductCategory(t.db, { name: 'Books', sortOrder: 1 });
    await add({
      name: 'Sparring gloves',
      description: 'Leather',
      hasVariableSizes: true,
      availableSizes: ['10 oz', '8 oz'],
      imageUrl: '/gloves.png',
      images: ['/gloves-palm.png'],
    });
    await add({ name: 'Bag gloves', stock: 0 });
    await add({ name: 'Hidden gloves', isActive: false });
    await add({ name: 'Handbook', categoryId: books.id });
    const { body } = await shop().expect(200);
    expect(names({ body })).toEqual(['Handbook', 'Bag gloves', 'Sparring gloves']);
    expect(body[2]).toEqual({
      id: expect.any(Number),
      name: 'Sparring gloves',
      description: 'Leather',
      price: 49_900,
      category: 'Gloves',
      stock: 10,
      imageUrl: '/gloves.png',
      images: ['/gloves-palm.png'],
      hasVariableSizes: true,
      availableSizes: ['10 oz', '8 oz'],
      sizes: [],
      sizeChart: null,
    });
  });

  it('hides the products of an inactive category, and shows them again', async () => {
    await add();
    await t.db.update(ProductCategory, gloves.id, { isActive: false });
    expect((await shop()).body).toEqual([]);
    await t.db.update(ProductCategory, gloves.id, { isActive: true });
    expect((await shop()).body).toHaveLength(1);
  });

  it('carries a tag and answers 304 until something changes', async () => {
    const { id } = await add();
    const { etag } = (await shop().expect(200)).headers;
    await shop().set('If-None-Match', etag!).expect(304);
    await t.db.update(Product, id, { stock: 9 });
    await shop().set('If-None-Match', etag!).expect(200);
  });
});

describe('GET /api/admin/products', () => {
  beforeEach(async () => {
    const books = await createProductCategory(t.db, { name: 'Books', sortOrder: 1 });
    await add({ name: 'Mitts', priceCents: 300, stock: 1 });
    await add({
      name: 'Bag gloves',
      priceCents: 100,
      stock: 3,
      isActive: false,
      hasVariableSizes: true,
      availableSizes: ['M'],
    });
    await add({ name: 'Handbook', priceCents: 200, stock: 2, categoryId: books.id, description: 'Read_me' });
  });

  it('is the whole list by name, with everything staff need', async () => {
    const answer = await list().expect(200);
    expect(names(answer)).toEqual(['Bag gloves', 'Handbook', 'Mitts']);
    expect(answer.headers['content-range']).toBe('products 0-2/3');
    expect(answer.body[0]).toEqual({
      id: expect.any(Number),
      name: 'Bag gloves',
      description: null,
      price: 100,
      category: 'Gloves',
      stock: 3,
      imageUrl: null,
      images: [],
      hasVariableSizes: true,
      availableSizes: ['M'],
      sizes: [],
      isActive: false,
      createdAt: LONG_AGO.toISOString(),
      updatedAt: LONG_AGO.toISOString(),
    });
  });

  it.each([
    [
      ['name', 'DESC'],
      ['Mitts', 'Handbook', 'Bag gloves'],
    ],
    [
      ['price', 'ASC'],
      ['Bag gloves', 'Handbook', 'Mitts'],
    ],
    [
      ['stock', 'DESC'],
      ['Bag gloves', 'Handbook', 'Mitts'],
    ],
    [
      ['category', 'ASC'],
      ['Handbook', 'Bag gloves', 'Mitts'],
    ],
    [
      ['category', 'DESC'],
      ['Bag gloves', 'Mitts', 'Handbook'],
    ],
    [
      ['createdAt', 'ASC'],
      ['Bag gloves', 'Handbook', 'Mitts'],
    ],
    [
      ['id', 'ASC'],
      ['Mitts', 'Bag gloves', 'Handbook'],
    ],
  ])('sorts by %p', async (sort, sorted) => {
    expect(names(await list({ sort }).expect(200))).toEqual(sorted);
  });

  it.each([
    [{ category: 'Gloves' }, ['Bag gloves', 'Mitts']],
    [{ category: ['Books', 'Nothing'] }, ['Handbook']],
    [{ isActive: true }, ['Handbook', 'Mitts']],
    [{ hasVariableSizes: true }, ['Bag gloves']],
    [{ stock: [1, 2] }, ['Handbook', 'Mitts']],
    [{ isLow: true }, ['Handbook', 'Mitts']],
    [{ isLow: false }, ['Bag gloves']],
    [{ category: 'Gloves', isActive: true }, ['Mitts']],
    [{ q: 'GLOVES' }, ['Bag gloves', 'Mitts']],
    [{ q: 'd_m' }, ['Handbook']],
    [{ q: '%' }, []],
  ])('filters by %p', async (filter, found) => {
    const answer = await list({ filter, range: [0, 9] }).expect(200);
    expect(names(answer)).toEqual(found);
    expect(answer.headers['content-range']).toMatch(new RegExp(`/${found.length}$`));
  });

  it('pages, gives many by their ids, and one', async () => {
    const page = await list({ sort: ['price', 'DESC'], range: [1, 2] });
    expect([names(page), page.headers['content-range']]).toEqual([['Handbook', 'Bag gloves'], 'products 1-2/3']);
    const [bag, , mitts] = (await list()).body as [ProductRecord, ProductRecord, ProductRecord];
    expect(names(await list({ filter: { id: [mitts.id, bag.id] } }))).toEqual(['Bag gloves', 'Mitts']);
    expect((await request(t.server).get(`${PATH}/${mitts.id}`).set(admin.headers).expect(200)).body).toEqual(mitts);
    expect((await request(t.server).get(`${PATH}/2000000000`).set(admin.headers).expect(404)).body.message).toBe(
      'There is no product with this id',
    );
  });

  it.each(['["categoryId","ASC"]', '["images","ASC"]', '["availableSizes","ASC"]'])(
    'cannot be sorted by %s',
    async (sort) => {
      await request(t.server).get(PATH).query({ sort }).set(admin.headers).expect(400);
    },
  );
});

describe('POST /api/admin/products', () => {
  const defaults = {
    description: null,
    imageUrl: null,
    images: [],
    hasVariableSizes: false,
    availableSizes: [],
    sizes: [],
    isActive: true,
  };

  it('stores the product: active, without sizes, description and picture unless told', async () => {
    const answer = await post({ ...mitts, name: ' Focus mitts ', category: ' gloves ' }).expect(201);
    expect(answer.body).toEqual({
      ...mitts,
      ...defaults,
      id: expect.any(Number),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { price, category, ...others } = mitts;
    expect(await t.db.findOneByOrFail(Product, { id: answer.body.id })).toMatchObject({
      ...others,
      ...defaults,
      priceCents: price,
      categoryId: gloves.id,
    });
    expect(category).toBe(gloves.name);
  });

  it('stores what it is told; nothing is free, and nothing may be left', async () => {
    const given = {
      ...mitts,
      price: 0,
      stock: 0,
      description: 'Leather',
      imageUrl: 'https://stormcombat.example/m.png',
      hasVariableSizes: true,
      availableSizes: ['S', 'M'],
      isActive: false,
    };
    expect((await post(given).expect(201)).body).toMatchObject(given);
  });

  it.each([
    [true, [' S', 'M', '', 'S ', '  ', 'm'], ['S', 'M', 'm']],
    [true, [], []],
    [true, undefined, []],
    [false, ['S', 'M'], []],
    [undefined, ['S', 'M'], []],
  ])('with size options %p takes the sizes %p as %p', async (hasVariableSizes, availableSizes, stored) => {
    expect((await post({ ...mitts, hasVariableSizes, availableSizes }).expect(201)).body.availableSizes).toEqual(
      stored,
    );
  });

  it.each([
    ['name', undefined, 'Name is required'],
    ['name', '', 'Name is required'],
    ['name', '  ', 'Name is required'],
    ['name', null, 'Name is required'],
    ['name', { a: 1 }, 'Name is required'],
    ['name', 'x'.repeat(161), PRODUCT_RULES.name.tooLong],
    ['description', 'x'.repeat(5_001), PRODUCT_RULES.description.tooLong],
    ['description', ['x'], PRODUCT_RULES.description.tooLong],
    ['price', undefined, 'Price must be positive'],
    ['price', -1, 'Price must be positive'],
    ['price', '59900', 'Price must be positive'],
    ['price', null, 'Price must be positive'],
    ['price', 599.5, PRODUCT_RULES.price.notWhole],
    ['price', 100_000_001, PRODUCT_RULES.price.tooHigh],
    ['price', 1e308, PRODUCT_RULES.price.tooHigh],
    ['category', undefined, 'Category is required'],
    ['category', '', 'Category is required'],
    ['category', '   ', 'Category is required'],
    ['category', 1, 'Category is required'],
    ['category', 'Nothing', 'There is no category with this name'],
    ['category', 'x'.repeat(81), 'There is no category with this name'],
    ['category', "Gloves' OR '1'='1", 'There is no category with this name'],
    ['stock', undefined, 'Stock must be non-negative'],
    ['stock', -1, 'Stock must be non-negative'],
    ['stock', '4', 'Stock must be non-negative'],
    ['stock', 1.5, PRODUCT_RULES.stock.notWhole],
    ['stock', 1e9, PRODUCT_RULES.stock.tooHigh],
    ['imageUrl', 'javascript:alert(1)', PRODUCT_RULES.imageUrl.invalid],
    ['imageUrl', '//evil.example/a.png', PRODUCT_RULES.imageUrl.invalid],
    ['imageUrl', 'gloves.png', PRODUCT_RULES.imageUrl.invalid],
    ['imageUrl', 5, PRODUCT_RULES.imageUrl.invalid],
    ['imageUrl', 'data:text/html,<script>alert(1)</script>', 'Please select a valid image file'],
    [
      'imageUrl',
      asDataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      'Please select a valid image file',
    ],
    ['imageUrl', asDataUrl(Buffer.alloc(5 * 1024 * 1024)), 'Image file size must be less than 5MB'],
    ['images', null, PRODUCT_RULES.images.wrongType],
    ['images', '/gloves.png', PRODUCT_RULES.images.wrongType],
    ['images', ['/gloves.png', 5], PRODUCT_RULES.imageUrl.invalid],
    ['images', ['/gloves.png', 'javascript:alert(1)'], PRODUCT_RULES.imageUrl.invalid],
    ['images', ['data:text/html,x'], 'Please select a valid image file'],
    ['images', Array.from({ length: 7 }, (_, i) => `/${i}.png`), PRODUCT_RULES.images.tooMany],
    ['hasVariableSizes', 'yes', PRODUCT_RULES.hasVariableSizes.wrongType],
    ['availableSizes', 'S,M', PRODUCT_RULES.availableSizes.wrongType],
    ['availableSizes', [1], PRODUCT_RULES.availableSizes.wrongType],
    ['availableSizes', [['S']], PRODUCT_RULES.availableSizes.wrongType],
    ['availableSizes', { 0: 'S' }, PRODUCT_RULES.availableSizes.wrongType],
    ['availableSizes', null, PRODUCT_RULES.availableSizes.wrongType],
    ['availableSizes', Array.from({ length: 31 }, (_, i) => `${i}`), PRODUCT_RULES.availableSizes.tooMany],
    ['availableSizes', ['x'.repeat(41)], PRODUCT_RULES.availableSizes.tooLong],
    ['isActive', 1, PRODUCT_RULES.isActive.wrongType],
    ['priceCents', 5, 'Unknown field: priceCents'],
    ['categoryId', 5, 'Unknown field: categoryId'],
  ])('refuses %s %.60p: %s', async (field, value, message) => {
    const answer = await post({ ...mitts, hasVariableSizes: true, [field]: value }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors: { [field]: message } });
    expect(await t.db.count(Product)).toBe(0);
  });

  it('stores an inline picture with the product, and not without it', async () => {
    const imageUrl = asDataUrl(await drawPicture());
    await post({ ...mitts, imageUrl, category: 'Nothing' }).expect(400);
    expect(await t.db.count(Image)).toBe(0);
    const { body } = await post({ ...mitts, imageUrl }).expect(201);
    expect(body.imageUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}\.png$/);
    await request(t.server).get(body.imageUrl).expect(200);
  });
});

describe('PUT /api/admin/products/{id}', () => {
  it('changes a part of the fields and touches updatedAt', async () => {
    const { id } = await add({ description: 'Leather' });
    const answer = await put(id, { price: 100, isActive: false, description: null }).expect(200);
    expect(answer.body).toMatchObject({
      id,
      name: 'Boxing gloves',
      category: 'Gloves',
      price: 100,
      stock: 10,
      description: null,
      isActive: false,
      createdAt: LONG_AGO.toISOString(),
    });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
    expect(await t.db.findOneByOrFail(Product, { id })).toMatchObject({ priceCents: 100, isActive: false });
  });

  it('moves the product to another category', async () => {
    const books = await createProductCategory(t.db, { name: 'Books' });
    const { id } = await add();
    expect((await put(id, { category: 'Books' }).expect(200)).body.category).toBe('Books');
    expect((await t.db.findOneByOrFail(Product, { id })).categoryId).toBe(books.id);
  });

  it('takes back the record as it was read', async () => {
    const { id } = await add({ hasVariableSizes: true, availableSizes: ['S', 'M'] });
    const { body } = await request(t.server).get(`${PATH}/${id}`).set(admin.headers);
    expect((await put(id, body).expect(200)).body).toEqual({ ...body, updatedAt: expect.any(String) });
  });

  it('turning size options off clears the sizes; turning them on again brings none back', async () => {
    const { id } = await add({ hasVariableSizes: true, availableSizes: ['S', 'M'] });
    expect((await put(id, { hasVariableSizes: false }).expect(200)).body.availableSizes).toEqual([]);
    expect((await put(id, { availableSizes: ['L'] }).expect(200)).body.availableSizes).toEqual([]);
    expect((await put(id, { hasVariableSizes: true }).expect(200)).body.availableSizes).toEqual([]);
    expect((await put(id, { availableSizes: ['L', ' L'] }).expect(200)).body.availableSizes).toEqual(['L']);
  });

  it('replaces an inline picture, keeps an address as it is, and clears it with null', async () => {
    const { id } = await add({ imageUrl: '/gloves.png' });
    const { body } = await put(id, { imageUrl: asDataUrl(await drawPicture()) }).expect(200);
    expect(body.imageUrl).toMatch(/^\/api\/images\//);
    expect((await put(id, { imageUrl: body.imageUrl }).expect(200)).body.imageUrl).toBe(body.imageUrl);
    expect((await put(id, { stock: 1 }).expect(200)).body.imageUrl).toBe(body.imageUrl);
    expect((await put(id, { imageUrl: null }).expect(200)).body.imageUrl).toBeNull();
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ price: -5 }, { price: 'Price must be positive' }],
    [{ stock: -1 }, { stock: 'Stock must be non-negative' }],
    [{ category: null }, { category: 'Category is required' }],
    [{ category: 'Nothing' }, { category: 'There is no category with this name' }],
  ])('refuses %p and changes nothing', async (change, errors) => {
    const { id } = await add();
    expect((await put(id, { description: 'New', ...change }).expect(400)).body.errors).toEqual(errors);
    expect(await t.db.findOneByOrFail(Product, { id })).toMatchObject({ description: null, updatedAt: LONG_AGO });
  });

  it('answers 404 for a product that is not there', async () => {
    expect((await put(2_000_000_000, { stock: 1 }).expect(404)).body.message).toBe('There is no product with this id');
  });
});

describe('further pictures', () => {
  const urls = async (colours: string[]) =>
    Promise.all(colours.map(async (colour) => asDataUrl(await drawPicture({ colour }))));

  it('are stored each once, in the order given, and stay as they are when they are not sent', async () => {
    const [navy, gold] = (await urls(['navy', 'gold'])) as [string, string];
    const created = await post({ ...mitts, imageUrl: navy, images: [gold, ' /mitts.png ', '', gold, '/mitts.png'] });
    const { id, imageUrl, images } = created.body as ProductRecord;
    expect(images).toEqual([expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}\.png$/), '/mitts.png']);
    expect(imageUrl).not.toBe(images[0]);
    expect(await t.db.count(Image)).toBe(2);
    expect((await put(id, { price: 100, imageUrl: null }).expect(200)).body.images).toEqual(images);
    const turned = images.toReversed();
    expect((await put(id, { images: turned }).expect(200)).body).toMatchObject({ imageUrl: null, images: turned });
    expect((await put(id, { images: [] }).expect(200)).body.images).toEqual([]);
  });

  it('are none of a refused product, and may be as many as the limit', async () => {
    await post({ ...mitts, images: await urls(['navy']), category: 'Nothing' }).expect(400);
    expect(await t.db.count(Image)).toBe(0);
    const images = Array.from({ length: PRODUCT_RULES.images.maxCount }, (_, i) => `/${i}.png`);
    expect((await post({ ...mitts, images }).expect(201)).body.images).toEqual(images);
  });

  it('of two products that share them in another order are written at once', async () => {
    const [first, second] = (await post({ ...mitts, images: await urls(['navy', 'gold']) }).expect(201)).body
      .images as [string, string];
    const products = [await add(), await add()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        put(products[i % 2]!.id, { images: i % 2 ? [first, second] : [second, first] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

describe('DELETE /api/admin/products/{id}', () => {
  it('answers the product that was deleted', async () => {
    const { id } = await add();
    const remove = () => request(t.server).delete(`${PATH}/${id}`).set(admin.headers);
    expect((await remove().expect(200)).body).toMatchObject({
      id,
      name: 'Boxing gloves',
      category: 'Gloves',
      price: 49_900,
    });
    expect(await t.db.count(Product)).toBe(0);
    await remove().expect(404);
  });
});

describe('the table itself', () => {
  it.each([
    ['a negative price', { priceCents: -1 }, 'products_price_not_negative'],
    ['a negative stock', { stock: -1 }, 'products_stock_not_negative'],
    ['no name', { name: '' }, 'products_name_given'],
    ['sizes without size options', { availableSizes: ['S'] }, 'products_sizes_only_with_options'],
    ['a category that is none', { categoryId: 2_000_000_000 }, 'products_category_id_fkey'],
  ])('refuses %s', async (_what, wrong, constraint) => {
    await expect(add(wrong)).rejects.toThrow(constraint);
  });
});
