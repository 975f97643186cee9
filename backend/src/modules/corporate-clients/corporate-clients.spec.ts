import request from 'supertest';
import sharp from 'sharp';
import {
  CORPORATE_CLIENT_RULES,
  CORPORATE_CLIENT_TEXTS,
  type CorporateClientText,
} from '#libs/contracts/corporate-client';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Image } from '../images/image.entity.js';
import { ImagesService } from '../images/images.service.js';
import { CorporateClient } from './corporate-client.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteAll(CorporateClient);
  await t.db.clear(Image);
});

const MEGABYTE = 1024 * 1024;
const LONG_AGO = new Date('2026-01-05T08:00:00Z');
const highveld = { name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' };
const TEXTS = Object.keys(CORPORATE_CLIENT_TEXTS) as CorporateClientText[];

/** Every field, each with a value of its own. */
const whole = {
  ...highveld,
  ...(Object.fromEntries(
    TEXTS.map((field) => [field, `My ${field}`.slice(0, CORPORATE_CLIENT_TEXTS[field].maxLength)]),
  ) as Record<CorporateClientText, string>),
  websiteUrl: 'https://www.highveld.example',
  email: 'accounts@highveld.example',
  primaryContactEmail: 'sipho@highveld.example',
  contacts: [{ name: 'Ann', role: 'Buyer', email: 'ann@highveld.example', phone: '011 555 0134' }],
  paymentTerms: 'Net 60' as const,
  discountKind: 'percent' as const,
  discountValue: 750,
  creditLimit: 25_000,
  invoiceReminders: false,
  isActive: false,
  sortOrder: 3,
};

const add = (fields: Partial<CorporateClient> = {}) =>
  t.db.save(CorporateClient, { ...highveld, createdAt: LONG_AGO, updatedAt: LONG_AGO, ...fields });
const admins = (method: 'get' | 'post' | 'put' | 'delete', path: number | string = '') =>
  request(t.server)
    [method](`/api/admin/corporate-clients${path === '' ? '' : `/${path}`}`)
    .set(admin.headers);
const post = (body: object) => admins('post').send(body);
const put = (id: number, body: object) => admins('put', id).send(body);
const list = (query: Record<string, unknown> = {}) =>
  admins('get').query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const names = (answer: { body: CorporateClient[] }) => answer.body.map(({ name }) => name);
const refused = async (fields: object) =>
  (await post({ ...highveld, ...fields }).expect(400)).body.errors as Record<string, string>;

describe('GET /api/corporate-clients', () => {
  it('shows the public fields of a client and nothing else', async () => {
    const { id } = await add({ ...whole, isActive: true });
    const answer = await request(t.server).get('/api/corporate-clients').expect(200);
    expect(answer.body).toEqual([
      {
        id,
        name: 'Highveld Logistics',
        logoUrl: '/clients/highveld-logistics.svg',
        websiteUrl: 'https://www.highveld.example',
        description: 'My description',
      },
    ]);
  });

  it('shows active clients only, by place and then by name', async () => {
    await add({ name: 'Vaal', sortOrder: 2 });
    await add({ name: 'Zebra', sortOrder: 1 });
    await add({ name: 'Hidden', isActive: false });
    await add({ name: 'Kestrel', sortOrder: 1 });
    await add({ name: 'Rosebank', sortOrder: 0 });
    expect(names(await request(t.server).get('/api/corporate-clients').expect(200))).toEqual([
      'Rosebank',
      'Kestrel',
      'Zebra',
      'Vaal',
    ]);
  });

  it('answers 304 to who has the list, until a client changes', async () => {
    const { id } = await add();
    const { etag } = (await request(t.server).get('/api/corporate-clients')).headers;
    await request(t.server).get('/api/corporate-clients').set('If-None-Match', etag!).expect(304);
    await put(id, { isActive: false }).expect(200);
    expect(
      (await request(t.server).get('/api/corporate-clients').set('If-None-Match', etag!).expect(200)).body,
    ).toEqual([]);
  });
});

describe('GET /api/admin/corporate-clients', () => {
  it('is the whole list with whole records, inactive ones too', async () => {
    const client = await add(whole);
    await add({ name: 'Kestrel' });
    const answer = await list().expect(200);
    expect(names(answer)).toEqual(['Kestrel', 'Highveld Logistics']);
    expect(answer.body[1]).toEqual(JSON.parse(JSON.stringify(client)));
    expect(answer.headers['content-range']).toBe('corporate-clients 0-1/2');
  });

  it('sorts, pages, filters and finds', async () => {
    for (const [name, city, creditLimit] of [
      ['Vaal', 'Vereeniging', 50_000],
      ['Kestrel', 'Sandton', 0],
      ['Rosebank', 'Sandton', 10_000],
    ] as const)
      await add({ name, city, creditLimit });
    const { id } = await add({ ...whole, city: 'Midrand' });
    const page = await list({ sort: ['creditLimit', 'DESC'], range: [0, 1] }).expect(200);
    expect(names(page)).toEqual(['Vaal', 'Highveld Logistics']);
    expect(page.headers['content-range']).toBe('corporate-clients 0-1/4');
    expect(names(await list({ filter: { city: 'Sandton' }, sort: ['name', 'ASC'] }))).toEqual(['Kestrel', 'Rosebank']);
    expect(names(await list({ filter: { isActive: false } }))).toEqual(['Highveld Logistics']);
    expect(names(await list({ filter: { paymentTerms: 'Net 60' } }))).toEqual(['Highveld Logistics']);
    expect(names(await list({ filter: { id: [id] } }))).toEqual(['Highveld Logistics']);
    expect(names(await list({ filter: { q: 'SIPHO@' } }))).toEqual(['Highveld Logistics']);
    await add({ name: 'Karoo', phone: '011 555 0199' });
    expect(names(await list({ filter: { q: '+27 11 555 01' } }))).toEqual(['Karoo']);
    await list({ filter: { paymentTerms: 'Net 8' } }).expect(400);
  });

  it('answers one client', async () => {
    const client = await add(whole);
    expect((await admins('get', client.id).expect(200)).body).toEqual(JSON.parse(JSON.stringify(client)));
    expect((await admins('get', 2_000_000_000).expect(404)).body.message).toBe(
      'There is no corporate client with this id',
    );
  });
});

describe('POST /api/admin/corporate-clients', () => {
  it('stores a client that is a name and a logo with the defaults of the specification', async () => {
    const answer = await post({ ...highveld, name: ' Highveld Logistics ' }).expect(201);
    const nothing = Object.fromEntries(TEXTS.map((field) => [field, null]));
    const { createdAt, updatedAt, ...stored } = await t.db.findOneByOrFail(CorporateClient, { id: answer.body.id });
    expect(stored).toEqual({
      ...nothing,
      ...highveld,
      id: answer.body.id,
      websiteUrl: null,
      email: null,
      primaryContactEmail: null,
      contacts: [],
      country: 'South Africa',
      billingCountry: 'South Africa',
      paymentTerms: 'Net 30',
      discountKind: null,
      discountValue: 0,
      creditLimit: 0,
      invoiceReminders: true,
      isActive: true,
      sortOrder: 0,
    });
    expect(answer.body).toEqual({ ...stored, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() });
  });

  it('stores every field', async () => {
    const answer = await post(whole).expect(201);
    expect(answer.body).toMatchObject(whole);
    expect(await t.db.findOneByOrFail(CorporateClient, { id: answer.body.id })).toMatchObject(whole);
  });

  it.each(['', '  ', null])('takes %p as none, wherever a text is optional', async (empty) => {
    const optional = [...TEXTS, 'websiteUrl', 'email', 'primaryContactEmail'];
    const { body } = await post({ ...highveld, ...Object.fromEntries(optional.map((field) => [field, empty])) }).expect(
      201,
    );
    expect(body).toMatchObject(Object.fromEntries(optional.map((field) => [field, null])));
  });

  it.each([undefined, '', '  ', null, 7, ['x']])(
    'refuses %p as the name and as the logo: both are required',
    async (value) => {
      const answer = await post({ name: value, logoUrl: value }).expect(400);
      expect(answer.body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: 'Name is required',
        errors: { name: 'Name is required', logoUrl: 'Logo is required' },
      });
      expect(await t.db.count(CorporateClient)).toBe(0);
    },
  );

  it.each([
    'example',
    'www.example.com',
    '/clients',
    '//example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://',
    7,
    ['https://example.com'],
  ])('refuses %p as the website', async (websiteUrl) =>
    expect(await refused({ websiteUrl })).toEqual({ websiteUrl: 'Valid website URL is required' }),
  );

  it.each(['email', 'primaryContactEmail'])('refuses what is no address as %s', async (field) => {
    for (const value of ['nobody', 'a@b', 'a b@example.com', 7, ['a@example.com'], `${'x'.repeat(250)}@example.com`]) {
      expect(await refused({ [field]: value })).toEqual({ [field]: 'Valid email is required' });
    }
  });

  it.each(TEXTS)('refuses a %s that is too long or no text', async (field) => {
    expect(await refused({ [field]: 'x'.repeat(CORPORATE_CLIENT_TEXTS[field].maxLength + 1) })).toEqual({
      [field]: CORPORATE_CLIENT_TEXTS[field].tooLong,
    });
    expect(await refused({ [field]: 7 })).toEqual({ [field]: CORPORATE_CLIENT_TEXTS[field].tooLong });
    expect(await refused({ [field]: ['x'] })).toEqual({ [field]: CORPORATE_CLIENT_TEXTS[field].tooLong });
  });

  it.each([
    ['creditLimit', 1500, 1500],
    ['creditLimit', 0, 0],
    ['creditLimit', null, 0],
    ['creditLimit', '', 0],
    ['sortOrder', 5, 5],
    ['sortOrder', 0, 0],
    ['sortOrder', null, 0],
    ['sortOrder', '', 0],
  ])('takes a %s of %p as %i', async (field, value, stored) => {
    expect((await post({ ...highveld, [field]: value }).expect(201)).body[field]).toBe(stored);
  });

  it.each(['creditLimit', 'sortOrder'] as const)(
    'refuses a %s that is negative, broken, huge or no number',
    async (field) => {
      const { notNatural, tooLarge, max } = CORPORATE_CLIENT_RULES[field];
      for (const value of [-1, 0.5, '5', true, [1]])
        expect(await refused({ [field]: value })).toEqual({ [field]: notNatural });
      for (const value of [max + 1, 1e300]) expect(await refused({ [field]: value })).toEqual({ [field]: tooLarge });
    },
  );

  it.each([
    ['Net 7', 'Net 7'],
    ['COD', 'COD'],
    ['COD (Cash on Delivery)', 'COD'],
    ['Prepaid', 'Prepaid'],
    ['', 'Net 30'],
    [null, 'Net 30'],
  ])('takes terms of %p as %s', async (paymentTerms, stored) => {
    expect((await post({ ...highveld, paymentTerms }).expect(201)).body.paymentTerms).toBe(stored);
  });

  it.each(['Net 8', 'net 30', 30, ['Net 30']])('refuses terms of %p', async (paymentTerms) => {
    expect(await refused({ paymentTerms })).toEqual({ paymentTerms: CORPORATE_CLIENT_RULES.paymentTerms.unknown });
  });

  it('refuses an unknown field and an active flag that is text', async () => {
    expect(await refused({ colour: 'red' })).toEqual({ colour: 'Unknown field: colour' });
    expect(await refused({ isActive: 'yes' })).toEqual({ isActive: CORPORATE_CLIENT_RULES.isActive.wrongType });
    expect(await refused({ invoiceReminders: 'yes' })).toEqual({
      invoiceReminders: CORPORATE_CLIENT_RULES.invoiceReminders.wrongType,
    });
    expect(await t.db.count(CorporateClient)).toBe(0);
  });
});

