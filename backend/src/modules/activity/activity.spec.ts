/** Who did what, to which record, from what to what: written by the database, added to only, without a secret. */
import request from 'supertest';
import { SUPER_USER_ID } from '#libs/contracts/user';
import {
  createApiKey,
  createInvoice,
  createProduct,
  createUser,
  PASSWORD,
  type SignedIn,
  signIn,
  signInAdmin,
} from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { forgetEverything, startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { enqueue } from '../jobs/enqueue.js';
import type { User } from '../users/user.entity.js';
import type { Activity } from './activity.entity.js';

let t: TestApp;
let owner: User;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await forgetEverything(t);
  owner = await createUser(t.db, { id: SUPER_USER_ID, role: 'admin' });
  await t.db.query("SELECT setval('users_id_seq', 100)");
  admin = await signInAdmin(t);
});

const FAQ = { question: 'Is there parking?', answer: 'Yes, in front of the club.' };
type Headers = SignedIn['headers'];
const call = (method: 'post' | 'put' | 'delete', path: string, body: object = {}, headers: Headers = admin.headers) =>
  request(t.server)[method](`/api/admin/${path}`).set(headers).send(body);
const list = async (filter: object = {}, query: object = {}): Promise<Activity[]> =>
  (
    await request(t.server)
      .get('/api/admin/activity')
      .set(admin.headers)
      .query({ filter: JSON.stringify(filter), ...query })
      .expect(200)
  ).body as Activity[];
const deeds = async (filter: object) =>
  (await list(filter)).map(({ action, actorName, label, changes }) => ({ action, actorName, label, changes }));
const addFaq = async (headers?: Headers): Promise<Faq> =>
  (await call('post', 'faqs', FAQ, headers).expect(201)).body as Faq;

describe('a record', () => {
  it('tells who made, changed and deleted it, and from what to what', async () => {
    const { id } = await addFaq();
    await call('put', `faqs/${id}`, { answer: 'Yes, behind the club.', isActive: false }).expect(200);
    await call('delete', `faqs/${id}`).expect(200);
    const actorName = admin.user.username;
    expect(await deeds({ resource: 'faqs', recordId: id })).toEqual([
      { action: 'delete', actorName, label: FAQ.question, changes: [] },
      {
        action: 'update',
        actorName,
        label: FAQ.question,
        changes: [
          { field: 'answer', from: FAQ.answer, to: 'Yes, behind the club.' },
          { field: 'is_active', from: 'true', to: 'false' },
        ],
      },
      { action: 'create', actorName, label: FAQ.question, changes: [] },
    ]);
  });

  it('that was saved without a change, or whose change failed, tells nothing', async () => {
    const { id } = await addFaq();
    await call('put', `faqs/${id}`, { answer: FAQ.answer }).expect(200);
    await call('put', `faqs/${id}`, { answer: '' }).expect(400);
    await expect(
      t.db.transaction(async (manager) => {
        await manager.query(`UPDATE faqs SET answer = 'Never' /* by person ${admin.user.id} */`);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await list({ resource: 'faqs', action: 'update' })).toEqual([]);
  });

  it('of many parts tells of them too, and of what a deletion takes from others', async () => {
    const client = await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' });
    const { id } = await createInvoice(t.db, { corporateClientId: client.id, items: [{}] });
    await call('post', `invoices/${id}/items`, { description: 'Training', quantity: 1, unitPrice: 100 }).expect(201);
    await call('delete', `corporate-clients/${client.id}`).expect(200);
    const told = await list({ resource: 'invoices', recordId: id });
    expect(told.find(({ part }) => part === 'line')).toMatchObject({ action: 'create', label: 'Training' });
    expect(told[0]).toMatchObject({
      action: 'update',
      actorName: admin.user.username,
      changes: [{ field: 'corporate_client_id', from: String(client.id), to: null }],
    });
  });

  it('is deleted by its date where it stays in the books', async () => {
    const { id } = await createInvoice(t.db, { items: [{}] });
    await call('delete', `invoices/${id}`).expect(200);
    expect((await list({ resource: 'invoices', recordId: id, action: 'delete' })).length).toBe(1);
  });

  it('of long text tells the beginning', async () => {
    const { id } = await addFaq();
    await call('put', `faqs/${id}`, { answer: 'long '.repeat(300) }).expect(200);
    const [{ changes }] = (await list({ action: 'update' })) as [Activity];
    expect(changes[0]?.to).toBe(`${'long '.repeat(100)}…`);
  });
});

describe('the actor', () => {
  it('is never another of those who write at once, in a transaction or without', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signInAdmin(t)));
    await Promise.all(
      people.map(async ({ headers }) => {
        const { id } = await addFaq(headers);
        await call('put', `faqs/${id}`, { answer: `Changed ${id} times over` }, headers).expect(200);
      }),
    );
    const told = await list({ resource: 'faqs' });
    expect(told).toHaveLength(16);
    for (const { user } of people)
      expect(told.filter(({ actorId }) => actorId === user.id).map(({ action }) => action)).toEqual([
        'update',
        'create',
      ]);
  });

  it('is the key, for a script', async () => {
    const { id: keyId, key } = await createApiKey(t.db, { maker: admin.user });
    const { id } = await addFaq({ authorization: `Bearer ${key}` });
    expect(await list({ resource: 'faqs', recordId: id })).toMatchObject([
      { actorKind: 'key', actorId: keyId, actorName: 'API key "Script"' },
    ]);
  });

  it('is whoever asked for an import, which a job writes', async () => {
    const { key } = await createApiKey(t.db, { maker: admin.user });
    const script = { authorization: `Bearer ${key}` };
    for (const [headers, question] of [
      [admin.headers, 'Do I need gloves?'],
      [script, 'Do I need shoes?'],
    ] as const) {
      const content = `question,answer\n${question},Not for the first class`;
      const { body } = await call('post', 'imports/faqs', { fileName: 'a.csv', content }, headers).expect(201);
      await call('post', `imports/faqs/${(body as { id: number }).id}/apply`, {}, headers).expect(202);
      await runJobs(t);
    }
    expect((await list({ resource: 'faqs' })).map(({ label, actorName }) => [label, actorName])).toEqual([
      ['Do I need shoes?', 'API key "Script"'],
      ['Do I need gloves?', admin.user.username],
    ]);
  });

  it('is nobody for visitors and for the school by itself, of whom nothing is logged', async () => {
    const before = await list();
    const product = await createProduct(t.db);
    await request(t.server)
      .post('/api/cart')
      .send({ sessionId: 'a'.repeat(32), productId: product.id, quantity: 1 })
      .expect(201);
    await t.db.query('UPDATE products SET stock = 3');
    expect(await list()).toEqual(before);
  });
});

