import { existsSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ProductCategory } from '../../modules/product-categories/product-category.entity.js';
import { Product } from '../../modules/products/product.entity.js';
import { seedProducts } from './seed-products.js';

const PUBLIC_DIR = path.resolve(import.meta.dirname, '../../../../frontend-public/public');

let t: TestApp;
let shop: PublicProduct[];
let products: Product[];
beforeAll(async () => {
  t = await startTestApp();
  for (const _start of ['first', 'second']) await seedProducts(t.db);
  products = await t.db.find(Product);
  shop = (await request(t.server).get('/api/products').expect(200)).body as PublicProduct[];
});
afterAll(() => t.close());

describe("the demonstration school's shop", () => {
  it('has its categories and products once', async () => {
    expect(await t.db.count(ProductCategory)).toBe(5);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
  });

  it('shows a dozen products in four categories, and hides what is inactive', () => {
    expect(shop.length).toBeGreaterThanOrEqual(12);
    expect(new Set(shop.map(({ category }) => category)).size).toBe(4);
    expect(shop.length).toBeLessThan(products.length);
  });

  it('has every state: sized and not, plenty, nearly gone and sold out', () => {
    const states = shop.map(
      ({ stock, hasVariableSizes }) =>
        `${stock === 0 ? 'sold out' : stock <= 5 ? 'low' : 'plenty'}, ${hasVariableSizes ? 'sized' : 'one size'}`,
    );
    expect(states).toEqual(
      expect.arrayContaining([
        'plenty, sized',
        'plenty, one size',
        'low, sized',
        'low, one size',
        'sold out, one size',
      ]),
    );
  });

  it('shows only drawings that the site has', () => {
    const isMissing = (address: string | null) => !address || !existsSync(path.join(PUBLIC_DIR, address));
    const missing = shop.filter(({ imageUrl, images }) => [imageUrl, ...images].some(isMissing));
    expect(missing).toEqual([]);
  });

  it('shows every product from a second side', () => {
    const pictures = shop.map(({ name, imageUrl, images }) => [name, new Set([imageUrl, ...images]).size]);
    expect(pictures).toEqual(shop.map(({ name }) => [name, 2]));
  });

  it('has a size chart that says each size of its products', () => {
    const charted = shop.filter(({ sizeChart }) => sizeChart !== null);
    expect(charted.length).toBeGreaterThan(2);
    for (const { availableSizes, sizeChart } of charted)
      expect(sizeChart?.rows.map(([size]) => size)).toEqual(availableSizes);
  });
});
