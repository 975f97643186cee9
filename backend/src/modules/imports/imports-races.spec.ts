/** What others write while a file is checked, imported and undone; what fails in the midst; what is cancelled. */
import request from 'supertest';
import { IMPORT_RULES } from '#libs/contracts/import';
import { createInvoice, createProduct, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { runJobs, waitingJobs } from '../../../test/run-jobs.js';
import { forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { FaqsService } from '../faqs/faqs.service.js';
import { Product } from '../products/product.entity.js';
import { TasksService } from '../tasks/tasks.service.js';
import type { CheckedImportView } from './import.view.js';

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

const post = (path: string, body: object = {}) =>
  request(t.server).post(`/api/admin/imports/${path}`).set(admin.headers).send(body);
const check = async (resource: string, content: string): Promise<CheckedImportView> =>
  (await post(resource, { fileName: 'a.csv', content }).expect(201)).body as CheckedImportView;
const read = async ({ resource, id }: CheckedImportView): Promise<CheckedImportView> =>
  (await request(t.server).get(`/api/admin/imports/${resource}/${id}`).set(admin.headers).expect(200))
    .body as CheckedImportView;
const conflict = async (path: string) => (await post(path).expect(409)).body as { message: string };

const answer = 'An answer that is long enough';
const addFaq = (question: string) => t.db.save(Faq, { question, answer });
const answers = async () => (await t.db.find(Faq, { order: { id: 'ASC' } })).map((faq) => faq.answer);
const faqFile = (...rows: string[]) => `question,answer\n${rows.join('\n')}`;

describe('a client that was imported and is on an invoice by now', () => {
  const importClient = async () => {
    const file = await check('corporate-clients', 'name,logoUrl\nHighveld,/clients/highveld.svg');
    await post(`corporate-clients/${file.id}/apply`).expect(202);
    await runJobs(t);
    const { id } = await t.db.findOneByOrFail(CorporateClient, { name: 'Highveld' });
    return { file, clientId: id };
  };

  it('is not removed by undoing, which names it; without the invoice it is', async () => {
    const { file, clientId } = await importClient();
    const invoice = await createInvoice(t.db, { corporateClientId: clientId, items: [{}] });
    const { message } = await conflict(`corporate-clients/${file.id}/undo`);
    expect(message).toBe(IMPORT_RULES.billedSince(['Highveld']));
    await request(t.server).delete(`/api/admin/invoices/${invoice.id}`).set(admin.headers).expect(200);
    await post(`corporate-clients/${file.id}/undo`).expect(202);
    await runJobs(t);
    expect(await read(file)).toMatchObject({ state: 'undone' });
    expect(await t.db.count(CorporateClient)).toBe(0);
  });

  it('not either when the invoice is written between the order and its job', async () => {
    const { file, clientId } = await importClient();
    await post(`corporate-clients/${file.id}/undo`).expect(202);
    await createInvoice(t.db, { corporateClientId: clientId, items: [{}] });
    await runJobs(t);
    expect(await read(file)).toMatchObject({
      state: 'imported',
      task: { state: 'failed', error: IMPORT_RULES.billedSince(['Highveld']) },
    });
    expect(await t.db.count(CorporateClient)).toBe(1);
  });
});

describe('a record that changed since the file was checked', () => {
  it('is named, and nothing is imported', async () => {
    await addFaq('Is there parking?');
    const changed = await addFaq('Do I need gloves?');
    const file = await check('faqs', faqFile(`Is there parking?,${answer} 2`, `Do I need gloves?,${answer} 2`));
    await t.app.get(FaqsService, { strict: false }).update(changed.id, { answer: `${answer} 3` });
    const { message } = await conflict(`faqs/${file.id}/apply`);
    expect(message).toBe(IMPORT_RULES.changedSince(['Do I need gloves?']));
    expect(await answers()).toEqual([answer, `${answer} 3`]);
    expect(await waitingJobs(t)).toEqual([]);
  });

  it('between the order and its job, is not overwritten, and what was written before it is taken back', async () => {
    const [one, two] = [await addFaq('Is there parking?'), await addFaq('Do I need gloves?')];
    const file = await check('faqs', faqFile(`Is there parking?,${answer} 2`, `Do I need gloves?,${answer} 2`));
    await post(`faqs/${file.id}/apply`).expect(202);
    await t.app.get(FaqsService, { strict: false }).update(two.id, { answer: `${answer} 3` });
    await runJobs(t);
    expect(await read(file)).toMatchObject({
      state: 'checked',
      task: { state: 'failed', error: IMPORT_RULES.changedSince(['Do I need gloves?']) },
    });
    expect(await t.db.findOneByOrFail(Faq, { id: one.id })).toMatchObject({ answer });
  });

  it('or is there by now, is named', async () => {
    const file = await check('faqs', faqFile(`Is there parking?,${answer}`));
    await addFaq('Is there PARKING?');
    expect((await conflict(`faqs/${file.id}/apply`)).message).toBe(IMPORT_RULES.changedSince(['Is there parking?']));
  });

  it('stock that orders took counts, though they leave the record as it is otherwise', async () => {
    const { id } = await createProduct(t.db, { name: 'Gloves', stock: 10 });
    const sell = () => t.db.query('UPDATE products SET stock = stock - 1 WHERE id = $1', [id]);
    const file = await check('products', 'name,stock\nGloves,20');
    await sell();
    expect((await conflict(`products/${file.id}/apply`)).message).toBe(IMPORT_RULES.changedSince(['Gloves']));
    const again = await check('products', 'name,stock\nGloves,20');
    await post(`products/${again.id}/apply`).expect(202);
    await runJobs(t);
    await sell();
    const { message } = await conflict(`products/${again.id}/undo`);
    expect(message).toBe(IMPORT_RULES.changedSinceImport(['Gloves']));
    expect(await t.db.findOneByOrFail(Product, { id })).toMatchObject({ stock: 19 });
  });
});

it('what fails at its last row leaves nothing of the rows before it', async () => {
  await addFaq('Is there parking?');
  const file = await check('faqs', faqFile(`Is there parking?,${answer} 2`, `Do I need gloves?,${answer}`));
  await post(`faqs/${file.id}/apply`).expect(202);
  // The rules have become stricter since: what is stored is refused by the table itself.
  await t.db.query(`ALTER TABLE faqs ADD CONSTRAINT strict CHECK (question <> 'Do I need gloves?')`);
  try {
    await runJobs(t);
  } finally {
    await t.db.query('ALTER TABLE faqs DROP CONSTRAINT strict');
  }
  expect(await answers()).toEqual([answer]);
  expect(await read(file)).toMatchObject({ state: 'checked', task: { state: 'failed' } });
  await post(`faqs/${file.id}/apply`).expect(202);
  await runJobs(t);
  expect(await answers()).toEqual([`${answer} 2`, answer]);
});

it('asked for five times at once, a file is imported once, and undone once', async () => {
  const file = await check('faqs', faqFile(`Is there parking?,${answer}`));
  for (const step of ['apply', 'undo']) {
    const told = await Promise.all(
      Array.from({ length: 5 }, async () => (await post(`faqs/${file.id}/${step}`)).status),
    );
    expect(told.toSorted()).toEqual([202, 409, 409, 409, 409]);
    expect(await waitingJobs(t)).toHaveLength(1);
    await runJobs(t);
    expect(await answers()).toHaveLength(step === 'apply' ? 1 : 0);
  }
  expect((await conflict(`faqs/${file.id}/apply`)).message).toBe(IMPORT_RULES.alreadyImported);
  expect((await conflict(`faqs/${file.id}/undo`)).message).toBe(IMPORT_RULES.notImported);
});

it('a record that changed since the import keeps all of it', async () => {
  const kept = await addFaq('Is there parking?');
  const file = await check('faqs', faqFile(`Is there parking?,${answer} 2`, `Do I need gloves?,${answer} 2`));
  await post(`faqs/${file.id}/apply`).expect(202);
  await runJobs(t);
  const { id } = await t.db.findOneByOrFail(Faq, { question: 'Do I need gloves?' });
  await t.app.get(FaqsService, { strict: false }).update(id, { answer: `${answer} 3` });
  expect((await conflict(`faqs/${file.id}/undo`)).message).toBe(IMPORT_RULES.changedSinceImport(['Do I need gloves?']));
  expect(await t.db.findOneByOrFail(Faq, { id: kept.id })).toMatchObject({ answer: `${answer} 2` });
});

describe('cancelling', () => {
  const cancel = (id: number, who = admin) => request(t.server).delete(`/api/admin/tasks/${id}`).set(who.headers);

  it('before it has begun: it never does', async () => {
    const file = await check('faqs', faqFile(`Is there parking?,${answer}`));
    const { task } = (await post(`faqs/${file.id}/apply`).expect(202)).body as CheckedImportView;
    await cancel(task!.id, await signInAdmin(t)).expect(403);
    expect((await cancel(task!.id).expect(200)).body).toMatchObject({ state: 'cancelled' });
    await runJobs(t);
    expect(await answers()).toEqual([]);
    expect(await read(file)).toMatchObject({ state: 'checked', task: { state: 'cancelled' } });
    expect((await cancel(task!.id).expect(200)).body).toMatchObject({ state: 'cancelled' });
  });

  it('in the midst: what it wrote is taken back, and it can be begun again', async () => {
    const tasks = t.app.get(TasksService, { strict: false });
    const file = await check('faqs', faqFile(`Is there parking?,${answer}`));
    const { task } = (await post(`faqs/${file.id}/apply`).expect(202)).body as CheckedImportView;
    await tasks.run(task!.id, async ({ tell }) => {
      await cancel(task!.id).expect(200);
      await t.db.transaction(async (manager) => {
        await manager.insert(Faq, { question: 'Half done?', answer });
        await tell(1, 2);
      });
    });
    expect(await answers()).toEqual([]);
    expect(await read(file)).toMatchObject({ state: 'checked', task: { state: 'cancelled', done: 1, total: 2 } });
    await post(`faqs/${file.id}/apply`).expect(202);
    await runJobs(t);
    expect(await answers()).toEqual([answer]);
  });

  it('the tasks of a person are theirs to see again', async () => {
    const file = await check('faqs', faqFile(`Is there parking?,${answer}`));
    await post(`faqs/${file.id}/apply`).expect(202);
    const listOf = async (who: SignedIn) =>
      (await request(t.server).get('/api/admin/tasks').set(who.headers).expect(200)).body as object[];
    expect(await listOf(admin)).toEqual([expect.objectContaining({ kind: 'import', state: 'waiting', done: 0 })]);
    expect(await listOf(await signInAdmin(t))).toEqual([]);
  });
});
