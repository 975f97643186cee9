/** Whom to reach at a client beside its primary contact (decision 110). */
import request from 'supertest';
import { CLIENT_CONTACT_RULES, CLIENT_CONTACTS_RULES } from '#libs/contracts/client-contact';
import type { ClientContact } from '#libs/domain/client-contacts';
import { recordTag } from '#libs/domain/record-tag';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { runJobs } from '../../../test/run-jobs.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Activity } from '../activity/activity.entity.js';
import { CorporateClient } from './corporate-client.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());

const KAROO = { name: 'Karoo Mining', logoUrl: '/clients/karoo.svg' };
const ANN: ClientContact = {
  name: 'Ann Dlamini',
  role: 'Bookkeeper',
  email: 'ann@karoo.example',
  phone: '011 555 0134',
};
const BOB: ClientContact = { name: 'Bob', role: null, email: null, phone: null };
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const post = (contacts: unknown) => call('post', 'corporate-clients', { ...KAROO, contacts });
const add = (contacts: ClientContact[], name = KAROO.name) => t.db.save(CorporateClient, { ...KAROO, name, contacts });
const contactsOf = async (id: number) => (await t.db.findOneByOrFail(CorporateClient, { id })).contacts;
const many = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => ({ ...ANN, email: `${of}-${at}@karoo.example` }));

describe('contacts', () => {
  it('are kept in their order, trimmed, what is left out as none', async () => {
    const typed = [
      { ...ANN, name: ' Ann Dlamini ', email: ' ann@karoo.example ' },
      { name: 'Bob', role: ' ', phone: '' },
      { name: 'Bob' },
    ];
    const { body } = (await post(typed).expect(201)) as { body: CorporateClient };
    expect(body.contacts).toEqual([ANN, BOB, BOB]);
    expect((await call('get', `corporate-clients/${body.id}`).expect(200)).body).toEqual(body);
    const { body: list } = (await call('get', 'corporate-clients').expect(200)) as { body: CorporateClient[] };
    expect(list.find(({ id }) => id === body.id)).toEqual(body);
    expect((await call('post', 'corporate-clients', KAROO).expect(201)).body).toMatchObject({ contacts: [] });
  });

  it('are changed as a whole, and stay in a change that does not name them', async () => {
    const { id } = await add([ANN]);
    expect((await call('put', `corporate-clients/${id}`, { city: 'Midrand' }).expect(200)).body).toMatchObject({
      city: 'Midrand',
      contacts: [ANN],
    });
    const changed = await call('put', `corporate-clients/${id}`, { contacts: [BOB, ANN] }).expect(200);
    expect((changed.body as CorporateClient).contacts).toEqual([BOB, ANN]);
    const { body } = (await call('put', `corporate-clients/${id}`, { contacts: [] }).expect(200)) as {
      body: CorporateClient;
    };
    expect(body.contacts).toEqual([]);
    await call('put', `corporate-clients/${id}`, body).expect(200);
  });

  it('are not changed over what somebody else has changed meanwhile', async () => {
    const { id, updatedAt } = await add([ANN]);
    const change = (contacts: ClientContact[]) =>
      call('put', `corporate-clients/${id}`, { contacts }).set('If-Match', recordTag(updatedAt));
    await change([BOB]).expect(200);
    await change([]).expect(412);
    expect(await contactsOf(id)).toEqual([BOB]);
  });

  it('are told to no visitor', async () => {
    await add([ANN]);
    const { text } = await request(t.server).get('/api/corporate-clients').expect(200);
    expect(text).toContain(KAROO.name);
    expect(text).not.toMatch(/contacts|Dlamini|ann@karoo/);
  });

  it.each([
    ['a name', 'dlam', true],
    ['an address', 'ANN@', true],
    ['a role', 'bookkeeper', true],
    ['what the fields are called', 'phone', false],
    ['a sign that stands for others elsewhere', '%nn', false],
  ])('are found by %s', async (_what, q, isFound) => {
    await t.db.deleteAll(CorporateClient);
    await add([BOB, ANN]);
    await add([]);
    const found = await call('get', `corporate-clients?filter=${encodeURIComponent(JSON.stringify({ q }))}`).expect(
      200,
    );
    expect((found.body as CorporateClient[]).map(({ contacts }) => contacts)).toEqual(isFound ? [[BOB, ANN]] : []);
  });

  const { name, role, email, phone } = CLIENT_CONTACT_RULES;
  const { maxCount, tooMany, wrongType } = CLIENT_CONTACTS_RULES;
  it.each<[string, unknown, object]>([
    ['no list', 'Ann', { contacts: wrongType }],
    ['null', null, { contacts: wrongType }],
    ['a text among them', ['Ann'], { contacts: wrongType }],
    ['a list among them', [[ANN]], { contacts: wrongType }],
    ['more than ten', many(maxCount + 1, 'kept'), { contacts: tooMany }],
    ['no name', [BOB, { email: 'a@b.co' }], { 'contacts.1.name': name.required }],
    ['blanks for a name', [{ ...ANN, name: ' ' }], { 'contacts.0.name': name.required }],
    ['too long a name', [{ name: 'x'.repeat(121) }], { 'contacts.0.name': name.tooLong }],
    ['too long a role', [{ ...BOB, role: 'x'.repeat(121) }], { 'contacts.0.role': role.tooLong }],
    ['no address', [{ ...BOB, email: 'bob' }], { 'contacts.0.email': email.invalid }],
    ['too long a number', [{ ...BOB, phone: '1'.repeat(41) }], { 'contacts.0.phone': phone.tooLong }],
    ['an unknown field', [{ ...BOB, age: 7 }], { 'contacts.0.age': 'Unknown field: age' }],
    ['one address twice', [ANN, BOB, { ...ANN, email: 'ANN@karoo.example' }], { 'contacts.2.email': email.repeated }],
  ])('%s is refused by the field', async (_what, contacts, errors) => {
    expect(((await post(contacts).expect(400)).body as { errors: object }).errors).toEqual(errors);
    const { id } = await add([ANN]);
    const refused = await call('put', `corporate-clients/${id}`, { contacts }).expect(400);
    expect((refused.body as { errors: object }).errors).toEqual(errors);
    expect(await contactsOf(id)).toEqual([ANN]);
  });

  it('are a list in the table itself', async () => {
    const wrong = { ...KAROO, contacts: {} as ClientContact[] };
    await expect(t.db.insert(CorporateClient, wrong)).rejects.toThrow(/corporate_clients_contacts_listed/);
  });

  it('stand in the history, and come back with a client that was deleted', async () => {
    const { id } = await add([]);
    await call('put', `corporate-clients/${id}`, { contacts: [ANN] }).expect(200);
    const filter = encodeURIComponent(JSON.stringify({ resource: 'corporate-clients', recordId: id }));
    const [latest] = (await call('get', `activity?filter=${filter}`).expect(200)).body as Activity[];
    expect(latest!.changes).toEqual([{ field: 'contacts', from: '[]', to: expect.any(String) as string }]);
    expect(JSON.parse(latest!.changes[0]!.to!)).toEqual([ANN]);
    await call('delete', `corporate-clients/${id}`).expect(200);
    await call('post', `corporate-clients/${id}/restore`).expect(200);
    expect(await contactsOf(id)).toEqual([ANN]);
  });

  it('stay as they are when a file that does not have them is imported', async () => {
    const { id } = await add([ANN], 'Imported Mining');
    const content = 'name,city,contacts\nImported Mining,Musina,Bob';
    const { body } = await call('post', 'imports/corporate-clients', { fileName: 'clients.csv', content }).expect(201);
    expect(body).toMatchObject({ counts: { changed: 1 }, unknownColumns: ['contacts'] });
    const imported = `imports/corporate-clients/${(body as { id: number }).id}`;
    for (const [step, city] of [
      ['apply', 'Musina'],
      ['undo', null],
    ] as const) {
      await call('post', `${imported}/${step}`).expect(202);
      await runJobs(t);
      expect(await t.db.findOneByOrFail(CorporateClient, { id })).toMatchObject({ city, contacts: [ANN] });
    }
  });
});

