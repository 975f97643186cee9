import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { DEFAULT_INVOICE_NOTE } from '#libs/contracts/invoice-rules';
import {
  ASSISTANT_FACTS_RULES,
  BANK_RULES,
  CONTACT_FACTS_RULES,
  DELIVERY_OPTION_RULES,
  HOURS_RULES,
  INVOICE_FACTS_RULES,
  LINK_RULES,
  PRICE_RULES,
  SHOP_FACTS_RULES,
} from '#libs/contracts/school';
import { CARD_ADDRESSES } from '#libs/domain/card-account';
import { demonstration } from '#libs/school/demonstration';
import { takeFacts } from '#libs/school/facts';
import { invoiceIssuer } from '#libs/school/invoice-issuer';
import { demonstrationAnswers } from '#libs/school/school-answers';
import { createOrder, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';
import { SchoolFactsService } from './school-facts.service.js';
import { SchoolSetting, SchoolSettingsChange } from './school-setting.entity.js';

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
});

const get = (section: string) => request(t.server).get(`/api/admin/settings/${section}`).set(admin.headers);
const put = (section: string, body: object, headers: Record<string, string> = {}) =>
  request(t.server).put(`/api/admin/settings/${section}`).set(admin.headers).set(headers).send(body);
const school = async () => (await request(t.server).get('/api/school').expect(200)).body;

const { contact, hours, links, prices, shop } = demonstration;
const { bank: _none, unpaidOrderDays: _days, ...publicLimits } = shop;
const limits = { ...publicLimits, isVatVendor: false };
const NEVER = '1970-01-01T00:00:00.000Z';

describe('what the assistant says', () => {
  it('is changed one answer at a time, and the others stay', async () => {
    const { body } = await put('assistant', { facts: { parking: 'In the street.' } }).expect(200);
    expect(body.facts).toEqual({ ...demonstrationAnswers, parking: 'In the street.' });
  });

  it('is nothing of what the owner of an earlier release was not asked', async () => {
    await t.db.insert(SchoolSetting, { section: 'assistant', value: { facts: { parking: 'Free.' } } });
    const { facts } = (await get('assistant')).body;
    expect(facts).toMatchObject({ parking: 'Free.', sparring: '', jobs: '' });
  });
});

describe('what everybody may know', () => {
  it('is the demonstration, until the owner says otherwise', async () => {
    expect(await school()).toEqual({ ...contact, hours, links, prices, shop: limits, closures: expect.any(Array) });
  });

  it('is what the owner said, at once', async () => {
    await put('contact', { name: 'Thunder Academy' }).expect(200);
    await put('hours', { Sunday: { opens: '09:00', closes: '12:00' }, Saturday: null }).expect(200);
    expect(await school()).toMatchObject({
      name: 'Thunder Academy',
      email: contact.email,
      hours: { Monday: hours.Monday, Saturday: null, Sunday: { opens: '09:00', closes: '12:00' } },
    });
  });
});

describe('a section', () => {
  it.each(Object.entries(demonstration))('%s begins as in the demonstration', async (section, facts) => {
    const { body, headers } = await get(section).expect(200);
    const built: Record<string, object> = {
      invoices: { ...invoiceIssuer(), notes: DEFAULT_INVOICE_NOTE },
      cards: { hasPassphrase: false, address: CARD_ADDRESSES.live, setOnServer: [] },
    };
    expect(body).toEqual({ ...built[section], ...facts, updatedAt: NEVER });
    expect(headers['etag']).toBe(`"${NEVER}"`);
  });

  it('takes a part of its fields, and phone numbers as people write them', async () => {
    const phones = [
      { label: ' Front desk ', number: '011 555 0199' },
      { label: 'London', number: '+44 20 7946 0000' },
    ];
    const { body } = await put('contact', { phones }).expect(200);
    expect(body).toEqual({
      ...contact,
      phones: [
        { label: 'Front desk', number: '+27115550199' },
        { label: 'London', number: '+442079460000' },
      ],
      updatedAt: expect.any(String),
    });
    expect((await get('contact')).body).toEqual(body);
  });

  it('takes nothing for a link that there is none of', async () => {
    const own = {
      booking: 'https://book.example/now',
      reviews: 'https://reviews.example',
      facebook: 'https://fb.example',
    };
    await put('links', { ...own, instagram: 'https://insta.example' }).expect(200);
    const { body } = await put('links', { facebook: '', instagram: null, booking: own.booking }).expect(200);
    expect(body).toMatchObject({ facebook: null, instagram: null, booking: own.booking, reviews: own.reviews });
  });

  it('was saved once somebody agrees with it as it is; that is no change of its history', async () => {
    expect((await put('links', {}).expect(200)).body.updatedAt).toBe(NEVER);
    const { body: first } = await put('links', demonstration.links).expect(200);
    expect(first).toEqual({ ...demonstration.links, updatedAt: expect.any(String) });
    expect(first.updatedAt).not.toBe(NEVER);
    expect((await put('links', demonstration.links).expect(200)).body).toEqual(first);
    expect((await get('links/history')).body).toEqual([]);
  });

  it('of two who change what nobody has changed before, the later one is told', async () => {
    const etag = (await get('prices')).headers['etag']!;
    const answers = await Promise.all(
      [1_000, 2_000].map((registrationFee) => put('prices', { registrationFee }, { 'If-Match': etag })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await get('prices/history')).body).toHaveLength(1);
  });
});