describe('secrets', () => {
  it('of no logged column are told, only that one changed', async () => {
    const { headers } = await signIn(t, owner);
    const account = await createUser(t.db);
    await call(
      'put',
      `users/${account.id}`,
      { password: 'another long password', currentPassword: PASSWORD, firstName: 'Thandi' },
      headers,
    ).expect(200);
    expect(await list({ resource: 'users', recordId: account.id, action: 'update' })).toMatchObject([
      { secretChanged: true, changes: [] },
      { secretChanged: false, changes: [{ field: 'first_name', from: null, to: 'Thandi' }] },
    ]);
  });

  it('are left out of every logged table, by their names', async () => {
    const secrets = await t.db.query<{ name: string; hidden: boolean }[]>(
      `SELECT table_name || '.' || column_name AS name,
         column_name ~ (SELECT (regexp_match(prosrc, $$key ~ '([^']+)' AS hidden$$))[1] FROM pg_proc
           WHERE proname = 'log_activity') AS hidden
       FROM information_schema.columns JOIN information_schema.triggers
         ON event_object_table = table_name AND event_manipulation = 'UPDATE' AND trigger_name = table_name || '_logged'
       WHERE column_name ~ '(hash|secret|token|password|totp|recovery|idempotency|private)' ORDER BY 1`,
    );
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter(({ hidden }) => !hidden)).toEqual([]);
  });
});

/** Written by visitors, by the school's jobs, or by the log itself; or told by the record they are parts of. */
const NOT_LOGGED = [
  'activity',
  'asked_topics',
  'attempts',
  'bank_imports',
  'bank_layouts',
  'bank_lines',
  'card_payments',
  'cart_items',
  'chat_conversation_counts',
  'class_calendar_state',
  'closed_periods',
  'contact_archive_batches',
  'contact_follow_ups_told',
  'contact_message_counts',
  'contact_response_keys',
  'course_signup_links',
  'deleted_records',
  'document_counters',
  'export_pieces',
  'held_mails',
  'images',
  'imports',
  'incoming_mailboxes',
  'invoice_counts',
  'invoice_reminders',
  'invoice_sendings',
  'invoices_when_closed',
  'job_ticks',
  'known_devices',
  'low_stock_notices',
  'mail_limits',
  'migrations',
  'order_corrections',
  'order_counts',
  'order_items',
  'order_status_changes',
  'password_resets',
  'push_keys',
  'push_subscriptions',
  'quote_links',
  'recurring_invoice_runs',
  'school_settings_changes',
  'sessions',
  'statement_sendings',
  'stock_alerts',
  'stock_movements',
  'tasks',
  'trial_booking_links',
  'unanswered_question_counts',
];

it('every table is logged, or is named here', async () => {
  const tables = await t.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND 3 <> (
       SELECT count(*) FROM information_schema.triggers
       WHERE event_object_table = table_name AND trigger_name = table_name || '_logged') ORDER BY 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual(NOT_LOGGED);
});

