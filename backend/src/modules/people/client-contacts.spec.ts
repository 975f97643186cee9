/** A contact of a corporate client is a person like others: found, handed out, erased. */
import request from 'supertest';
import { SUPER_USER_ID } from '#libs/contracts/user';
import type { ClientContact } from '#libs/domain/client-contacts';
import { createUser, type SignedIn, signIn } from '../../../test/factories.js';
import { takeErasing } from '../../../test/run-erasing.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';

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