describe('the account that orders are paid into', () => {
  const bank = { holder: 'Storm Combat', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };

  it('stands on an order while it is to be paid, and nowhere else', async () => {
    const { id, orderNumber } = await createOrder(t.db);
    const read = async () => (await request(t.server).get(`/api/orders/${orderNumber}`).expect(200)).body;
    expect(await read()).toMatchObject({ paymentStatus: 'unpaid', bank: null });
    const typed = { ...bank, branchCode: '250 655', accountNumber: '6200 0000 001' };
    expect((await put('shop', { bank: typed }).expect(200)).body.bank).toEqual(bank);
    expect((await read()).bank).toEqual(bank);
    expect((await school()).shop).toEqual(limits);
    for (const page of ['/', '/shop', '/order-success'])
      expect((await request(t.server).get(page)).text ?? '').not.toContain(bank.accountNumber);
    await request(t.server)
      .post(`/api/admin/orders/${id}/payments`)
      .set(admin.headers)
      .send({ amount: 49_900, method: 'eft', date: '2026-04-16' })
      .expect(201);
    expect(await read()).toMatchObject({ paymentStatus: 'paid', bank: null });
    expect((await put('shop', { bank: null }).expect(200)).body.bank).toBeNull();
  });
});

describe('the ways of delivery', () => {
  const pigeon = { id: 'pigeon', name: 'Pigeon', kind: 'delivery', price: 500, freeFrom: null, isActive: false };
  const { options, id, name, kind, isActive } = DELIVERY_OPTION_RULES;

  it('are known to everybody while they are offered', async () => {
    const deliveryOptions = [...shop.deliveryOptions, pigeon];
    expect((await put('shop', { deliveryOptions }).expect(200)).body.deliveryOptions).toEqual(deliveryOptions);
    expect((await school()).shop.deliveryOptions).toEqual(shop.deliveryOptions);
    await put('shop', { deliveryOptions: [] }).expect(200);
    expect((await school()).shop.deliveryOptions).toEqual([]);
  });

  it.each([
    ['a text', 'all', { deliveryOptions: options.wrongType }],
    ['a number among them', [1], { deliveryOptions: options.wrongType }],
    [
      'too many',
      Array.from({ length: 7 }, (_, at) => ({ ...pigeon, id: `p-${at}` })),
      { deliveryOptions: options.tooMany },
    ],
    ['two of one id', [pigeon, { ...pigeon, name: 'Other' }], { deliveryOptions: options.repeated }],
    ['an odd id', [{ ...pigeon, id: 'Pi geon' }], { 'deliveryOptions.0.id': id.invalid }],
    ['no name', [{ ...pigeon, name: ' ' }], { 'deliveryOptions.0.name': name.required }],
    ['another kind', [{ ...pigeon, kind: 'drone' }], { 'deliveryOptions.0.kind': kind.unknown }],
    ['a price below 0', [{ ...pigeon, price: -1 }], { 'deliveryOptions.0.price': PRICE_RULES.amount.invalid }],
    ['a broken sum', [{ ...pigeon, freeFrom: 0.5 }], { 'deliveryOptions.0.freeFrom': PRICE_RULES.amount.invalid }],
    ['a text for yes', [{ ...pigeon, isActive: 'yes' }], { 'deliveryOptions.0.isActive': isActive.wrongType }],
  ])('%s is refused by the field', async (_what, deliveryOptions, errors) => {
    expect((await put('shop', { deliveryOptions }).expect(400)).body.errors).toEqual(errors);
  });

  it.each([-1, 91, 1.5, null])('%j days until an unpaid order is cancelled are refused', async (unpaidOrderDays) => {
    expect((await put('shop', { unpaidOrderDays }).expect(400)).body.errors).toEqual({
      unpaidOrderDays: SHOP_FACTS_RULES.unpaidOrderDays.invalid,
    });
  });
});