describe('two clients that become one', () => {
  const merge = async (kept: ClientContact[], merged: ClientContact[]) => {
    const [into, goes] = [await add(kept), await add(merged)];
    return { into, goes, answer: call('post', `corporate-clients/${goes.id}/merge`, { into: into.id }) };
  };

  it('have the contacts of both, whom both have once', async () => {
    const other = { ...ANN, name: 'Cyril', email: 'cyril@karoo.example' };
    const { answer } = await merge([{ ...ANN, phone: null }], [{ ...ANN, email: 'Ann@Karoo.example' }, other]);
    expect(((await answer.expect(200)).body as CorporateClient).contacts).toEqual([ANN, other]);
  });

  it('have the primary contact that gives way among the others', async () => {
    const [into, goes] = [await add([]), await add([])];
    const sipho = { primaryContactName: 'Sipho', primaryContactEmail: 'sipho@karoo.example' };
    await t.db.update(CorporateClient, into.id, { primaryContactName: 'Thandi', primaryContactPhone: '011 555 0134' });
    await t.db.update(CorporateClient, goes.id, sipho);
    const { body } = await call('post', `corporate-clients/${goes.id}/merge`, {
      into: into.id,
      fields: Object.keys(sipho),
    }).expect(200);
    expect(body).toMatchObject({
      ...sipho,
      contacts: [{ name: 'Thandi', role: null, email: null, phone: '011 555 0134' }],
    });
  });

  it('are not merged where they have more than a client can: none is lost', async () => {
    const { into, goes, answer } = await merge(many(6, 'kept'), many(5, 'goes'));
    const { body } = await answer.expect(400);
    expect(body).toMatchObject({ errors: { into: CLIENT_CONTACTS_RULES.tooManyTogether } });
    expect([await contactsOf(into.id), await contactsOf(goes.id)]).toEqual([into.contacts, goes.contacts]);
  });
});
