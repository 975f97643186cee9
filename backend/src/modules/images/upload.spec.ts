import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import sharp from 'sharp';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { rawRequest } from '../../../test/raw-request.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Image } from './image.entity.js';

const MEGABYTE = 1024 * 1024;
const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${SCRIPT}</svg>`;

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(Image));

const upload = (imageData: unknown) =>
  request(t.server).post('/api/upload/product-image').set(admin.headers).send({ imageData, fileName: 'gloves.png' });
const uploadBytes = (bytes: Buffer, type?: string) => upload(asDataUrl(bytes, type));

/** The one picture that was stored. */
async function stored(): Promise<Image> {
  const images = await t.db.find(Image);
  expect(images).toHaveLength(1);
  return images[0]!;
}

describe('POST /api/upload/product-image', () => {
  it('stores the picture and answers with its address', async () => {
    const answer = await uploadBytes(await drawPicture()).expect(201);
    const image = await stored();
    expect(answer.body).toEqual({ imageUrl: `/api/images/${image.hash}.png` });
    expect(image).toMatchObject({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      extension: 'png',
      widthPx: 60,
      heightPx: 40,
    });
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
  });

  it('needs no file name', async () => {
    await request(t.server)
      .post('/api/upload/product-image')
      .set(admin.headers)
      .send({ imageData: asDataUrl(await drawPicture()) })
      .expect(201);
  });

  it.each([
    ['jpeg', 'navy', 'jpg', 'jpeg'],
    ['png', 'navy', 'png', 'png'],
    ['png', '#00008080', 'png', 'png'],
    ['webp', 'navy', 'webp', 'webp'],
    ['webp', '#00008080', 'webp', 'webp'],
    ['gif', 'navy', 'png', 'png'],
  ] as const)('takes %s in %s as .%s, whatever type is declared', async (format, colour, extension, storedFormat) => {
    const answer = await uploadBytes(await drawPicture({ format, colour }), 'application/pdf').expect(201);
    expect(answer.body.imageUrl).toMatch(new RegExp(`\\.${extension}$`));
    const metadata = await sharp((await stored()).bytes).metadata();
    expect(metadata).toMatchObject({ format: storedFormat, width: 60, height: 40 });
    if (colour !== 'navy') expect(metadata.hasAlpha).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['empty text', ''],
    ['a number', 5],
    ['a list', [asDataUrl(Buffer.from('x'))]],
    ['a web address', 'https://stormcombat.example/gloves.png'],
    ['bytes without their head', Buffer.from('x').toString('base64')],
    ['text', asDataUrl(Buffer.from('no picture at all'))],
    ['HTML', asDataUrl(Buffer.from(`<html>${SCRIPT}</html>`))],
    ['SVG', asDataUrl(Buffer.from(SVG), 'image/svg+xml')],
    ['SVG that calls itself PNG', asDataUrl(Buffer.from(SVG))],
    ['SVG behind a document head', asDataUrl(Buffer.from(`<?xml version="1.0"?>\n<!-- x -->\n${SVG}`))],
    ['PDF', asDataUrl(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'))],
    ['the first bytes of a PNG and nothing else', asDataUrl(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
    ['noise', asDataUrl(randomBytes(10_000))],
  ])('refuses %s', async (_what, imageData) => {
    const message = 'Please select a valid image file';
    expect((await upload(imageData).expect(400)).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message,
      errors: { imageData: message },
    });
    expect(await t.db.count(Image)).toBe(0);
  });

  it.each(['tiff', 'avif'] as const)('refuses %s, which no shop needs', async (format) => {
    const answer = await uploadBytes(await drawPicture({ format })).expect(400);
    expect(answer.body.errors).toEqual({ imageData: 'Please select a valid image file' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('refuses a %s that is cut off', async (format) => {
    const noise = sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
    const whole = await noise.toFormat(format).toBuffer();
    const answer = await uploadBytes(whole.subarray(0, Math.floor(whole.length / 2))).expect(400);
    expect(['Failed to process image. Please try again.', 'Please select a valid image file']).toContain(
      answer.body.errors.imageData,
    );
    expect(await t.db.count(Image)).toBe(0);
  });

  it.each([
    [5 * MEGABYTE, 'Image file size must be less than 5MB'],
    [5 * MEGABYTE + 1, 'Image file size must be less than 5MB'],
    [5 * MEGABYTE - 1, 'Please select a valid image file'],
  ])('of %i bytes that are no picture: %s', async (size, message) => {
    expect((await uploadBytes(Buffer.alloc(size, 1)).expect(400)).body.errors).toEqual({ imageData: message });
  });

  it('refuses a file name without end', async () => {
    const answer = await request(t.server)
      .post('/api/upload/product-image')
      .set(admin.headers)
      .send({ imageData: asDataUrl(await drawPicture()), fileName: 'x'.repeat(256) })
      .expect(400);
    expect(answer.body.errors).toEqual({ fileName: 'The file name must be at most 255 characters' });
  });
});

describe('what a picture may unfold to', () => {
  it.each(['png', 'gif', 'jpeg'] as const)(
    'a small %s of more than 40 megapixels is refused before it is unfolded',
    async (format) => {
      const bomb = await drawPicture({ width: 8_000, height: 5_001, format });
      expect(bomb.length).toBeLessThan(MEGABYTE);
      expect((await uploadBytes(bomb).expect(400)).body.errors).toEqual({
        imageData: 'Image must have at most 40 megapixels',
      });
      expect(await t.db.count(Image)).toBe(0);
    },
  );

  it('40 megapixels are taken, and made as small as the site needs them', async () => {
    await uploadBytes(await drawPicture({ width: 8_000, height: 5_000, format: 'jpeg' })).expect(201);
    expect(await stored()).toMatchObject({ widthPx: 1_600, heightPx: 1_000 });
  });
});

describe('what is kept of a file', () => {
  it.each([
    ['behind a PNG', 'png', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(SCRIPT)])],
    ['behind a JPEG', 'jpeg', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(SCRIPT)])],
    ['behind a GIF', 'gif', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(SCRIPT)])],
    ['behind a WebP', 'webp', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(SCRIPT)])],
    [
      'in a comment of a JPEG',
      'jpeg',
      (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
          Buffer.from(SCRIPT),
          bytes.subarray(2),
        ]),
    ],
  ] as const)('a script %s is left behind', async (_where, format, hide) => {
    await uploadBytes(hide(await drawPicture({ format }))).expect(201);
    expect((await stored()).bytes.includes('script')).toBe(false);
  });

  it('where a photo was taken, and by whom, is left behind; which way is up is not', async () => {
    const photo = await sharp(await drawPicture({ format: 'jpeg' }))
      .withExif({
        IFD0: { Artist: 'Somebody', Orientation: '6' },
        IFD3: { GPSLatitude: '26/1 2/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await uploadBytes(photo).expect(201);
    const image = await stored();
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(image.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation, width, height }).toEqual({ width: 40, height: 60 });
    expect(image.bytes.includes('Somebody')).toBe(false);
  });

  it.each(['gif', 'webp'] as const)('of an animated %s the first picture', async (format) => {
    const frames = await Promise.all(['crimson', 'navy', 'gold'].map((colour) => drawPicture({ colour })));
    const animated = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    await uploadBytes(animated).expect(201);
    const image = await stored();
    expect((await sharp(image.bytes).metadata()).pages ?? 1).toBe(1);
    const [red = 0, , blue = 0] = (await sharp(image.bytes).raw().toBuffer()).values();
    expect(red).toBeGreaterThan(blue);
  });
});

describe('many at once', () => {
  it('the same picture sent twenty times is stored once', async () => {
    const picture = await drawPicture({ width: 300, height: 300 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => uploadBytes(picture)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.imageUrl}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    await stored();
  });

  it('twenty large photos, each another, are all taken', async () => {
    const photos = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        drawPicture({ width: 4_000, height: 3_000, format: 'jpeg', colour: `rgb(${i * 12}, 0, 0)` }),
      ),
    );
    const answers = await Promise.all(photos.map((photo) => uploadBytes(photo)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await t.db.count(Image)).toBe(20);
  });
});

describe('the body', () => {
  let port: number;
  beforeAll(async () => {
    await t.app.listen(0, '127.0.0.1');
    port = (t.server.address() as AddressInfo).port;
  });
  const head = (length: string, authorization = '') =>
    'POST /api/upload/product-image HTTP/1.1\r\nHost: localhost\r\n' +
    `Content-Type: application/json\r\n${authorization}${length}\r\n`;

  it.each([
    ['10 MB announced', `Content-Length: ${10 * MEGABYTE}\r\n`],
    ['no length announced', 'Transfer-Encoding: chunked\r\n'],
  ])('of a stranger is refused although none of it is ever sent: %s', async (_what, length) => {
    const answer = await rawRequest(port, head(length));
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
  });

  it('of a stranger who sends on and on is refused, and the line is cut', async () => {
    let sent = 0;
    const pieces = (function* () {
      for (; sent < 100; sent++) yield Buffer.alloc(MEGABYTE, 'x');
    })();
    const answer = await rawRequest(port, head(`Content-Length: ${100 * MEGABYTE}\r\n`), pieces);
    expect(answer.status).toBe(401);
    expect(sent).toBeLessThan(100);
  });

  it('of staff may hold 10 MB of photo, and not more than 15 MB', async () => {
    expect((await uploadBytes(Buffer.alloc(10 * MEGABYTE)).expect(400)).body.errors).toEqual({
      imageData: 'Image file size must be less than 5MB',
    });
    const authorization = `Authorization: ${admin.headers.authorization}\r\n`;
    const answer = await rawRequest(port, head(`Content-Length: ${15 * MEGABYTE + 1}\r\n`, authorization));
    expect(answer.status).toBe(413);
  });
});
