import request from 'supertest';
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { DEFAULT_INVOICE_NOTE, INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { INVOICE_FACTS_RULES } from '#libs/contracts/school';
import { demonstration } from '#libs/school/demonstration';
import { takeFacts } from '#libs/school/facts';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ImagesService } from '../images/images.service.js';
import { SchoolFactsService } from '../settings/school-facts.service.js';
import { SchoolSetting, SchoolSettingsChange } from '../settings/school-setting.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await t.close();
  takeFacts({});
});
beforeEach(async () => {
  await t.db.clear(SchoolSetting);
  await t.db.clear(SchoolSettingsChange);
  // The process hears of a cleared table only later, and a section begins with what others say.
  await t.app.get(SchoolFactsService, { strict: false }).reload();
});

const SECTION = '/api/admin/settings/invoices';
const START = '/api/admin/invoice-settings';
const get = async (path: string) => (await request(t.server).get(path).set(admin.headers).expect(200)).body;
const put = (path: string, body: object, ifMatch?: string) =>
  request(t.server)
    .put(path)
    .set({ ...admin.headers, ...(ifMatch && { 'If-Match': ifMatch }) })
    .send(body);
const tagOf = ({ updatedAt }: { updatedAt: string }) => `"${updatedAt}"`;
const told = async () =>
  (await get(`${SECTION}/history`)).map(({ before, after }: Record<string, object>) => ({ before, after }));

describe('the section of invoices', () => {
  it('holds what new invoices begin with and the facts of VAT, as one record', async () => {
    const start = { ...invoiceIssuer(), notes: DEFAULT_INVOICE_NOTE };
    const first = await get(SECTION);
    expect(first).toEqual({ ...start, ...demonstration.invoices, updatedAt: expect.any(String) });
    const { body } = await put(SECTION, { bankName: 'FNB', defaultTaxRate: 1_400 }, tagOf(first)).expect(200);
    expect(body).toEqual({ ...first, bankName: 'FNB', defaultTaxRate: 1_400, updatedAt: expect.any(String) });
    expect(await get(START)).toEqual({ ...start, bankName: 'FNB', defaultTaxRate: 1_400, paymentTerms: 'Net 30' });
    expect(await told()).toEqual([
      {
        before: { bankName: start.bankName, defaultTaxRate: null },
        after: { bankName: 'FNB', defaultTaxRate: 1_400 },
      },
    ]);
  });

  it('holds the terms that new clients begin with, unless told others; those there are keep theirs', async () => {
    const client = async (fields: object = {}) => {
      const sent = { name: 'Highveld', logoUrl: '/clients/highveld.svg', ...fields };
      return (await request(t.server).post('/api/admin/corporate-clients').set(admin.headers).send(sent).expect(201))
        .body;
    };
    const { id, paymentTerms } = await client();
    expect(paymentTerms).toBe('Net 30');
    await put(SECTION, { paymentTerms: 'Net 7' }).expect(200);
    expect(await get(START)).toMatchObject({ paymentTerms: 'Net 7' });
    expect([await client(), await client({ paymentTerms: '' }), await client({ paymentTerms: 'COD' })]).toMatchObject([
      { paymentTerms: 'Net 7' },
      { paymentTerms: 'Net 7' },
      { paymentTerms: 'COD' },
    ]);
    expect(await get(`/api/admin/corporate-clients/${id}`)).toMatchObject({ paymentTerms: 'Net 30' });
    expect((await put(SECTION, { paymentTerms: 'Net 8' }).expect(400)).body.errors).toEqual({
      paymentTerms: INVOICE_FACTS_RULES.paymentTerms.unknown,
    });
  });

  it('is one with the invoice settings, whose changes move its version and are in its history', async () => {
    const first = await get(SECTION);
    await put(START, { accountNumber: '62 0000 0001' }).expect(200);
    const { body } = await put(SECTION, { accountNumber: '1' }, tagOf(first)).expect(412);
    expect(body.current).toMatchObject({ accountNumber: '62 0000 0001' });
    await put(SECTION, { accountNumber: '63 0000 0001' }, tagOf(body.current)).expect(200);
    expect(await get(START)).toMatchObject({ accountNumber: '63 0000 0001' });
    const [latest, earlier] = await get(`${SECTION}/history`);
    expect(latest).toMatchObject({
      before: { accountNumber: '62 0000 0001' },
      after: { accountNumber: '63 0000 0001' },
    });
    expect(earlier).toMatchObject({
      changedBy: admin.user.username,
      before: { accountNumber: invoiceIssuer().accountNumber },
      after: { accountNumber: '62 0000 0001' },
    });
  });

  it('is refused with what an invoice would be refused with', async () => {
    const wrong = { branchCode: 'x'.repeat(21), stormCombatEmail: 'nobody', notes: 'x'.repeat(2_001), isVatVendor: 1 };
    expect(Object.keys((await put(SECTION, wrong).expect(400)).body.errors).toSorted()).toEqual(
      Object.keys(wrong).toSorted(),
    );
    const { branchCode } = (await put(SECTION, { ...wrong, bankName: 'New' })).body.errors;
    expect(branchCode).toBe(ISSUER_TEXTS.branchCode.tooLong);
    const logo = await put(SECTION, { stormCombatLogo: 'javascript:alert(1)' }).expect(400);
    expect(logo.body.errors).toEqual({ stormCombatLogo: INVOICE_RULES.stormCombatLogo.invalid });
    expect(await told()).toEqual([]);
  });
});

