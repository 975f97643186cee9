/** What the owner changes is in the HTML of every page of every replica within a second (CONTRACT section 4). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { isStaffArea } from '#libs/domain/staff-area';
import { takeFacts } from '#libs/school/facts';
import { createApp } from '../src/configure-app.js';
import { ensureBuilt } from './ensure-built.js';
import { type SignedIn, signInAdmin } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';

const BUILDS = path.resolve('dist');
const PAGES_AT_LEAST = 40;
const LIMIT_MS = 1_000;
const BUILD_LIMIT_MS = 180_000;

let t: TestApp;
let replica: NestFastifyApplication;
let admin: SignedIn;
let pages: string[];
beforeAll(async () => {
  ensureBuilt('public');
  pages = readdirSync(path.join(BUILDS, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    // Around the lost address of staff nothing of the school stands.
    .filter((page) => !isStaffArea(page));
  t = await startTestApp({ changeProofLifeMs: 900 }, BUILDS);
  await t.app.listen(0, '127.0.0.1');
  replica = await createApp(t.env, undefined, BUILDS);
  await replica.listen(0, '127.0.0.1');
  admin = await signInAdmin(t);
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await replica.close();
  await t.close();
  takeFacts({});
});

const put = (section: string, body: object) =>
  request(t.server).put(`/api/admin/settings/${section}`).set(admin.headers).send(body).expect(200);
const html = async (app: NestFastifyApplication, page: string) =>
  (await request(app.getHttpServer()).get(page).set('Accept-Encoding', 'br')).text;

interface Answer {
  page: string;
  askedMs: number;
  isSaid: boolean;
}

function askAll(words: string): Promise<Answer[]> {
  return Promise.all(
    [t.app, replica].flatMap((app) =>
      pages.map(async (page) => {
        const askedMs = performance.now();
        return { page, askedMs, isSaid: (await html(app, page)).includes(words) };
      }),
    ),
  );
}

const silent = async (words: string) => (await askAll(words)).flatMap(({ isSaid, page }) => (isSaid ? [] : [page]));

/**
 * Asks until all pages of both say it.
 * @returns those that did not, though they were asked later than a second after the change was answered
 */
async function lateAfterChange(words: string): Promise<string[]> {
  const changedMs = performance.now();
  for (;;) {
    const missing = (await askAll(words)).filter(({ isSaid }) => !isSaid);
    const late = missing.filter(({ askedMs }) => askedMs - changedMs > LIMIT_MS);
    if (missing.length === 0 || late.length > 0) return late.map(({ page }) => page);
  }
}

it('a changed phone number stands on all pages of both within a second, and so does the next', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(PAGES_AT_LEAST);
  // As built, and kept in memory from now on.
  expect(await silent('+27115550134')).toEqual([]);
  const { body } = await put('contact', { phones: [{ label: 'School', number: '011 555 0777' }] });
  expect(await lateAfterChange('+27115550777')).toEqual([]);
  expect(await silent('tel:+27115550134')).toHaveLength(2 * pages.length);
  await put('contact', { phones: [{ label: 'School', number: '011 555 0778' }], updatedAt: body.updatedAt });
  expect(await lateAfterChange('+27115550778')).toEqual([]);
});

it('a page is shown as it would be, and nothing is saved', async () => {
  const before = await html(t.app, '/contact-us');
  const preview = (section: string, body: object, status: number) =>
    request(t.server).post(`/api/admin/settings/${section}/preview`).set(admin.headers).send(body).expect(status);
  const contact = await preview('contact', { phones: [{ label: 'School', number: '011 555 0999' }] }, 200);
  expect(contact.body.html).toMatch(/^<!doctype html>[^]*tel:\+27115550999/i);
  expect(contact.body.html).not.toMatch(/<script/);
  // Of the frame that shows it no link opens a window.
  expect(contact.body.html).toContain('<base target="_blank" />');
  const prices = await preview('prices', { registrationFee: 52_300 }, 200);
  expect(prices.body.html).toContain('R523');
  const refused = await preview('hours', { Monday: { opens: '10:00', closes: '09:00' } }, 400);
  expect(Object.keys(refused.body.errors)).toEqual(['Monday.closes']);
  expect(await html(t.app, '/contact-us')).toBe(before);
  expect(await silent('+27115550999')).toHaveLength(2 * pages.length);
});

it('header, footer, JSON-LD and texts follow: hours, prices, address, links and the name', async () => {
  const day = { opens: '07:30', closes: '20:15' };
  await put('hours', { Monday: day, Tuesday: day, Wednesday: day, Thursday: day, Friday: day, Saturday: null });
  await put('prices', { registrationFee: 41_100 });
  await put('links', { facebook: null, reviews: null, instagram: 'https://social.example/storm', enquiry: null });
  await put('contact', {
    name: 'Thunder & Sons Academy',
    address: { street: '12 Main Road', city: 'Bryanston', province: 'Gauteng', postalCode: '2191' },
  });
  expect(await lateAfterChange('Thunder &amp; Sons')).toEqual([]);
  const [contact, membership, tactics] = await Promise.all(
    ['/contact-us', '/membership', '/self-defence/protective-tactics'].map((page) => html(replica, page)),
  );
  expect(contact).toContain('<title>Contact us | Thunder &amp; Sons</title>');
  expect(contact).toContain('"opens":"07:30","closes":"20:15"');
  expect(contact).toContain('"postalCode":"2191"');
  expect(contact).toContain('Mon to Fri');
  expect(contact).toContain('https://social.example/storm');
  expect(contact).not.toMatch(/facebook\.com|Sandton/);
  expect(membership).toContain('R411');
  expect(tactics).toContain('/contact-us?subject=Protective');
});

it('cards are taken by all pages of both within a second, and no page says how', async () => {
  const formsOf = async (app: NestFastifyApplication) =>
    (await request(app.getHttpServer()).get('/order-success')).get('content-security-policy');
  const account = { merchantId: '10000199', merchantKey: '46f0cd694581b', passphrase: 'told to nobody' };
  await put('cards', { ...account, takesCards: true });
  expect(await lateAfterChange('"takesCards":true')).toEqual([]);
  for (const app of [t.app, replica]) expect(await formsOf(app)).toContain('payfast');
  for (const words of Object.values(account)) expect(await silent(words)).toHaveLength(2 * pages.length);
  await put('cards', { takesCards: false });
  await sleep(LIMIT_MS);
  expect(await silent('"takesCards":true')).toHaveLength(2 * pages.length);
  for (const app of [t.app, replica]) expect(await formsOf(app)).toContain("form-action 'self';");
});
