import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { ORIGIN_PLACEHOLDER } from '#libs/contracts/site-origin';
import { rawRequest } from './raw-request.js';
import { startTestApp, type TestApp } from './test-app.js';

const SCRIPT = `console.log("${'storm '.repeat(200)}");`;
const INLINE = 'keepPresses();';
const HOME =
  '<!doctype html><title>Home</title><script type="application/ld+json">{}</script>' +
  `<script data-modules="/a.js">${INLINE}</script>`;
const SCHEDULE = '<!doctype html><title>Class Schedule</title>';
const canonical = (origin: string) =>
  `<!doctype html><link rel="canonical" href="${origin}/contact-us" />${'storm '.repeat(50)}`;
const LOST = '<!doctype html><title>Page Not Found</title>';
const STAFF_LOST = '<!doctype html><h1>Page Not Found</h1><p>for staff</p>';
const BACK_OFFICE = '<!doctype html><title>Back-office</title>';
const PHONE_AREA = '<!doctype html><title>Storm Admin</title>';
const PHONE_LANDING = '<!doctype html><title>Storm Admin</title><h1>Drawn</h1>';

let dist: string;
let t: TestApp;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'storm-dist-'));
  await build('public', {
    'index.html': HOME,
    'class-schedule.html': SCHEDULE,
    'kids/index.html': HOME,
    'contact-us.html': canonical(ORIGIN_PLACEHOLDER),
    '404.html': LOST,
    'admin/404.html': STAFF_LOST,
    'assets/main-abc123.js': SCRIPT,
    'assets/removed-abc123.js': SCRIPT,
    'products/gloves.svg': '<svg/>',
    'robots.txt': 'User-agent: *',
    '.vite/manifest.json': '{}',
  });
  await build('admin', {
    'index.html': BACK_OFFICE,
    'mobile-app.html': PHONE_AREA,
    'mobile-app-landing.html': PHONE_LANDING,
    'assets/admin-def456.js': SCRIPT,
    'service-worker.js': SCRIPT,
    'app.webmanifest': '{"id":"/mobile-app"}',
  });
  await writeFile(path.join(dist, 'secret.txt'), 'not for anyone');
  t = await startTestApp({ publicUrl: 'http://school.example' }, dist);
  await t.app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await t.close();
  await rm(dist, { recursive: true, force: true });
});

async function build(name: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(dist, name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    await writeFile(`${target}.br`, brotliCompressSync(text));
    await writeFile(`${target}.gz`, gzipSync(text));
  }
}

const get = (url: string) => request(t.server).get(url);

describe('a page of the public site', () => {
  it.each([
    ['/', HOME],
    ['/class-schedule', SCHEDULE],
    ['/class-schedule?style=bjj', SCHEDULE],
    ['/kids', HOME],
  ])('%s is its prerendered HTML, asked for again each time', async (url, html) => {
    const answer = await get(url).expect(200);
    expect(answer.text).toBe(html);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    });
    await get(url)
      .set('If-None-Match', answer.headers['etag'] as string)
      .expect(304);
  });

  it.each(['identity', 'gzip', 'br'])('names the origin of PUBLIC_URL, sent as %s', async (encoding) => {
    const answer = await get('/contact-us').set('Accept-Encoding', encoding).expect(200);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.text).toBe(canonical('http://school.example'));
  });

  it('answers HEAD like GET, without the page', async () => {
    const answer = await request(t.server).head('/class-schedule').expect(200);
    expect(answer.text ?? '').toBe('');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/class-schedule/', '/class-schedule'],
    ['/class-schedule/?a=1', '/class-schedule?a=1'],
    ['/admin/', '/admin'],
    ['/admin/faq/', '/admin/faq'],
  ])('%s is sent on to %s', async (url, canonical) => {
    const answer = await get(url).expect(308);
    expect(answer.headers['location']).toBe(canonical);
  });

  it.each([
    '/no-such-page',
    '/no-such-page/',
    '/class-schedule/monday',
    '/Class-Schedule',
    '/class-schedule.html',
    '/index.html',
    '/404',
    '/404.html',
    '/assets/none.js',
    '/assets',
    '/assets/main-abc123.js.br',
    '/.vite/manifest.json',
    '/secret.txt',
    '/apis',
    '/adminx',
    '/mobile-app.html',
    '/mobile-apple',
    '/service-worker.js',
    '//evil.example/',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/\\evil.example/',
  ])('%s is a real 404 with the 404 page', async (url) => {
    const answer = await rawRequest(
      (t.server.address() as AddressInfo).port,
      `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    expect(answer.status).toBe(404);
    expect(answer.body).toBe(LOST);
    expect(answer.headers).toMatch(/content-type: text\/html/i);
  });

  it.each([
    '/admin/404',
    '/admin/404.html',
    '/admin/nothing',
    '/admin/faq/abc',
    '/admin/index.html',
    '/admin/mobile-app.html',
    '/admin/service-worker.js',
    '/mobile-app/nothing',
    '/mobile-app/messages/abc',
  ])('%s is a real 404 with the 404 page of staff', async (url) => {
    const answer = await get(url).expect(404);
    expect(answer.text).toBe(STAFF_LOST);
  });

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/assets/%00'])(
    '%s does not get out of the builds',
    async (url) => {
      const answer = await rawRequest(
        (t.server.address() as AddressInfo).port,
        `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      );
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('not for anyone');
    },
  );
});