describe('VAT', () => {
  afterEach(() => put('invoices', { isVatVendor: false, vatNumber: null, defaultTaxRate: null }).expect(200));
  const newInvoice = async (fields: object = {}) => {
    const { id } = await t.db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' });
    const due = { corporateClientId: id, dueDate: '2099-12-31' };
    const answer = await request(t.server)
      .post('/api/admin/invoices')
      .set(admin.headers)
      .send({ ...due, ...fields });
    return answer.body;
  };

  it('of a vendor is on new invoices with its number and 15 %, and the shop says that prices include it', async () => {
    expect(await newInvoice()).toMatchObject({ taxRate: 0, stormCombatVatNumber: null });
    const { body } = await put('invoices', { isVatVendor: true, vatNumber: '4123 456 789' }).expect(200);
    expect(body).toMatchObject({ isVatVendor: true, vatNumber: '4123456789', defaultTaxRate: null });
    expect(await newInvoice()).toMatchObject({ taxRate: 1_500, stormCombatVatNumber: '4123456789' });
    expect(await newInvoice({ taxRate: 0 })).toMatchObject({ taxRate: 0, stormCombatVatNumber: '4123456789' });
    expect((await school()).shop.isVatVendor).toBe(true);
    await put('invoices', { defaultTaxRate: 1_400 }).expect(200);
    expect(await newInvoice()).toMatchObject({ taxRate: 1_400 });
  });

  it('needs the number of a vendor, in whatever order they are said', async () => {
    const errors = { vatNumber: INVOICE_FACTS_RULES.vatNumber.required };
    expect((await put('invoices', { isVatVendor: true, vatNumber: null }).expect(400)).body.errors).toEqual(errors);
    expect((await put('invoices', { isVatVendor: true }).expect(400)).body.errors).toEqual({
      isVatVendor: errors.vatNumber,
    });
    await put('invoices', { vatNumber: '4123456789' }).expect(200);
    await put('invoices', { isVatVendor: true }).expect(200);
    expect((await put('invoices', { vatNumber: '' }).expect(400)).body.errors).toEqual(errors);
    expect(await newInvoice()).toMatchObject({ stormCombatVatNumber: '4123456789' });
  });

  it.each([
    ['vatNumber', '5123456789', INVOICE_FACTS_RULES.vatNumber.invalid],
    ['vatNumber', 4123456789, INVOICE_FACTS_RULES.vatNumber.invalid],
    ['defaultTaxRate', -1, INVOICE_FACTS_RULES.defaultTaxRate.invalid],
    ['defaultTaxRate', 10_001, INVOICE_FACTS_RULES.defaultTaxRate.invalid],
    ['defaultTaxRate', 14.5, INVOICE_FACTS_RULES.defaultTaxRate.invalid],
    ['isVatVendor', null, INVOICE_FACTS_RULES.isVatVendor.wrongType],
  ])('%s %j is refused by the field', async (field, value, message) => {
    expect((await put('invoices', { [field]: value }).expect(400)).body.errors).toEqual({ [field]: message });
  });
});

describe('the history', () => {
  it('says who changed what from what to what, and puts back', async () => {
    await put('shop', { maxPerProduct: 3 }).expect(200);
    await put('shop', { maxPerProduct: 3 }).expect(200);
    await put('shop', { maxPerProduct: 4, maxUnpaidPieces: 8 }).expect(200);
    const { body } = await get('shop/history').expect(200);
    const by = {
      id: expect.any(Number),
      changedBy: admin.user.username,
      changedSecrets: [],
      createdAt: expect.any(String),
    };
    expect(body).toEqual([
      { ...by, before: { maxPerProduct: 3, maxUnpaidPieces: 20 }, after: { maxPerProduct: 4, maxUnpaidPieces: 8 } },
      { ...by, before: { maxPerProduct: 10 }, after: { maxPerProduct: 3 } },
    ]);
    expect((await put('shop', body[0].before).expect(200)).body).toMatchObject({
      maxPerProduct: 3,
      maxUnpaidPieces: 20,
    });
  });

  it('and the activity log have each change once, of the same moment: the log is worded by the history', async () => {
    await t.db.query('TRUNCATE activity');
    await put('hours', { Tuesday: { opens: '10:00', closes: '20:00' } }).expect(200);
    await put('hours', { Tuesday: null }).expect(200);
    const { body: changes } = await get('hours/history').expect(200);
    const { body: deeds } = await request(t.server)
      .get('/api/admin/activity')
      .set(admin.headers)
      .query({ filter: JSON.stringify({ resource: 'settings', label: 'hours' }) })
      .expect(200);
    const moments = changes.map(({ createdAt }: SchoolSettingsChange) => ({ action: 'update', at: createdAt }));
    expect(moments).toHaveLength(2);
    expect(deeds).toMatchObject(moments);
  });

  it('is of sections that there are', async () => {
    expect((await get('secrets/history').expect(404)).body.message).toBe('There is no such section of the settings');
  });
});

