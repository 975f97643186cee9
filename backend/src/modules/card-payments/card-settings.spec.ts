/** The owner switches card payments on in the settings, whose passphrase nobody is told (CONTRACT sections 4 and 7). */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { CARD_PAYMENT_MESSAGES } from '#libs/contracts/card-payment';
import { CARD_FACTS_RULES, setOnServer } from '#libs/contracts/card-settings';
import { takeFacts } from '#libs/school/facts';
import { createOrder, createUser, type SignedIn, signIn, signInAdmin } from '../../../test/factories.js';
import { forgetEverything, startReplica, startTestApp, type TestApp } from '../../../test/test-app.js';
import { PAYFAST_ACCOUNT, PayFastServer } from '../../../../scripts/test/payfast-server.mjs';
import { createApp } from '../../configure-app.js';
import type { RunningEnv } from '../../config/running-env.js';

const { merchantId, merchantKey, passphrase } = PAYFAST_ACCOUNT;
const ACCOUNT = { merchantId, merchantKey, passphrase };
const NEVER = '1970-01-01T00:00:00.000Z';
const UNSAID = {
  takesCards: false,
  merchantId: null,
  merchantKey: null,
  mode: 'live',
  hasPassphrase: false,
  address: 'https://www.payfast.co.za',
  setOnServer: [],
  updatedAt: NEVER,
};

let t: TestApp;
let admin: SignedIn;
let payFast: PayFastServer;
beforeAll(async () => {
  payFast = await PayFastServer.open();
  t = await startTestApp({ rateLimitScale: 100 });
});
afterAll(async () => {
  await t.close();
  await payFast.close();
  takeFacts({});
});
beforeEach(async () => {
  await forgetEverything(t);
  admin = await signInAdmin(t);
  await put({ takesCards: false, merchantId: null, merchantKey: null, passphrase: null, mode: 'live' });
  await t.db.query('TRUNCATE school_settings, school_settings_changes, activity');
});

const SECTION = '/api/admin/settings/cards';
const get = (path = '') => request(t.server).get(`${SECTION}${path}`).set(admin.headers).expect(200);
const put = (body: object, headers: Record<string, string> = {}) =>
  request(t.server).put(SECTION).set(admin.headers).set(headers).send(body);
const pageOf = async (orderNumber: string) =>
  (await request(t.server).get(`/api/orders/${orderNumber}`).expect(200)).body;
/** What the browser lets a page of ours post forms to. */
const formsLeadTo = async () =>
  /form-action ([^;]+)/.exec((await request(t.server).get('/api/school')).get('content-security-policy') ?? '')?.[1];
const startOf = (orderNumber: string) => request(t.server).post(`/api/orders/${orderNumber}/card-payment`);
const noticeOf = (orderNumber: string, fields: Record<string, string> = {}) =>
  payFast.notice({
    m_payment_id: orderNumber,
    pf_payment_id: payFast.nextPayment(),
    amount_gross: '499.00',
    ...fields,
  });
const post = (notice: string, app: Pick<NestFastifyApplication, 'inject'> = t.app) =>
  app.inject({
    method: 'POST',
    url: '/api/card-payments/notices',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: notice,
  });

/** Another program on the same database, with something said by its environment. */
async function beside<Answer>(env: Partial<RunningEnv>, ask: (app: NestFastifyApplication) => Promise<Answer>) {
  const app = await createApp({ ...t.env, ...env }, undefined, 'no-builds');
  try {
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return await ask(app);
  } finally {
    await app.close();
  }
}