describe('what nobody has put into words of their own', () => {
  it('follows the facts of the school, and is put back to following them', async () => {
    const { stormCombatName } = invoiceIssuer();
    await put(SECTION, { stormCombatName: 'Storm Trust' }).expect(200);
    const [{ before }] = await told();
    expect(before).toEqual({ stormCombatName });
    await put(SECTION, before).expect(200);
    await put('/api/admin/settings/contact', { name: 'Thunder Academy' }).expect(200);
    expect(await get(SECTION)).toMatchObject({ stormCombatName: 'Thunder Academy', accountName: 'Thunder Academy' });
  });

  it('follows the VAT number that is sent with it as it was read', async () => {
    const vendor = { isVatVendor: true, vatNumber: '4123456789' };
    const { body } = await put(SECTION, { ...(await get(SECTION)), ...vendor }).expect(200);
    expect(body).toMatchObject({ ...vendor, stormCombatVatNumber: '4123456789' });
    const changed = await put(SECTION, { ...body, vatNumber: '4999999999' }).expect(200);
    expect(changed.body.stormCombatVatNumber).toBe('4999999999');
    expect(await told()).toEqual([
      { before: { vatNumber: '4123456789' }, after: { vatNumber: '4999999999' } },
      { before: { isVatVendor: false, vatNumber: null }, after: vendor },
    ]);
  });

  it('is told to visitors as little as the rest of the section, but for whether prices include VAT', async () => {
    await put(SECTION, { isVatVendor: true, vatNumber: '4123456789', bankName: 'Own Bank' }).expect(200);
    const { text, body } = await request(t.server).get('/api/school').expect(200);
    expect(body.shop.isVatVendor).toBe(true);
    for (const secret of ['Own Bank', '4123456789']) expect(text).not.toContain(secret);
  });
});

describe('its logo', () => {
  it('is stored when it is sent inline; the one before can be put back, however long ago', async () => {
    const [teal, red] = await Promise.all(
      ['teal', 'red'].map(async (colour) => asDataUrl(await drawPicture({ colour }))),
    );
    const first = (await put(SECTION, { stormCombatLogo: teal }).expect(200)).body.stormCombatLogo;
    expect(first).toMatch(/^\/api\/images\/[0-9a-f]{64}\.png$/);
    const second = (await put(SECTION, { stormCombatLogo: red }).expect(200)).body.stormCombatLogo;
    expect(await told()).toEqual([
      { before: { stormCombatLogo: first }, after: { stormCombatLogo: second } },
      { before: { stormCombatLogo: null }, after: { stormCombatLogo: first } },
    ]);
    await t.db.query("UPDATE images SET last_used_at = now() - interval '2 days'");
    await t.app.get(ImagesService, { strict: false }).removeUnused();
    expect((await put(SECTION, { stormCombatLogo: first }).expect(200)).body.stormCombatLogo).toBe(first);
    await request(t.server).get(first).expect(200);
    await request(t.server).get(second).expect(200);
  });

  it('of who is refused for another version is not kept', async () => {
    const stormCombatLogo = asDataUrl(await drawPicture({ colour: 'olive' }));
    const count = async () => (await t.db.query<{ count: string }[]>('SELECT count(*) FROM images'))[0]!.count;
    const before = await count();
    await put(SECTION, { stormCombatLogo }, '"2001-01-01T00:00:00.000Z"').expect(412);
    expect(await count()).toBe(before);
  });
});

it('stands in the activity log field by field', async () => {
  await put(SECTION, { accountNumber: '62 0000 0001' }).expect(200);
  await put(SECTION, { accountNumber: '63 0000 0001', notes: 'x'.repeat(2_000) }).expect(200);
  const [latest] = await get('/api/admin/activity?range=[0,0]&filter={"resource":"settings"}');
  expect(latest).toMatchObject({
    action: 'update',
    actorName: admin.user.username,
    label: 'invoices',
    changes: [
      { field: 'accountNumber', from: '62 0000 0001', to: '63 0000 0001' },
      { field: 'notes', from: null, to: `${'x'.repeat(500)}…` },
    ],
  });
});
