/** What a client's new invoices and quotes begin with: kind and value, both or none (decision 86). */
import request from 'supertest';
import { DISCOUNT_RULES, INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from './corporate-client.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const KAROO = { name: 'Karoo Mining', logoUrl: '/clients/karoo.svg' };
const add = (fields: Partial<CorporateClient> = {}) => t.db.save(CorporateClient, { ...KAROO, ...fields });
const PERCENT = { discountKind: 'percent' as const, discountValue: 1250 };
const RAND = { discountKind: 'amount' as const, discountValue: 50_000 };
const NONE = { discountKind: null, discountValue: 0 };
const { required, invalidPercent, invalid } = DISCOUNT_RULES.discountValue;

it.each([
  ['nothing', {}, NONE],
  ['percent', PERCENT, PERCENT],
  ['rand', RAND, RAND],
  ['none', NONE, NONE],
  ['an empty kind', { discountKind: '', discountValue: '' }, NONE],
  ['a kind of 0, which is none', { discountKind: 'percent', discountValue: 0 }, NONE],
])('a new client with %s', async (_what, sent, stored) => {
  expect((await call('post', 'corporate-clients', { ...KAROO, ...sent }).expect(201)).body).toMatchObject(stored);
});

it.each([
  [
    'no kind we know',
    { discountKind: 'half', discountValue: 1 },
    { discountKind: DISCOUNT_RULES.discountKind.unknown },
  ],
  ['a value without a kind', { discountValue: 1000 }, { discountValue: DISCOUNT_RULES.discountKind.required }],
  ['a kind without a value', { discountKind: 'percent' }, { discountValue: required }],
  ['more than all', { discountKind: 'percent', discountValue: 10_001 }, { discountValue: invalidPercent }],
  ['less than nothing', { discountKind: 'amount', discountValue: -1 }, { discountValue: invalid }],
  [
    'more than any invoice',
    { discountKind: 'amount', discountValue: INVOICE_DISCOUNT_LIMIT.max + 1 },
    { discountValue: INVOICE_DISCOUNT_LIMIT.tooHigh },
  ],
])('%s is refused', async (_what, sent, errors) => {
  expect((await call('post', 'corporate-clients', { ...KAROO, ...sent }).expect(400)).body.errors).toEqual(errors);
  const { id } = await add();
  expect((await call('put', `corporate-clients/${id}`, sent).expect(400)).body.errors).toEqual(errors);
});

it.each([
  ['another field', { city: 'Prieska' }, PERCENT],
  ['the value alone', { discountValue: 500 }, { ...PERCENT, discountValue: 500 }],
  ['both', RAND, RAND],
  ['no kind any more', { discountKind: null }, NONE],
  ['a value of 0', { discountValue: 0 }, NONE],
])('changed: %s', async (_what, sent, stored) => {
  const { id } = await add(PERCENT);
  expect((await call('put', `corporate-clients/${id}`, sent).expect(200)).body).toMatchObject(stored);
});

it('another kind needs a value with it: the old one would mean something else', async () => {
  const { id } = await add(PERCENT);
  const { body } = await call('put', `corporate-clients/${id}`, { discountKind: 'amount' }).expect(400);
  expect(body.errors).toEqual({ discountValue: required });
});

it.each([['discountKind'], ['discountValue']])('a merge that takes %s takes the discount as a whole', async (field) => {
  const [kept, twice] = [await add(RAND), await add(PERCENT)];
  const { body } = await call('post', `corporate-clients/${twice.id}/merge`, { into: kept.id, fields: [field] });
  expect(body).toMatchObject({ id: kept.id, ...PERCENT });
});

it('a merge that takes other fields leaves it', async () => {
  const [kept, twice] = [await add(RAND), await add(PERCENT)];
  const { body } = await call('post', `corporate-clients/${twice.id}/merge`, { into: kept.id, fields: ['city'] });
  expect(body).toMatchObject({ id: kept.id, ...RAND });
});

it.each([
  ['Karoo Copper', 'percent,12.5', PERCENT],
  ['Karoo Tin', 'amount,500.00', RAND],
  ['Karoo Zinc', ',', NONE],
])('is imported: %s has %s', async (name, cells, stored) => {
  const content = `name,logoUrl,discountKind,discountValue\n${name},/a.svg,${cells}`;
  const { body: file } = await call('post', 'imports/corporate-clients', { content, fileName: 'clients.csv' });
  expect(file).toMatchObject({ rows: [{ fate: 'new', errors: [] }] });
  await call('post', `imports/corporate-clients/${file.id}/apply`).expect(202);
  await runJobs(t);
  expect(await t.db.findOneBy(CorporateClient, { name })).toMatchObject(stored);
});

it('an import refuses a row whose discount is none, by its column', async () => {
  const content = 'name,logoUrl,discountKind,discountValue\nHalf,/a.svg,percent,100.01\nBare,/a.svg,,5';
  const { body } = await call('post', 'imports/corporate-clients', { content, fileName: 'clients.csv' });
  expect(body.rows).toMatchObject([
    { fate: 'refused', errors: [{ column: 'discountValue', message: invalidPercent }] },
    { fate: 'refused', errors: [{ column: 'discountValue', message: DISCOUNT_RULES.discountKind.required }] },
  ]);
});