describe('the logo', () => {
  it.each(['https://images.example.com/logo.png', '/clients/logo.svg'])('may be %p', async (logoUrl) => {
    expect((await post({ ...highveld, logoUrl }).expect(201)).body.logoUrl).toBe(logoUrl);
  });

  it.each(['javascript:alert(1)', '//evil.example.com/x.png', 'logo.png'])(
    'is refused when it is %p',
    async (logoUrl) => {
      expect(await refused({ logoUrl })).toEqual({ logoUrl: CORPORATE_CLIENT_RULES.logoUrl.invalid });
    },
  );

  it('sent inline is stored with its transparency, and visitors get its address', async () => {
    const { logoUrl } = (
      await post({ ...highveld, logoUrl: asDataUrl(await drawPicture({ colour: '#ff000080' })) }).expect(201)
    ).body;
    expect(logoUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}\.png$/);
    expect((await request(t.server).get('/api/corporate-clients')).body[0].logoUrl).toBe(logoUrl);
    const served = await request(t.server).get(logoUrl).buffer(true).expect(200);
    expect(await sharp(served.body as Buffer).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
  });

  it('sent inline in a change replaces the old one; without one the old one stays', async () => {
    const { id } = await add();
    const { logoUrl } = (await put(id, { logoUrl: asDataUrl(await drawPicture({ colour: 'navy' })) }).expect(200)).body;
    expect(logoUrl).toMatch(/^\/api\/images\//);
    expect((await put(id, { name: 'Highveld' }).expect(200)).body.logoUrl).toBe(logoUrl);
    expect((await put(id, { logoUrl: null }).expect(400)).body.errors).toEqual({ logoUrl: 'Logo is required' });
  });

  it.each([
    ['a text', 'data:text/plain;base64,aGVsbG8=', 'Please select a valid image file'],
    [
      'a drawing with scripts',
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
      'Please select a valid image file',
    ],
    ['five megabytes', asDataUrl(Buffer.alloc(5 * MEGABYTE, 1)), 'Image file size must be less than 5MB'],
  ])('is refused when it is %s, and neither image nor record is stored', async (_what, logoUrl, message) => {
    const answer = await post({ ...highveld, logoUrl }).expect(400);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message, errors: { logoUrl: message } });
    expect([await t.db.count(CorporateClient), await t.db.count(Image)]).toEqual([0, 0]);
  });

  it("larger than a body may be is a 413, and a stranger's is not read", async () => {
    await post({ ...highveld, logoUrl: asDataUrl(Buffer.alloc(16 * MEGABYTE)) }).expect(413);
    await request(t.server)
      .post('/api/admin/corporate-clients')
      .send({ ...highveld, logoUrl: asDataUrl(Buffer.alloc(MEGABYTE)) })
      .expect(401);
  });

  it('is kept from the removal of unused images', async () => {
    const { logoUrl } = (
      await post({ ...highveld, logoUrl: asDataUrl(await drawPicture({ colour: 'teal' })) }).expect(201)
    ).body;
    await t.db.query("UPDATE images SET last_used_at = now() - interval '2 days'");
    await t.app.get(ImagesService, { strict: false }).removeUnused();
    await request(t.server).get(logoUrl).expect(200);
  });
});

