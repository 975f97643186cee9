/** What staff delete comes back whole for thirty days: with its id, its picture, and what named it. */
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { RESTORABLE, RESTORE_RULES } from '#libs/contracts/activity';
import {
  createChatConversation,
  createInvoice,
  createOrder,
  createProduct,
  createUnansweredQuestion,
  type SignedIn,
  signInAdmin,
} from '../../../test/factories.js';
import { operationsOf, readOpenApi } from '../../../test/fuzz/document.js';
import { untilSomeoneWaitsForALock } from '../../../test/lock-wait.js';
import { runJobs } from '../../../test/run-jobs.js';
import { forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { ImagesService } from '../images/images.service.js';
import { enqueue } from '../jobs/enqueue.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await forgetEverything(t);
  admin = await signInAdmin(t);
});

const call = (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const remove = (path: string) => call('delete', path).expect(200);
const restore = (path: string) => call('post', `${path}/restore`);
const deleted = async () => (await call('get', 'deleted-records').expect(200)).body as Record<string, unknown>[];
const addFaq = (question = 'Is there parking?') => t.db.save(Faq, { question, answer: 'Yes, in front of the club.' });
const rowsOf = (table: string) =>
  t.db.query<Record<string, unknown>[]>(`SELECT to_jsonb(t) - 'updated_at' AS row FROM ${table} t ORDER BY 1`);

it('whatever the back-office deletes can be restored, or is named here', () => {
  const deletions = operationsOf(readOpenApi()).flatMap(({ method, path }) =>
    method === 'DELETE' ? (/^\/api\/admin\/([\w-]+)\/\{id\}$/.exec(path)?.[1] ?? []) : [],
  );
  // Not content; or kept as an order, whose customer was told.
  const others = ['api-keys', 'orders', 'tasks', 'trusted-senders', 'users'];
  expect(deletions.toSorted()).toEqual([...others, ...RESTORABLE].toSorted());
});

describe('a restored record', () => {
  it('is as it was, with its id, and a line in the log', async () => {
    const { id } = await addFaq();
    const before = await rowsOf('faqs');
    const { headers } = await call('get', `faqs/${id}`).expect(200);
    await remove(`faqs/${id}`);
    expect(await deleted()).toEqual([
      {
        id: expect.any(Number),
        resource: 'faqs',
        recordId: id,
        label: 'Is there parking?',
        deletedAt: expect.any(String),
        deletedBy: admin.user.username,
      },
    ]);
    expect((await restore(`faqs/${id}`).expect(200)).body).toEqual({ resource: 'faqs', id });
    expect(await rowsOf('faqs')).toEqual(before);
    expect(await deleted()).toEqual([]);
    // Whoever read it before it was deleted must not write over it unseen.
    expect((await call('get', `faqs/${id}`).expect(200)).headers['etag']).not.toBe(headers['etag']);
    const { body } = await call('get', 'activity').query({ filter: '{"resource":"faqs"}' });
    expect(body).toMatchObject([
      { action: 'restore', actorName: admin.user.username, recordId: id, label: 'Is there parking?' },
      { action: 'delete', recordId: id },
    ]);
    expect((await request(t.server).get('/api/faqs/active').expect(200)).body).toMatchObject([{ id }]);
  });

  it('of the shop is in its orders and carts again', async () => {
    const product = await createProduct(t.db);
    await createOrder(t.db, { items: [{ productId: product.id }] });
    const cart = { sessionId: randomUUID(), productId: product.id, quantity: 2 };
    await request(t.server).post('/api/cart').send(cart).expect(201);
    const before = { items: await rowsOf('order_items'), lines: await rowsOf('cart_items') };
    expect(before.lines).toHaveLength(1);
    await remove(`products/${product.id}`);
    expect(await rowsOf('cart_items')).toEqual([]);
    expect(await rowsOf('order_items')).not.toEqual(before.items);
    await restore(`products/${product.id}`).expect(200);
    expect({ items: await rowsOf('order_items'), lines: await rowsOf('cart_items') }).toEqual(before);
  });

  it('answers the questions again that nobody has dealt with since', async () => {
    const { id } = await addFaq();
    const [answered, dismissed] = [
      await createUnansweredQuestion(t.db, { question: 'May I park?' }),
      await createUnansweredQuestion(t.db, { question: 'Where is the car park?' }),
    ];
    await t.db.query("UPDATE unanswered_questions SET faq_id = $1, status = 'answered'", [id]);
    await remove(`faqs/${id}`);
    await t.db.query("UPDATE unanswered_questions SET status = 'dismissed' WHERE id = $1", [dismissed.id]);
    await restore(`faqs/${id}`).expect(200);
    expect(await t.db.query('SELECT id, status, faq_id FROM unanswered_questions ORDER BY id')).toEqual([
      { id: answered.id, status: 'answered', faq_id: id },
      { id: dismissed.id, status: 'dismissed', faq_id: null },
    ]);
  });

  it('has its invoices again, but those that were given to another', async () => {
    const save = (name: string) => t.db.save(CorporateClient, { name, logoUrl: '/clients/highveld.svg' });
    const [client, other] = [await save('Highveld'), await save('Lowveld')];
    const [theirs, given] = [
      await createInvoice(t.db, { corporateClientId: client.id, items: [{}] }),
      await createInvoice(t.db, { corporateClientId: client.id, items: [{}] }),
    ];
    await remove(`corporate-clients/${client.id}`);
    await t.db.query('UPDATE invoices SET corporate_client_id = $1 WHERE id = $2', [other.id, given.id]);
    await restore(`corporate-clients/${client.id}`).expect(200);
    expect(await t.db.query('SELECT id, corporate_client_id AS client FROM invoices ORDER BY id')).toEqual([
      { id: theirs.id, client: client.id },
      { id: given.id, client: other.id },
    ]);
  });

  it('brings along what went with it, which is then not restored a second time', async () => {
    const klass = { day: 'Monday', startTime: '18:00', endTime: '19:00', className: 'Krav Maga', level: 'Beginner' };
    const { id } = (await call('post', 'class-schedules', klass).expect(201)).body as { id: number };
    const { body: exception } = await call('post', 'class-exceptions', {
      classScheduleId: id,
      date: '2030-07-15',
      kind: 'cancelled',
    }).expect(201);
    const before = await rowsOf('class_exceptions');
    await remove(`class-schedules/${id}`);
    const exceptionId = (exception as { id: number }).id;
    expect((await restore(`class-exceptions/${exceptionId}`).expect(409)).body).toMatchObject({
      message: RESTORE_RULES.belongsToDeleted,
    });
    await restore(`class-schedules/${id}`).expect(200);
    expect(await rowsOf('class_exceptions')).toEqual(before);
    expect(await deleted()).toEqual([]);
  });

  it('has its picture, which is kept as long as it can come back, and no longer', async () => {
    const hash = 'a'.repeat(64);
    await t.db.query(
      `INSERT INTO images (hash, extension, bytes, width_px, height_px, last_used_at)
       VALUES ($1, 'png', 'x', 1, 1, now() - interval '40 days')`,
      [hash],
    );
    const product = await createProduct(t.db, { imageUrl: `/api/images/${hash}.png` });
    await remove(`products/${product.id}`);
    const images = async () => {
      await t.app.get(ImagesService, { strict: false }).removeUnused();
      return (await rowsOf('images')).length;
    };
    expect(await images()).toBe(1);
    await t.db.query("UPDATE deleted_records SET deleted_at = now() - interval '31 days'");
    await enqueue(t.db, 'forget-old-activity', { tick: new Date().toISOString() });
    await runJobs(t);
    expect(await images()).toBe(0);
  });

  it('of a conversation is counted again', async () => {
    const { id } = await createChatConversation(t.db);
    await remove(`chat-conversations/${id}`);
    await restore(`chat-conversations/${id}`).expect(200);
    const answer = await call('get', 'chat-conversations?range=[0,4]').expect(200);
    expect(answer.headers['content-range']).toBe('chat-conversations 0-0/1');
  });
});

describe('is refused', () => {
  const refused = async (path: string, status: number, message: string) =>
    expect((await restore(path).expect(status)).body).toMatchObject({ message });

  it('what is there, and what never was', async () => {
    const { id } = await addFaq();
    await refused(`faqs/${id}`, 409, RESTORE_RULES.alreadyThere);
    await refused('faqs/999', 404, RESTORE_RULES.gone);
  });

  it('what was deleted more than 30 days ago, which no list shows', async () => {
    const { id } = await addFaq();
    await remove(`faqs/${id}`);
    await t.db.query("UPDATE deleted_records SET deleted_at = now() - interval '30 days 1 minute'");
    await refused(`faqs/${id}`, 404, RESTORE_RULES.gone);
    expect(await deleted()).toEqual([]);
  });

  it('what another has taken the name of; it can be restored once that is changed', async () => {
    const { body } = await call('post', 'product-categories', { name: 'Gloves' }).expect(201);
    const { id } = body as { id: number };
    await remove(`product-categories/${id}`);
    await call('post', 'product-categories', { name: 'gloves' }).expect(201);
    await refused(`product-categories/${id}`, 409, RESTORE_RULES.taken);
    await t.db.query("UPDATE product_categories SET name = 'Mitts'");
    await restore(`product-categories/${id}`).expect(200);
  });

  it('what was deleted by the school itself, or by the erasing of a person', async () => {
    const { id } = await addFaq();
    await t.db.delete(Faq, id);
    await refused(`faqs/${id}`, 404, RESTORE_RULES.gone);
  });

  it('the second of two who restore at once', async () => {
    const { id } = await addFaq();
    await remove(`faqs/${id}`);
    let asked: Promise<request.Response>[] = [];
    await t.db.transaction(async (holder) => {
      await holder.query('LOCK TABLE faqs IN SHARE MODE');
      asked = [restore(`faqs/${id}`), restore(`faqs/${id}`)].map((each) => each.then((answer) => answer));
      // One has taken it and waits to insert, the other waits for the first.
      await untilSomeoneWaitsForALock(t.db, 2);
    });
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: RESTORE_RULES.alreadyThere });
    expect(await rowsOf('faqs')).toHaveLength(1);
  });
});