describe('bad input gets a sentence by its field, and changes nothing', () => {
  const plan = prices.membership.basic;
  it.each<[section: string, body: object, errors: Record<string, string>]>([
    ['hours', { Monday: { opens: '21:00', closes: '06:00' } }, { 'Monday.closes': HOURS_RULES.order }],
    [
      'hours',
      { Monday: { opens: '6', closes: '26:00' } },
      { 'Monday.opens': HOURS_RULES.opens, 'Monday.closes': HOURS_RULES.closes },
    ],
    ['hours', { Friday: 'always' }, { Friday: HOURS_RULES.wrongType }],
    ['hours', { Someday: null }, { Someday: 'Unknown field: Someday' }],
    ['prices', { privateSession: -1 }, { privateSession: PRICE_RULES.amount.invalid }],
    ['prices', { registrationFee: 12.5 }, { registrationFee: PRICE_RULES.amount.invalid }],
    ['prices', { smallGroupFrom: null }, { smallGroupFrom: PRICE_RULES.amount.invalid }],
    [
      'prices',
      { membership: { ...prices.membership, basic: { ...plan, monthly: -65_000 } } },
      { 'membership.basic.monthly': PRICE_RULES.amount.invalid },
    ],
    [
      'prices',
      { membership: { basic: plan } },
      expect.objectContaining({ 'membership.premium': PRICE_RULES.group.wrongType }),
    ],
    [
      'shop',
      { bank: { holder: 'Storm', bank: 'FNB', branchCode: '250655', accountNumber: '62-0' } },
      { 'bank.accountNumber': BANK_RULES.accountNumber.invalid },
    ],
    ['shop', { bank: 'FNB' }, { bank: BANK_RULES.account.wrongType }],
    ['links', { booking: 'book.example' }, { booking: LINK_RULES.invalid }],
    ['links', { map: 'javascript:alert(1)' }, { map: LINK_RULES.invalid }],
    ['links', { reviews: '/contact-us' }, { reviews: LINK_RULES.invalid }],
    ['assistant', { facts: { parking: 7 } }, { 'facts.parking': ASSISTANT_FACTS_RULES.answer.wrongType }],
    ['contact', { phones: [] }, { phones: CONTACT_FACTS_RULES.phones.required }],
    [
      'contact',
      { phones: [{ label: 'School', number: 'ring us' }] },
      { 'phones.0.number': CONTACT_FACTS_RULES.phoneNumber.invalid },
    ],
    ['contact', { whatsapp: '' }, { whatsapp: CONTACT_FACTS_RULES.whatsapp.invalid }],
    ['contact', { email: 'nobody' }, { email: CONTACT_FACTS_RULES.email.invalid }],
    ['contact', { name: ' ' }, { name: CONTACT_FACTS_RULES.name.required }],
    ['contact', { name: null }, { name: CONTACT_FACTS_RULES.name.required }],
  ])('%s %j', async (section, body, errors) => {
    expect((await put(section, body).expect(400)).body.errors).toEqual(errors);
    expect((await get(section)).body.updatedAt).toBe(NEVER);
  });
});

it('a change that could not be read at once is read later, though nobody announces it again', async () => {
  const facts = t.app.get(SchoolFactsService, { strict: false });
  const said = () => facts.now.contact?.whatsapp;
  await until(() => said() === undefined);
  const reading = jest.spyOn(t.db, 'find').mockRejectedValue(new Error('canceling statement due to lock timeout'));
  await t.db.insert(SchoolSetting, { section: 'contact', value: { whatsapp: '+27825550999' } });
  await until(() => reading.mock.calls.length > 0);
  reading.mockRestore();
  await until(() => said() === '+27825550999');
  expect(said()).toBe('+27825550999');
});

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 250; tries += 1) await sleep(20);
}