describe('PUT and DELETE /api/admin/corporate-clients/{id}', () => {
  it('changes a part of the fields, keeps the others and touches updatedAt', async () => {
    const { id } = await add(whole);
    const answer = await put(id, { city: 'Midrand', notes: '' }).expect(200);
    expect(answer.body).toMatchObject({ ...whole, city: 'Midrand', notes: null, createdAt: LONG_AGO.toISOString() });
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(LONG_AGO.getTime());
  });

  it('takes the whole record back', async () => {
    const client = await add(whole);
    expect((await put(client.id, { ...client, name: 'Highveld' }).expect(200)).body).toMatchObject({
      ...whole,
      id: client.id,
      name: 'Highveld',
    });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['websiteUrl', 'javascript:alert(1)', 'Valid website URL is required'],
    ['email', 'nobody', 'Valid email is required'],
    ['creditLimit', -1, CORPORATE_CLIENT_RULES.creditLimit.notNatural],
  ])('refuses %s %p and leaves the record as it was', async (field, value, message) => {
    const { id } = await add(whole);
    expect((await put(id, { [field]: value, city: 'Midrand' }).expect(400)).body.errors).toEqual({ [field]: message });
    expect(await t.db.findOneByOrFail(CorporateClient, { id })).toMatchObject({ ...whole, updatedAt: LONG_AGO });
  });

  it('answers the client that was deleted', async () => {
    const { id } = await add(whole);
    expect((await admins('delete', id).expect(200)).body).toMatchObject({ ...whole, id });
    expect(await t.db.count(CorporateClient)).toBe(0);
    expect((await admins('delete', id).expect(404)).body.message).toBe('There is no corporate client with this id');
  });
});

describe('the table itself', () => {
  it.each([
    ['unknown terms', { paymentTerms: 'Net 8' }],
    ['a negative credit limit', { creditLimit: -1 }],
    ['no logo', { logoUrl: '' }],
    ['an inline logo', { logoUrl: 'data:image/png;base64,AA==' }],
  ])('refuses %s', async (_what, wrong) => {
    await expect(t.db.insert(CorporateClient, { ...highveld, ...(wrong as object) })).rejects.toThrow(
      /violates check constraint/,
    );
  });
});