describe('the section', () => {
  it('begins switched off, and takes a part of its fields', async () => {
    expect((await get()).body).toEqual(UNSAID);
    const { body } = await put({ merchantId: ` ${merchantId} `, mode: 'sandbox' }).expect(200);
    expect(body).toEqual({
      ...UNSAID,
      merchantId,
      mode: 'sandbox',
      address: 'https://sandbox.payfast.co.za',
      updatedAt: expect.any(String),
    });
    expect((await get()).body).toEqual(body);
    expect((await put({ merchantId: '' }).expect(200)).body.merchantId).toBeNull();
  });

  it.each<[body: object, errors: Record<string, string>]>([
    [{ takesCards: 'yes' }, { takesCards: CARD_FACTS_RULES.takesCards.wrongType }],
    [{ takesCards: null }, { takesCards: CARD_FACTS_RULES.takesCards.wrongType }],
    [{ merchantId: '10000100x' }, { merchantId: CARD_FACTS_RULES.merchantId.invalid }],
    [{ merchantId: 10000100 }, { merchantId: CARD_FACTS_RULES.merchantId.invalid }],
    [{ merchantKey: '46f0 cd69' }, { merchantKey: CARD_FACTS_RULES.merchantKey.invalid }],
    [{ passphrase: '' }, { passphrase: CARD_FACTS_RULES.passphrase.invalid }],
    [{ passphrase: 'two\nlines' }, { passphrase: CARD_FACTS_RULES.passphrase.invalid }],
    [{ passphrase: 'x'.repeat(101) }, { passphrase: CARD_FACTS_RULES.passphrase.invalid }],
    [{ mode: 'test' }, { mode: CARD_FACTS_RULES.mode.unknown }],
    [{ hasPassphrase: true }, { hasPassphrase: 'hasPassphrase cannot be changed' }],
    [{ cardNumber: '4111' }, { cardNumber: 'Unknown field: cardNumber' }],
  ])('%j is refused by the field', async (body, errors) => {
    expect((await put(body).expect(400)).body.errors).toEqual(errors);
    expect((await get()).body).toEqual(UNSAID);
  });

  it('is not switched on while anything is missing, nor loses it while it is on', async () => {
    const { merchantId: id, merchantKey: key, passphrase: secret, takesCards: on } = CARD_FACTS_RULES;
    expect((await put({ takesCards: true }).expect(400)).body.errors).toEqual({ takesCards: on.incomplete });
    expect((await put({ ...UNSAID, takesCards: true }).expect(400)).body.errors).toEqual({
      merchantId: id.required,
      merchantKey: key.required,
    });
    await put({ merchantId, merchantKey }).expect(200);
    expect((await put({ takesCards: true }).expect(400)).body.errors).toEqual({ takesCards: on.incomplete });
    await put({ takesCards: true, passphrase }).expect(200);
    expect((await put({ passphrase: null }).expect(400)).body.errors).toEqual({ passphrase: secret.required });
    expect((await put({ merchantId: null }).expect(400)).body.errors).toEqual({ merchantId: id.required });
    expect((await get()).body).toMatchObject({ takesCards: true, merchantId, hasPassphrase: true });
  });

  it('is for admins', async () => {
    const { headers } = await signIn(t, await createUser(t.db, { role: 'user' }));
    await request(t.server).get(SECTION).set(headers).expect(403);
    await request(t.server).put(SECTION).set(headers).send(ACCOUNT).expect(403);
    await request(t.server).get(SECTION).expect(401);
  });

  it('of two who change it, the later one is told, also where only the passphrase changed', async () => {
    const etag = (await get()).headers['etag']!;
    expect((await put({ passphrase }, { 'If-Match': etag }).expect(200)).headers['etag']).not.toBe(etag);
    const { body } = await put({ passphrase: 'another one' }, { 'If-Match': etag }).expect(412);
    expect(body.current).toMatchObject({ hasPassphrase: true });
    expect(JSON.stringify(body)).not.toContain(passphrase);
  });
});