describe('the log', () => {
  it('is only added to', async () => {
    await addFaq();
    const refused = 'The activity log is only added to';
    await expect(t.db.query("UPDATE activity SET actor_name = 'somebody else'")).rejects.toThrow(refused);
    await expect(t.db.query('UPDATE activity SET times = times + 2')).rejects.toThrow(refused);
    await expect(t.db.query('DELETE FROM activity')).rejects.toThrow(refused);
  });

  it('forgets what is older than a year, and nothing else', async () => {
    await addFaq();
    await t.db.query(`INSERT INTO activity (at, action, actor_name, resource)
      SELECT now() - age, 'create', 'old', 'faqs'
      FROM unnest('{12 months 1 day,11 months}'::interval[]) age`);
    await enqueue(t.db, 'forget-old-activity', { tick: new Date().toISOString() });
    await runJobs(t);
    const kept = await list({ actorName: 'old' });
    expect(kept).toHaveLength(1);
    expect(await list({ resource: 'faqs' })).toHaveLength(2);
  });

  it('is filtered by days of the school, both included', async () => {
    // Midnight there is ten in the evening here.
    await t.db.query(`INSERT INTO activity (at, label, action, actor_name, resource)
      SELECT moment, label, 'create', 'a', 'faqs' FROM (VALUES
        ('2026-04-15T21:59:59Z'::timestamptz, 'before'), ('2026-04-15T22:00:00Z', 'first'),
        ('2026-04-17T21:59:59Z', 'last'), ('2026-04-17T22:00:00Z', 'after')) AS given (moment, label)`);
    const labels = async (filter: object) =>
      (await list({ actorName: 'a', ...filter })).map(({ label }) => label).toReversed();
    expect(await labels({ from: '2026-04-16', until: '2026-04-17' })).toEqual(['first', 'last']);
    expect(await labels({ from: '2026-04-16' })).toEqual(['first', 'last', 'after']);
    expect(await labels({ until: '2026-04-17' })).toEqual(['before', 'first', 'last']);
    const refused = await request(t.server)
      .get('/api/admin/activity')
      .set(admin.headers)
      .query({ filter: '{"from":"yesterday"}' })
      .expect(400);
    expect((refused.body as { message: string }).message).toContain('from must be a day');
  });

  it('gives a part, with the size of the whole', async () => {
    for (let i = 0; i < 3; i++) await addFaq();
    const answer = await request(t.server)
      .get('/api/admin/activity')
      .set(admin.headers)
      .query({ range: '[0,1]', filter: '{"resource":"faqs"}', sort: '["id","ASC"]' })
      .expect(200);
    expect(answer.headers['content-range']).toBe('activity 0-1/3');
  });
});

describe('who signs in', () => {
  const login = (username: string, password: string) =>
    request(t.server).post('/api/login').send({ username, password });

  it('is told, and who fails is counted by the hour, without the name or the password that were typed', async () => {
    const { username, id } = admin.user;
    await login(username, PASSWORD).expect(200);
    for (const password of ['wrong one', 'wrong two']) await login(username, password).expect(401);
    for (const name of ['my-password-by-mistake', 'somebody']) await login(name, 'wrong').expect(401);
    expect(await list({ action: ['sign-in', 'failed-sign-in'] })).toMatchObject([
      { action: 'failed-sign-in', label: 'A name that nobody has', recordId: null, times: 2 },
      { action: 'failed-sign-in', label: username, recordId: id, times: 2, actorKind: null },
      { action: 'sign-in', actorName: username, recordId: id },
      { action: 'sign-in', actorName: username },
    ]);
    expect(JSON.stringify(await list())).not.toMatch(/mistake|wrong/);
  });

  it('and is refused, is counted by the route: a role, a key, another site', async () => {
    const student = await signIn(t, await createUser(t.db));
    const { key } = await createApiKey(t.db, { maker: admin.user, access: 'read' });
    for (let i = 0; i < 3; i++) await call('put', `faqs/${i + 1}`, {}, student.headers).expect(403);
    await call('post', 'faqs', FAQ, { authorization: `Bearer ${key}` }).expect(403);
    await request(t.server).get('/api/admin/system').set(admin.headers).expect(403);
    await request(t.server)
      .post('/api/admin/faqs')
      .set('Authorization', `Bearer ${admin.user.id}`)
      .set('Cookie', `storm_session=${admin.cookie}`)
      .set('Origin', 'https://elsewhere.example')
      .send(FAQ)
      .expect(403);
    expect(
      (await list({ action: 'refused' })).map(({ actorName, resource, label, times }) => [
        actorName,
        resource,
        label,
        times,
      ]),
    ).toEqual([
      [admin.user.username, 'faqs', 'POST /api/admin/faqs', 1],
      [admin.user.username, 'system', 'GET /api/admin/system', 1],
      ['API key "Script"', 'faqs', 'POST /api/admin/faqs', 1],
      [student.user.username, 'faqs', 'PUT /api/admin/faqs/:id', 3],
    ]);
  });

  it('and chooses a new password by mail is told as well', async () => {
    await t.db.query(
      "INSERT INTO password_resets (user_id, token_hash, expires_at) VALUES ($1, sha256($2), now() + '1 h')",
      [admin.user.id, Buffer.from('x'.repeat(43))],
    );
    await request(t.server)
      .post('/api/password/reset')
      .send({ token: 'x'.repeat(43), password: 'quite another password' })
      .expect(200);
    const { user } = admin;
    admin = await signInAdmin(t);
    expect(await list({ resource: 'users', action: 'update' })).toMatchObject([
      { actorName: user.username, secretChanged: true },
    ]);
  });
});
