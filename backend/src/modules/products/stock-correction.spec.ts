/** A stock that staff type while the shop goes on selling. */
import request from 'supertest';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Product } from './product.entity.js';

const PATH = '/api/admin/products';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const put = (id: number, body: object) => request(t.server).put(`${PATH}/${id}`).set(admin.headers).send(body);
/** Staff saw 10; 3 were sold since. */
const sold = async () => {
  const { id } = await createProduct(t.db, { stock: 10 });
  await t.db.update(Product, id, { stock: 7 });
  return id;
};
const stockOf = async (id: number) => (await t.db.findOneByOrFail(Product, { id })).stock;

describe('a stock that was typed while the shop went on selling', () => {
  it('brings nothing back when it is the one that was seen', async () => {
    const id = await sold();
    expect((await put(id, { name: 'Bag gloves', stock: 10, stockBefore: 10 }).expect(200)).body).toMatchObject({
      name: 'Bag gloves',
      stock: 7,
    });
    expect(await stockOf(id)).toBe(7);
  });

  it('is a 409 that says what is there when it is another one, and nothing is written', async () => {
    const id = await sold();
    const message = 'The stock of Boxing gloves has changed to 7. Please check it again';
    expect((await put(id, { name: 'Bag gloves', stock: 25, stockBefore: 10 }).expect(409)).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message,
      errors: { stock: message },
    });
    expect(await t.db.findOneByOrFail(Product, { id })).toMatchObject({ name: 'Boxing gloves', stock: 7 });
    expect((await put(id, { stock: 25, stockBefore: 7 }).expect(200)).body.stock).toBe(25);
  });

  it('is taken as it is by whoever does not say what they saw', async () => {
    const id = await sold();
    expect((await put(id, { stock: 10 }).expect(200)).body).toMatchObject({ stock: 10 });
    expect((await put(id, { stockBefore: 3 }).expect(200)).body).toMatchObject({ stock: 10 });
  });

  it('is judged by what the order before it leaves', async () => {
    const { id } = await createProduct(t.db, { stock: 10 });
    const runner = t.db.connection.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('UPDATE products SET stock = stock - 3 WHERE id = $1', [id]);
      const answer = put(id, { stock: 25, stockBefore: 10 }).then((answered) => answered);
      await untilSomeoneWaitsForALock(t.db);
      await runner.commitTransaction();
      expect((await answer).status).toBe(409);
      expect(await stockOf(id)).toBe(7);
    } finally {
      await runner.release();
    }
  });

  it.each([
    [-1, PRODUCT_RULES.stock.negative],
    [1.5, PRODUCT_RULES.stock.notWhole],
    ['10', PRODUCT_RULES.stock.notWhole],
    [null, PRODUCT_RULES.stock.notWhole],
  ])('what was seen cannot be %p', async (stockBefore, message) => {
    const { id } = await createProduct(t.db);
    expect((await put(id, { stock: 1, stockBefore }).expect(400)).body.errors).toEqual({ stockBefore: message });
    expect(await stockOf(id)).toBe(10);
  });

  it('is asked for with a change, not with a new product', async () => {
    expect(
      (
        await request(t.server)
          .post(PATH)
          .set(admin.headers)
          .send({ name: 'Focus mitts', price: 59_900, category: 'Gloves', stock: 4, stockBefore: 1 })
          .expect(400)
      ).body.errors,
    ).toEqual({ stockBefore: 'Unknown field: stockBefore' });
  });
});