describe('the passphrase', () => {
  it('is told to nobody: not by an answer, the history, the activity log, or the school', async () => {
    const written = await put({ ...ACCOUNT, takesCards: true }).expect(200);
    const told = [
      written,
      await get(),
      await get('/history'),
      await request(t.server).get('/api/admin/activity').set(admin.headers).expect(200),
      await request(t.server).get('/api/school').expect(200),
      await startOf((await createOrder(t.db)).orderNumber).expect(200),
    ];
    for (const { text } of told) expect(text).not.toContain(passphrase);
    const kept = await t.db.query("SELECT value FROM school_settings WHERE section = 'cards'");
    expect(JSON.stringify(kept)).not.toContain(passphrase);
    const log = await t.db.query('SELECT * FROM activity');
    expect(JSON.stringify([log, await t.db.query('SELECT * FROM school_settings_changes')])).not.toContain(passphrase);
  });

  it('that changed is said to have, by history and activity log, and is never put back', async () => {
    await put(ACCOUNT).expect(200);
    await put({ passphrase: 'another one', mode: 'sandbox' }).expect(200);
    await put({ passphrase: 'another one' }).expect(200);
    await put({ passphrase: null }).expect(200);
    const { body: history } = await get('/history');
    expect(history).toMatchObject([
      { before: {}, after: {}, changedSecrets: ['passphrase'] },
      { before: { mode: 'live' }, after: { mode: 'sandbox' }, changedSecrets: ['passphrase'] },
      { before: { merchantId: null, merchantKey: null }, after: { merchantId, merchantKey } },
    ]);
    const log = await request(t.server).get('/api/admin/activity').set(admin.headers).expect(200);
    const said = (log.body as { label: string; secretChanged: boolean; changes: { field: string }[] }[]).filter(
      ({ label }) => label === 'cards',
    );
    expect(said.map(({ secretChanged, changes }) => [secretChanged, changes.map(({ field }) => field)])).toEqual([
      [true, []],
      [true, ['mode']],
      [true, ['merchantId', 'merchantKey']],
    ]);
    expect((await put(history[1].before).expect(200)).body).toMatchObject({ mode: 'live', hasPassphrase: false });
  });
});

describe('customers', () => {
  it('are offered cards while they are switched on, at once and by every replica', async () => {
    const { orderNumber } = await createOrder(t.db);
    const replica = await startReplica(t);
    const providerThere = async () =>
      (await replica.inject({ url: `/api/orders/${orderNumber}` })).json<{ cardProvider: string | null }>()
        .cardProvider;
    try {
      expect([(await pageOf(orderNumber)).cardProvider, await providerThere()]).toEqual([null, null]);
      expect(await formsLeadTo()).toBe("'self'");
      await put({ ...ACCOUNT, takesCards: true, mode: 'sandbox' }).expect(200);
      expect((await pageOf(orderNumber)).cardProvider).toBe('PayFast');
      expect(await formsLeadTo()).toMatch(/^'self' https:\/\/sandbox\.payfast\.co\.za https:/);
      await until(async () => (await providerThere()) === 'PayFast');
      expect((await startOf(orderNumber).expect(200)).body.url).toBe('https://sandbox.payfast.co.za/eng/process');
      await put({ mode: 'live' }).expect(200);
      expect((await startOf(orderNumber).expect(200)).body.url).toBe('https://www.payfast.co.za/eng/process');
      await put({ takesCards: false }).expect(200);
      expect((await pageOf(orderNumber)).cardProvider).toBeNull();
      expect((await startOf(orderNumber).expect(409)).body.message).toBe(CARD_PAYMENT_MESSAGES.notPayable);
      await until(async () => (await providerThere()) === null);
    } finally {
      await replica.close();
    }
  });

  it('who began before it was switched off pay still; nobody does once the account is gone', async () => {
    const [first, second] = [await createOrder(t.db), await createOrder(t.db)];
    await put({ ...ACCOUNT, takesCards: true }).expect(200);
    await put({ takesCards: false }).expect(200);
    await beside({ payfastUrl: payFast.origin }, async (app) => {
      expect((await post(noticeOf(first.orderNumber, { amount_gross: '499.01' }), app)).statusCode).toBe(200);
      expect(await pageOf(first.orderNumber)).toMatchObject({ paymentStatus: 'unpaid' });
      expect((await post(noticeOf(first.orderNumber).replace(/.$/, 'x'), app)).statusCode).toBe(400);
      const notice = noticeOf(first.orderNumber);
      expect([(await post(notice, app)).statusCode, (await post(notice, app)).statusCode]).toEqual([200, 200]);
      expect(await pageOf(first.orderNumber)).toMatchObject({ paymentStatus: 'paid', paidAmount: 49_900 });
    });
    await put({ passphrase: null }).expect(200);
    const late = await post(noticeOf(second.orderNumber));
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([404, CARD_PAYMENT_MESSAGES.off]);
  });

  it('of a new passphrase pay by notices that are signed with it, and by no others', async () => {
    const { orderNumber } = await createOrder(t.db);
    await put({ ...ACCOUNT, takesCards: true, passphrase: 'a newer one' }).expect(200);
    await beside({ payfastUrl: payFast.origin }, async (app) => {
      expect((await post(noticeOf(orderNumber), app)).statusCode).toBe(400);
      const told = { m_payment_id: orderNumber, pf_payment_id: payFast.nextPayment(), amount_gross: '499.00' };
      expect((await post(payFast.notice(told, 'a newer one'), app)).statusCode).toBe(200);
    });
  });
});

