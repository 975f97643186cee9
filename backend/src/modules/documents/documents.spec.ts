import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import request from 'supertest';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { createInvoice, type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { readPdf } from '../../../../e2e/support/read-pdf.mjs';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ImagesService } from '../images/images.service.js';
import { LogosService } from './logos.service.js';
import { RenderingPool } from './rendering-pool.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const pdfOf = (id: number | string) =>
  request(t.server).get(`/api/admin/invoices/${id}/pdf`).set(admin.headers).responseType('blob');
const store = (bytes: Buffer) => t.app.get(ImagesService).upload('imageData', asDataUrl(bytes), PRODUCT_IMAGE_RULES);

it('answers the invoice as a file of its number, which nobody keeps', async () => {
  const { id, invoiceNumber } = await createInvoice(t.db, {
    taxRate: 1500,
    stormCombatVatNumber: '4870263158',
    items: [{ description: 'Team training', quantity: 3, unitPrice: 250_000 }],
  });
  const answer = await pdfOf(id)
    .expect(200)
    .expect('Content-Type', 'application/pdf')
    .expect('Content-Disposition', `attachment; filename="${invoiceNumber}.pdf"`)
    .expect('Cache-Control', 'no-store');
  const { pages, title } = await readPdf(answer.body as Buffer);
  expect(title).toBe(`Tax Invoice ${invoiceNumber}`);
  for (const words of [
    invoiceNumber,
    'Highveld Logistics',
    'Team training 3 R2 500.00 R7 500.00',
    'Subtotal (excluding VAT) R7 500.00',
    'VAT (15%) R1 125.00',
    'Total (including VAT) R8 625.00',
  ])
    expect(pages[0]!.text).toContain(words);
});

it('says in words what there is not', async () => {
  await request(t.server)
    .get('/api/admin/invoices/999999/pdf')
    .set(admin.headers)
    .expect(404)
    .expect(({ body }) => expect(body.message).toBe('There is no invoice with this id'));
  await request(t.server).get('/api/admin/invoices/x/pdf').set(admin.headers).expect(404);
});

it('a thread that fails is a 503 with Retry-After in the one shape', async () => {
  const { id } = await createInvoice(t.db);
  jest
    .spyOn(t.app.get<RenderingPool, { open(): unknown }>(RenderingPool), 'open')
    .mockReturnValue({ run: () => Promise.reject(new Error('Worker terminated')) });
  const { body } = await request(t.server)
    .get(`/api/admin/invoices/${id}/pdf`)
    .set(admin.headers)
    .expect(503)
    .expect('Retry-After', '5');
  expect(body).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The PDF could not be made at the moment. Please try again in a few seconds',
  });
});

it('who asked before the school stops still gets the file', async () => {
  const stopping = await startTestApp();
  await stopping.app.listen(0, '127.0.0.1');
  const { id } = await createInvoice(stopping.db);
  const { headers } = await signInAdmin(stopping);
  const rendering = jest.spyOn(stopping.app.get(RenderingPool), 'render');
  const asked = fetch(`${await stopping.app.getUrl()}/api/admin/invoices/${id}/pdf`, {
    headers: { ...headers, Connection: 'close' },
  });
  while (rendering.mock.calls.length === 0) await setImmediate();
  await stopping.close();
  expect((await asked).status).toBe(200);
});

describe('the logo', () => {
  it('is the stored picture, in the place of the drawn mark', async () => {
    const stormCombatLogo = await store(await drawPicture({ width: 900, height: 300, format: 'webp' }));
    const [plain, own] = await Promise.all(
      [{}, { stormCombatLogo }].map(
        async (logo) => (await pdfOf((await createInvoice(t.db, logo)).id).expect(200)).body as Buffer,
      ),
    );
    expect(plain!.toString('latin1')).not.toContain('/Subtype /Image');
    expect(own!.toString('latin1')).toMatch(/\/Subtype \/Image/);
    expect((await readPdf(own!)).pages[0]!.text).not.toContain('STORM COMBAT');
    expect((await readPdf(plain!)).pages[0]!.text).toContain('STORM COMBAT');
  });

  it('made for dark ground is given some', async () => {
    const logos = t.app.get(LogosService);
    const white = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#00000000' } })
      .composite([{ input: { create: { width: 100, height: 50, channels: 4, background: 'white' } } }])
      .png()
      .toBuffer();
    const dark = Buffer.from((await logos.logoAt(await store(white)))!, 'base64');
    expect((await sharp(dark).stats()).dominant.r).toBeLessThan(32);
    const visible = Buffer.from((await logos.logoAt(await store(await drawPicture({ colour: 'crimson' }))))!, 'base64');
    expect((await sharp(visible).metadata()).hasAlpha).toBe(false);
  });

  it.each([
    'http://127.0.0.1:9/logo.png',
    'https://example.com/logo.png',
    '/brand/logo.png',
    `/api/images/${'0'.repeat(64)}.png`,
    `https://example.com/api/images/${'0'.repeat(64)}.png`,
  ])('of any other address is never fetched: %s', async (stormCombatLogo) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { id } = await createInvoice(t.db, { stormCombatLogo });
    expect((await readPdf((await pdfOf(id).expect(200)).body as Buffer)).pages[0]!.text).toContain('STORM COMBAT');
    expect(fetched).not.toHaveBeenCalled();
  });
});
