/** A contact of a corporate client is a person like others: found, handed out, erased. */
import request from 'supertest';
import { SUPER_USER_ID } from '#libs/contracts/user';
import type { ClientContact } from '#libs/domain/client-contacts';
import { createUser, type SignedIn, signIn } from '../../../test/factories.js';
import { takeErasing } from '../../../test/run-erasing.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Activity } from '../activity/activity.entity.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { StatementSending } from '../statements/statement-sending.entity.js';

let t: TestApp;
let owner: SignedIn;
let client: CorporateClient;
beforeAll(async () => {
  t = await startTestApp();
  owner = await signIn(t, await createUser(t.db, { id: SUPER_USER_ID, role: 'admin' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteAll(CorporateClient);
  client = await t.db.save(CorporateClient, {
    name: 'Karoo Mining',
    logoUrl: '/clients/karoo.svg',
    primaryContactName: 'Sipho',
    contacts: [BOB, ANN, CYRIL],
  });
});

const ANN: ClientContact = { name: 'Ann', role: 'Buyer', email: 'Ann@x.co', phone: '082 123 4567' };
const BOB: ClientContact = { name: 'Bob', role: null, email: 'joann@x.co', phone: null };
const CYRIL: ClientContact = { name: 'Cyril', role: null, email: null, phone: '011 555 0134' };
const post = (what: 'search' | 'export' | 'erase', body: object) =>
  request(t.server).post(`/api/admin/people/${what}`).set(owner.headers).send(body);

const WAYS = [{ email: 'ann@x.co' }, { phone: '+27821234567' }];

it.each(WAYS)('is found by %j', async (person) => {
  const { body } = await post('search', person).expect(200);
  expect(body).toEqual({
    found: [{ kind: 'clients', count: 1, latest: [{ id: client.id, words: client.name }] }],
    waitsFor: [],
  });
});

it.each([{ email: 'nn@x.co' }, { phone: '082 123 4568' }])('is not who has %j', async (person) => {
  expect((await post('search', person).expect(200)).body).toEqual({ found: [], waitsFor: [] });
});

it.each(WAYS)('is handed what the client says of them, and not of the others, by %j', async (person) => {
  const { body } = await post('export', person).expect(200);
  const { json, page } = body as { json: string; page: string };
  expect(JSON.parse(json)).toMatchObject({ clients: [{ name: client.name, contacts: [ANN] }] });
  expect(page).toContain('Ann@x.co');
  expect(json + page).not.toMatch(/joann|Cyril/);
});

it.each(WAYS)('is erased from the client, which stays with the others, by %j', async (person) => {
  await post('erase', { ...person, confirmation: Object.values(person)[0] }).expect(202);
  await (
    await takeErasing(t)
  )();
  expect(await t.db.findOneByOrFail(CorporateClient, { id: client.id })).toMatchObject({
    name: client.name,
    primaryContactName: 'Sipho',
    contacts: [BOB, CYRIL],
  });
  expect((await post('search', person).expect(200)).body).toMatchObject({ found: [] });
});

it('who was the only one leaves an empty list', async () => {
  await t.db.update(CorporateClient, client.id, { contacts: [ANN] });
  await post('erase', { ...WAYS[0], confirmation: 'ann@x.co' }).expect(202);
  await (
    await takeErasing(t)
  )();
  expect((await t.db.findOneByOrFail(CorporateClient, { id: client.id })).contacts).toEqual([]);
});

describe('of the client, who is no person, everything else stays:', () => {
  const put = (body: object) =>
    request(t.server).put(`/api/admin/corporate-clients/${client.id}`).set(owner.headers).send(body).expect(200);
  const erase = async (person: object) => {
    await post('erase', { ...person, confirmation: Object.values(person)[0] }).expect(202);
    await (
      await takeErasing(t)
    )();
  };

  it.each(WAYS)('where its statements went to others, by %j', async (person) => {
    for (const sentTo of ['ANN@x.co', 'joann@x.co', 'accounts@x.co'])
      await t.db.insert(StatementSending, { corporateClientId: client.id, sentTo });
    await erase(person);
    const left = await t.db.find(StatementSending, { where: { corporateClientId: client.id }, order: { id: 'ASC' } });
    expect(left.map(({ sentTo }) => sentTo)).toEqual(['joann@x.co', 'accounts@x.co']);
  });

  it.each(WAYS)('its history, by %j', async (person) => {
    await put({ city: 'Musina', contacts: [BOB, ANN] });
    await put({ city: 'Polokwane', email: ANN.email });
    await put({ city: 'Pretoria', email: null });
    await erase(person);
    const history = await t.db.find(Activity, { where: { resource: 'corporate-clients', recordId: client.id } });
    expect(JSON.stringify(history)).not.toMatch(/"Ann"|Ann@x/i);
    expect(history.map(({ label }) => label)).toEqual([client.name, client.name, client.name]);
    const cities = history.flatMap(({ changes }) => changes).filter(({ field }) => field === 'city');
    expect(cities.map(({ to }) => to).toSorted()).toEqual(['Musina', 'Polokwane', 'Pretoria']);
  });
});