describe('what the environment says', () => {
  const call = (app: NestFastifyApplication, payload?: object) =>
    app.inject({
      method: payload ? 'PUT' : 'GET',
      url: SECTION,
      headers: admin.headers,
      ...(payload && { payload }),
    });

  it('wins field by field, is shown, and cannot be changed here', async () => {
    await put({ ...ACCOUNT, merchantId: '1', passphrase: 'of the settings' }).expect(200);
    const env = { payfastMerchantId: merchantId, payfastPassphrase: passphrase, payfastUrl: payFast.origin };
    await beside(env, async (app) => {
      const shown = (await call(app)).json<object>();
      expect(shown).toMatchObject({
        merchantId,
        merchantKey,
        hasPassphrase: true,
        address: payFast.origin,
        setOnServer: ['merchantId', 'passphrase', 'mode'],
      });
      expect((await call(app, shown)).statusCode).toBe(200);
      const refused = await call(app, { merchantId: '2', passphrase: 'mine', merchantKey: 'key2' });
      expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([
        400,
        { merchantId: setOnServer('merchantId'), passphrase: setOnServer('passphrase') },
      ]);
      expect((await call(app, { takesCards: true })).statusCode).toBe(200);
      const { orderNumber } = await createOrder(t.db);
      expect((await post(noticeOf(orderNumber), app)).statusCode).toBe(200);
    });
    expect((await get()).body).toMatchObject({ merchantId: '1', takesCards: true, setOnServer: [] });
  });

  it('and no longer says leaves nothing to pay into, until the settings say it', async () => {
    await put({ merchantId, merchantKey }).expect(200);
    const there = { payfastPassphrase: passphrase };
    await beside(there, async (app) => expect((await call(app, { takesCards: true })).statusCode).toBe(200));
    const { orderNumber } = await createOrder(t.db);
    expect((await get()).body).toMatchObject({ takesCards: true, hasPassphrase: false });
    expect((await pageOf(orderNumber)).cardProvider).toBeNull();
    await put({ mode: 'sandbox' }).expect(200);
    await put({ passphrase }).expect(200);
    expect((await pageOf(orderNumber)).cardProvider).toBe('PayFast');
  });

  it('switches cards off for good, or on', async () => {
    await put({ ...ACCOUNT, takesCards: true }).expect(200);
    const off = await beside({ cardPayments: 'off' }, async (app) => [
      (await call(app)).json<object>(),
      (await call(app, { takesCards: true })).statusCode,
    ]);
    expect(off).toEqual([expect.objectContaining({ takesCards: false, setOnServer: ['takesCards'] }), 400]);
    await put({ takesCards: false, passphrase: null }).expect(200);
    const on = await beside({ cardPayments: 'payfast', payfastPassphrase: passphrase }, async (app) =>
      (await call(app)).json<object>(),
    );
    expect(on).toMatchObject({ takesCards: true, hasPassphrase: true, setOnServer: ['takesCards', 'passphrase'] });
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not become so within 5 seconds');
}