describe('a file of a build', () => {
  it.each(['/assets/main-abc123.js', '/admin/assets/admin-def456.js'])('%s is kept for ever', async (url) => {
    const answer = await get(url).set('Accept-Encoding', 'identity').expect(200);
    expect(answer.text).toBe(SCRIPT);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0', 'gzip'],
  ])('goes out compressed to a browser that accepts %s', async (accepted, encoding) => {
    const answer = await get('/assets/main-abc123.js').set('Accept-Encoding', accepted).expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i),
      'content-type': expect.stringMatching(/javascript/),
    });
    expect(Number(answer.headers['content-length'])).toBeLessThan(SCRIPT.length);
  });

  it('that is away while the next build is made is asked for again', async () => {
    for (const ending of ['', '.br', '.gz']) await rm(path.join(dist, `public/assets/removed-abc123.js${ending}`));
    const answer = await get('/assets/removed-abc123.js').expect(404);
    expect(answer.headers['cache-control']).not.toMatch(/max-age|immutable/);
  });

  it('that keeps its name is asked for again', async () => {
    expect((await get('/robots.txt').expect(200)).headers['cache-control']).toBe('no-cache');
  });

  it('that is a drawing which records name is kept for a day', async () => {
    expect((await get('/products/gloves.svg').expect(200)).headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('the back-office', () => {
  it.each([
    '/admin',
    '/admin/faq',
    '/admin/class-schedule/create',
    '/admin/users/12',
    '/admin/invoices/12/show',
    '/admin/faq?page=2',
  ])('%s is its one page, and no search engine lists it', async (url) => {
    const answer = await get(url).expect(200);
    expect(answer.text).toBe(BACK_OFFICE);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  });
});

describe('the phone area', () => {
  it.each([
    ['/mobile-app', PHONE_LANDING],
    ['/mobile-app?source=home', PHONE_LANDING],
    ['/mobile-app/messages', PHONE_AREA],
    ['/mobile-app/schedule/12', PHONE_AREA],
  ])(
    '%s is the landing page as it was drawn or the page of all tools, and no search engine lists it',
    async (url, html) => {
      const answer = await get(url).expect(200);
      expect(answer.text).toBe(html);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    },
  );

  it.each(['identity', 'br'])(
    'has a service worker for its pages and no others, asked for again each time, sent as %s',
    async (encoding) => {
      const answer = await get('/mobile-app/service-worker.js').set('Accept-Encoding', encoding).expect(200);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringMatching(/javascript/),
        'cache-control': 'no-cache',
        'service-worker-allowed': '/mobile-app',
        etag: expect.any(String),
      });
      await get('/mobile-app/service-worker.js')
        .set('Accept-Encoding', encoding)
        .set('If-None-Match', answer.headers['etag'] as string)
        .expect(304);
    },
  );

  it('has a manifest, asked for again each time', async () => {
    const answer = await get('/admin/app.webmanifest').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'no-cache',
    });
    expect(answer.headers).not.toHaveProperty('service-worker-allowed');
  });
});

describe('an address written another way', () => {
  it.each([
    'http://localhost/class-schedule',
    '/class%2Dschedule',
    '/class-schedule#today',
    'http://elsewhere.example/assets/main-abc123.js',
  ])('%s is what it names', async (url) => {
    expect(
      (await rawRequest((t.server.address() as AddressInfo).port, `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`))
        .status,
    ).toBe(200);
  });
});

describe('every answer', () => {
  it.each(['/', '/no-such-page', '/admin', '/api/faqs/active', '/api/nothing', '/assets/main-abc123.js'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain(
        `;script-src 'self' 'sha256-${createHash('sha256').update(INLINE).digest('base64')}';`,
      );
      expect(headers['content-security-policy']).not.toMatch(/upgrade-insecure-requests|unsafe-eval/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );
});

describe('a school behind https', () => {
  it('tells browsers to stay there', async () => {
    const secure = await startTestApp({ publicUrl: 'https://stormcombat.example' });
    const { headers } = await request(secure.server).get('/api/faqs/active');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});

describe('public reads of the API', () => {
  it('carry an ETag and answer 304 until something changes', async () => {
    const first = await get('/api/class-schedules').expect(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = first.headers['etag'] as string;
    const second = await get('/api/class-schedules').set('If-None-Match', tag).expect(304);
    expect(second.text).toBe('');
    await get('/api/class-schedules').set('If-None-Match', `"other", W/${tag}`).expect(304);
    await t.db.query(
      `INSERT INTO class_schedules (day, start_time, end_time, class_name, level)
        VALUES ('Monday', '18:00', '19:00', 'Krav Maga', 'Beginner')`,
    );
    const changed = await get('/api/class-schedules').set('If-None-Match', tag).expect(200);
    expect(changed.headers['etag']).not.toBe(tag);
  });

  it.each(['/api/nothing', '/api/admin/faqs'])('%s is kept by nobody', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-store');
  });
});

describe('an application without builds', () => {
  it('serves the API, and a 404 for pages', async () => {
    const bare = await startTestApp();
    await request(bare.server).get('/api/faqs/active').expect(200);
    const answer = await request(bare.server).get('/').expect(404);
    expect(answer.body.message).toBe('There is nothing at this address');
    await bare.close();
  });
});
