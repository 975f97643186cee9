import request from 'supertest';
import sharp from 'sharp';
import { INSTRUCTOR_PHOTO_RULES, PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { asDataUrl, drawPicture } from '../../../test/pictures.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Image } from './image.entity.js';
import { ImagesService } from './images.service.js';

const UNKNOWN_HASH = '0'.repeat(64);

let t: TestApp;
let images: ImagesService;
beforeAll(async () => {
  t = await startTestApp();
  images = t.app.get(ImagesService, { strict: false });
});
afterAll(() => t.close());
beforeEach(() => t.db.clear(Image));

const store = async (colour = 'crimson') =>
  images.upload('imageUrl', asDataUrl(await drawPicture({ colour })), PRODUCT_IMAGE_RULES);

describe('GET /api/images/{hash}.{ext}', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('serves a %s as %s, for ever, and as a picture only', async (format, type) => {
    const address = await images.upload('imageUrl', asDataUrl(await drawPicture({ format })), PRODUCT_IMAGE_RULES);
    const [image] = await t.db.find(Image);
    const answer = await request(t.server).get(address).buffer(true).parse(bytes).expect(200);
    expect(answer.body).toEqual(image!.bytes);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(image!.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${image!.hash}"`,
    });
  });

  it('answers 304 without the picture to who has it', async () => {
    const address = await store();
    const { etag } = (await request(t.server).get(address)).headers;
    const answer = await request(t.server).get(address).set('If-None-Match', etag!).expect(304);
    expect(answer.text).toBe('');
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
    await request(t.server).get(address).set('If-None-Match', '"another"').expect(200);
  });

  it('answers HEAD as GET, without the picture', async () => {
    const answer = await request(t.server)
      .head(await store())
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown picture', 404, () => `/api/images/${UNKNOWN_HASH}.png`],
    ['another ending', 404, (address: string) => address.replace('.png', '.jpg')],
    ['an ending of no picture', 404, (address: string) => address.replace('.png', '.html')],
    ['a part of the name', 404, (address: string) => address.slice(0, 40)],
    [
      'a hash in capitals',
      404,
      (address: string) => address.toUpperCase().replace('/API/IMAGES', '/api/images').replace('PNG', 'png'),
    ],
    ['a quote', 404, () => `/api/images/'%20OR%201=1--.png`],
    ['NUL', 404, () => `/api/images/%00.png`],
    ['half a character', 400, () => '/api/images/%ed%a0%bd.png'],
    ['no name', 404, () => '/api/images/.png'],
    ['a name without end', 404, () => `/api/images/${'0'.repeat(3_000)}.png`],
  ])('has nothing but JSON, which nobody keeps, for %s: %i', async (_what, status, path) => {
    const answer = await request(t.server).get(path(await store()));
    expect(answer.body).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.stringMatching(/^[A-Z]/),
    });
    expect([answer.status, answer.headers['cache-control'] ?? 'no-store']).toEqual([status, 'no-store']);
  });
});

describe('the image field of a record', () => {
  const read = (value: string | null | undefined) => images.read('image', value, INSTRUCTOR_PHOTO_RULES);

  it.each([
    'https://stormcombat.example/photo.jpg',
    '/images/photo.jpg',
    `/api/images/${UNKNOWN_HASH}.png`,
    '',
    null,
    undefined,
  ])('keeps %p as it is', async (value) => {
    const sent = await read(value);
    expect(await t.db.transaction((manager) => images.store(manager, sent))).toBe(value);
    expect(await t.db.count(Image)).toBe(0);
  });

  it("makes of an instructor's photo a JPEG of at most 800 pixels, on white", async () => {
    const sent = await read(asDataUrl(await drawPicture({ width: 1_000, height: 2_000, colour: '#00000000' })));
    const address = await t.db.transaction((manager) => images.store(manager, sent));
    const image = await t.db.findOneByOrFail(Image, { widthPx: 400, heightPx: 800 });
    expect(address).toBe(`/api/images/${image.hash}.jpg`);
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 800 });
    expect([...(await sharp(image.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('leaves a smaller photo at its size', async () => {
    await t.db.transaction(async (manager) =>
      images.store(manager, await read(asDataUrl(await drawPicture({ width: 300, height: 200 })))),
    );
    expect(await t.db.findOneByOrFail(Image, {})).toMatchObject({ extension: 'jpg', widthPx: 300, heightPx: 200 });
  });

  it.each([
    ['no image', async () => Buffer.from('words'), 'Please select a valid image file'],
    ['10 MB', async () => Buffer.alloc(10 * 1024 * 1024), 'Image size must be less than 10MB'],
    [
      'a damaged image',
      async () => {
        const photo = await noise();
        return photo.subarray(0, photo.length / 2);
      },
      'Failed to process image',
    ],
    [
      'too many pixels',
      () => drawPicture({ width: 40_000_001, height: 1, format: 'png' }),
      'Image must have at most 40 megapixels',
    ],
  ])('refuses %s in the words of its own rules', async (_what, make, message) => {
    await expect(read(asDataUrl(await make()))).rejects.toMatchObject({ status: 400, errors: { image: message } });
  });

  it('stores nothing when the record is refused', async () => {
    const sent = await read(asDataUrl(await drawPicture()));
    await expect(
      t.db.transaction(async (manager) => {
        await images.store(manager, sent);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await t.db.count(Image)).toBe(0);
  });
});

function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
}

/** supertest hands on unknown types as they are, but collects them only when told. */
function bytes(response: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(null, Buffer.concat(parts)));
}
