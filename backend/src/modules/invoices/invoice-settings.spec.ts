import request from 'supertest';
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { ImagesService } from '../images/images.service.js';
import { SchoolSetting } from '../settings/school-setting.entity.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(SchoolSetting));

const BUILT_IN = { ...invoiceIssuer(), notes: DEFAULT_INVOICE_NOTE, defaultTaxRate: 0, paymentTerms: 'Net 30' };
const read = () => request(t.server).get('/api/admin/invoice-settings').set(admin.headers).expect(200);
const put = (body: object) => request(t.server).put('/api/admin/invoice-settings').set(admin.headers).send(body);
const newInvoice = async (fields: object = {}) => {
  const { id } = await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' });
  return (
    await request(t.server)
      .post('/api/admin/invoices')
      .set(admin.headers)
      .send({ corporateClientId: id, dueDate: '2027-04-16', ...fields })
      .expect(201)
  ).body;
};

describe('the invoice settings', () => {
  it('are the built-in ones, until the school says its own', async () => {
    expect((await read()).body).toEqual(BUILT_IN);
    expect((await put({ bankName: 'Demo Bank', stormCombatVatNumber: '4000000000' }).expect(200)).body).toEqual({
      ...BUILT_IN,
      bankName: 'Demo Bank',
      stormCombatVatNumber: '4000000000',
    });
    expect((await put({ notes: 'Thanks' }).expect(200)).body).toEqual({
      ...BUILT_IN,
      bankName: 'Demo Bank',
      stormCombatVatNumber: '4000000000',
      notes: 'Thanks',
    });
    expect((await read()).body).toMatchObject({ bankName: 'Demo Bank', notes: 'Thanks' });
  });

  it('go back to the built-in ones where they are emptied; nothing given changes nothing', async () => {
    await put({ bankName: 'Demo Bank', notes: 'Thanks' });
    expect((await put({}).expect(200)).body).toMatchObject({ bankName: 'Demo Bank', notes: 'Thanks' });
    expect((await put({ bankName: '  ', notes: null }).expect(200)).body).toEqual(BUILT_IN);
  });

  it('that are sent as they were read still follow the settings of the school', async () => {
    await put({ ...BUILT_IN, bankName: 'Demo Bank' }).expect(200);
    expect(await t.db.find(SchoolSetting)).toMatchObject([{ section: 'invoices', value: { bankName: 'Demo Bank' } }]);
    expect((await put({ defaultTaxRate: 1_500 }).expect(400)).body.errors).toHaveProperty('defaultTaxRate');
  });

  it('are what a new invoice begins with, where it says nothing itself; older ones stay', async () => {
    const older = await newInvoice();
    await put({ bankName: 'Demo Bank', stormCombatVatNumber: '4000000000', notes: 'Thanks' });
    expect(await newInvoice({ bankName: '', accountName: 'Storm Trust' })).toMatchObject({
      bankName: 'Demo Bank',
      accountName: 'Storm Trust',
      stormCombatVatNumber: '4000000000',
      notes: 'Thanks',
    });
    expect((await request(t.server).get(`/api/admin/invoices/${older.id}`).set(admin.headers)).body).toMatchObject({
      bankName: 'Example Bank',
      stormCombatVatNumber: null,
    });
  });

  it('are refused with what an invoice would be refused with', async () => {
    expect(
      (await put({ branchCode: 'x'.repeat(21), stormCombatEmail: 'nobody', bankName: 'New' }).expect(400)).body.errors,
    ).toEqual({ stormCombatEmail: 'Please enter a valid email address', branchCode: ISSUER_TEXTS.branchCode.tooLong });
    expect((await put({ colour: 'red' }).expect(400)).body.errors).toEqual({ colour: 'Unknown field: colour' });
    expect((await read()).body).toEqual(BUILT_IN);
  });

  it('keep a logo that was sent inline, and the removal of unused images leaves it', async () => {
    const { stormCombatLogo } = (
      await put({ stormCombatLogo: asDataUrl(await drawPicture({ colour: 'teal' })) }).expect(200)
    ).body;
    expect(stormCombatLogo).toMatch(/^\/api\/images\/[0-9a-f]{64}\.png$/);
    await t.db.query("UPDATE images SET last_used_at = now() - interval '2 days'");
    await t.app.get(ImagesService, { strict: false }).removeUnused();
    await request(t.server).get(stormCombatLogo).expect(200);
    expect((await put({ stormCombatLogo: 'data:text/plain;base64,aGVsbG8=' }).expect(400)).body.errors).toEqual({
      stormCombatLogo: 'Please select a valid image file',
    });
  });

  it('first written twice at the same moment are one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => put({ bankName: `Bank ${i}` })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await t.db.count(SchoolSetting)).toBe(1);
  });
});
