import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import request from 'supertest';
import { createUser, type SignedIn, signIn } from './factories.js';
import { rawRequest } from './raw-request.js';
import { startTestApp, type TestApp } from './test-app.js';
import { openApiDocument } from '../src/common/openapi/serve-openapi.js';
import { Faq } from '../src/modules/faqs/faq.entity.js';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const faq = { question: 'Is there parking?', answer: 'Yes, in front of the club.' };

let t: TestApp;
let admin: SignedIn;
let port: number;
beforeAll(async () => {
  t = await startTestApp();
  // The super-user, who may call every route.
  admin = await signIn(t, await createUser(t.db, { id: 1, role: 'admin' }));
  await t.app.listen(0, '127.0.0.1');
  port = (t.server.address() as AddressInfo).port;
});
afterAll(() => t.close());
// Whatever was sent, the process lives on and nothing was stored.
afterEach(async () => {
  await request(t.server).get('/api/faqs/active').expect(200);
  expect(await t.db.count(Faq)).toBe(0);
});

const post = (body: string | Buffer, type = 'application/json') =>
  request(t.server)
    .post('/api/admin/faqs')
    .set(admin.headers)
    .set('Content-Type', type)
    .serialize((raw: unknown) => raw as string)
    .send(body as string);
const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe('a body that is no usable JSON', () => {
  it.each([
    ['malformed JSON', '{"question": ', 'The request body is not valid JSON'],
    ['two documents', '{}{}', 'The request body is not valid JSON'],
    ['a prototype key', '{"__proto__": {"isActive": false}}', 'The request body is not valid JSON'],
    ['a constructor key', '{"constructor": {"prototype": {"isActive": false}}}', 'The request body is not valid JSON'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'The request body is not valid UTF-8'],
    ['JSON 33 levels deep', nested(33), 'The request body is nested more than 32 levels deep'],
    ['JSON 10,000 levels deep', nested(10_000), 'The request body is nested more than 32 levels deep'],
    [
      'an object of 20,000 fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1]))),
      'An object of the request body has more than 100 fields',
    ],
    [
      'a list of 100,000 numbers',
      JSON.stringify({ a: Array(100_000).fill(0) }),
      'The request body holds more than 5000 values',
    ],
    ['a list', '[]', 'The request needs a JSON object as its body'],
    ['text', '"hello"', 'The request needs a JSON object as its body'],
    ['null', 'null', 'The request needs a JSON object as its body'],
    ['nothing', '', 'The request needs a JSON object as its body'],
  ])('%s is a 400', async (_what, body, message) => {
    const answer = await post(body);
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('JSON 32 levels deep is read', async () => {
    expect((await post(nested(32))).body.errors).toMatchObject({ a: 'Unknown field: a' });
  });
});

describe('a value that cannot be stored', () => {
  const message = 'The text holds characters that cannot be stored';

  it.each([
    ['NUL', { ...faq, question: 'Is there\u0000 parking?' }, { question: message }],
    ['half a surrogate pair', { ...faq, answer: 'Yes, in front \ud83d of it.' }, { answer: message }],
    ['a huge number', { ...faq, isActive: 1e308 }, { isActive: 'Active must be true or false' }],
    [
      'a list for text',
      { ...faq, question: ['Is there parking?'] },
      { question: 'Question must be at least 5 characters' },
    ],
    ['an object for text', { ...faq, answer: { $ne: null } }, { answer: 'Answer must be at least 10 characters' }],
    ['a number for text', { ...faq, answer: 12345678901 }, { answer: 'Answer must be at least 10 characters' }],
  ])('%s is a 400 that names the field', async (_what, body, errors) => {
    const answer = await post(JSON.stringify(body));
    expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: Object.values(errors)[0], errors });
  });

  it('a number beyond all numbers is a 400', async () => {
    const answer = await post('{"question":"Is there parking?","answer":"Yes, in front of it.","isActive":1e999}');
    expect(answer.body).toMatchObject({ statusCode: 400, errors: { isActive: 'Active must be true or false' } });
  });
});

describe('an email address that would begin another line of a mail', () => {
  const ADDRESS = '"a\\"\nBcc: x@evil.example"@example.com';

  it.each([
    ['POST', '/api/contact', 'email'],
    ['POST', '/api/password/forgot', 'email'],
    ['POST', '/api/orders', 'customerEmail'],
    ['POST', '/api/chatbot/conversations', 'userEmail'],
    ['PUT', '/api/chatbot/conversations/visitor-1', 'userEmail'],
    ['POST', '/api/admin/users', 'email'],
    ['PUT', '/api/admin/users/1', 'email'],
    ['POST', '/api/admin/corporate-clients', 'email'],
    ['PUT', '/api/admin/corporate-clients/1', 'primaryContactEmail'],
    ['PUT', '/api/admin/invoices/1', 'clientEmail'],
    ['PUT', '/api/admin/invoices/1', 'stormCombatEmail'],
    ['PUT', '/api/admin/invoice-settings', 'stormCombatEmail'],
    ['POST', '/api/admin/invoices/1/send', 'to'],
  ] as const)('%s %s: %s is a 400', async (method, url, field) => {
    const answer = await t.app.inject({ method, url, headers: admin.headers, payload: { [field]: ADDRESS } });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      expect.objectContaining({ [field]: expect.any(String) }),
    ]);
  });
});

describe('text that would be SQL', () => {
  it('is stored and found as the text it is', async () => {
    const question = `'); DROP TABLE faqs; -- " \\ $1 %s`;
    const answer = await post(JSON.stringify({ ...faq, question })).expect(201);
    expect(answer.body.question).toBe(question);
    const found = await request(t.server)
      .get('/api/admin/faqs')
      .set(admin.headers)
      .query({ filter: JSON.stringify({ q: question }) })
      .expect(200);
    expect(found.body).toHaveLength(1);
    await request(t.server).delete(`/api/admin/faqs/${answer.body.id}`).set(admin.headers).expect(200);
  });
});

describe('a route for staff, however its address is written', () => {
  /** The same route for the router, another text for whoever looks at the text. */
  const SPELLINGS: [string, (path: string) => string][] = [
    ['as it is', (path) => path],
    [
      'percent-encoded',
      (path) => path.replace(/^\/api\/(.)/, (_start, letter: string) => `/api/%${letter.charCodeAt(0).toString(16)}`),
    ],
    ['absolute', (path) => `http://elsewhere.example${path}`],
    ['going on after a #', (path) => `${path}#/unread/count`],
  ];
  const routes = () =>
    Object.entries(openApiDocument(t.app).paths)
      .filter(([path]) => /^\/api\/(admin|upload)\//.test(path))
      .flatMap(([path, item]) =>
        Object.keys(item).map((method) => ({ method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
      );
  // Closed by &, so that what a spelling adds is no part of a day.
  const OF_A_DAY = 'from=2026-11-01&to=2026-11-01&asOf=2026-11-01&';
  const isNeverStored = ({ headers }: { headers: string }) => /^cache-control: no-store$/im.test(headers);

  it.each(SPELLINGS)("%s: a stranger's body is not read, let alone judged", async (_how, spell) => {
    const writes = routes().filter(({ method }) => method !== 'GET');
    const answers = await Promise.all(
      writes.map(async ({ method, path }) => {
        // The body is announced and never sent in whole: only who does not wait for it can answer.
        const head =
          `${method} ${spell(path)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
          'Content-Length: 15000000\r\n\r\n{"malformed';
        const answer = await rawRequest(port, head);
        return [method, path, answer.status, isNeverStored(answer)];
      }),
    );
    expect(answers).toEqual(writes.map(({ method, path }) => [method, path, 401, true]));
  });

  it.each(SPELLINGS)('%s: what staff read is kept by nobody', async (_how, spell) => {
    const reads = routes()
      .filter(({ method, path }) => method === 'GET' && !path.includes('/1'))
      // Of no period there is no report, nor who is away.
      .map(({ path }) => ({ path: /\/(reports\/|substitutes-needed)/.test(path) ? `${path}?${OF_A_DAY}` : path }));
    const answers = [];
    // One by one: a machine that is busy with other tests would have the last of them all wait too long.
    for (const { path } of reads) {
      const answer = await rawRequest(
        port,
        `GET ${spell(path)} HTTP/1.1\r\nHost: localhost\r\n` +
          `Authorization: ${admin.headers.authorization}\r\nConnection: close\r\n\r\n`,
      );
      answers.push([path, answer.status, isNeverStored(answer)]);
    }
    expect(answers).toEqual(reads.map(({ path }) => [path, 200, true]));
  });
});

describe('the wrong kind or amount of body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('%s is a 415', async (type) => {
    expect((await post(JSON.stringify(faq), type)).body).toEqual({
      statusCode: 415,
      error: 'Unsupported Media Type',
      message: 'The request body must be JSON (Content-Type: application/json)',
    });
  });

  it('JSON of 257 KB is a 413', async () => {
    const answer = await post(JSON.stringify({ ...faq, answer: 'x'.repeat(257 * 1024) }));
    expect(answer.body).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: 'The request body is too large',
    });
  });

  it('JSON of 255 KB is read', async () => {
    expect((await post(JSON.stringify({ ...faq, answer: 'x'.repeat(255 * 1024) }))).body.errors).toEqual({
      answer: 'Answer must be at most 5000 characters',
    });
  });

  it.each([
    ['an announced length', `Content-Length: ${100 * MEGABYTE.length}\r\n`, MEGABYTE],
    [
      'chunks',
      'Transfer-Encoding: chunked\r\n',
      Buffer.concat([Buffer.from('100000\r\n'), MEGABYTE, Buffer.from('\r\n')]),
    ],
  ])('100 MB with %s are a 413 before they are all sent', async (_what, length, chunk) => {
    let sent = 0;
    const chunks = (function* () {
      for (; sent < 100; sent++) yield chunk;
    })();
    const head =
      `POST /api/admin/faqs HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${admin.headers.authorization}\r\n` +
      `Content-Type: application/json\r\n${length}\r\n`;
    const answer = await rawRequest(port, head, chunks);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 413, message: 'The request body is too large' });
    expect(sent).toBeLessThan(100);
  });
});

it('bodies that strangers begin and do not end take up no memory without end', async () => {
  // Node asks for the body once it has the headers.
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    'Content-Length: 262144\r\nExpect: 100-continue\r\n\r\n';
  const begun = Array.from({ length: 16 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    return socket;
  });
  await Promise.all(begun.map((socket) => once(socket, 'data')));
  const refused = await rawRequest(port, head.replace('Expect: 100-continue\r\n', ''));
  expect(refused.status).toBe(429);
  expect(refused.headers).toMatch(/retry-after: \d+/i);
  for (const socket of begun) socket.destroy();
});

describe('a request for nothing', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/faqs/active/'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/faqs/active'],
    ['PATCH', '/api/admin/faqs/1'],
    ['POST', '/somewhere'],
  ])('%s %s is a JSON 404', async (method, path) => {
    const answer = await request(t.server)[method.toLowerCase() as 'get'](path);
    expect(answer.body).toEqual({ statusCode: 404, error: 'Not Found', message: 'There is nothing at this address' });
  });

  it.each([
    ['a malformed escape', 400, '/api/admin/faqs/%zz'],
    ['a path that climbs', 404, '/api/../../etc/passwd'],
    ['an endless id', 404, `/api/admin/faqs/${'1'.repeat(4_000)}`],
  ])('%s is a %d', async (_what, status, path) => {
    const answer = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${admin.headers.authorization}\r\n\r\n`,
    );
    expect(JSON.parse(answer.body)).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.stringMatching(/^[A-Z].*/),
    });
    expect(answer.status).toBe(status);
  });

  it.each([
    [
      'headers without end',
      431,
      `GET /api/faqs/active HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    ['a line that is no HTTP', 400, 'hello\r\n\r\n'],
  ])(
    '%s is a %d that ends the connection, and says so to a proxy that would use it again',
    async (_what, status, sent) => {
      const answer = await rawRequest(port, sent);
      expect(answer.status).toBe(status);
      expect(answer.headers.toLowerCase().split('\r\n')).toContain('connection: close');
      expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status, message: expect.stringMatching(/^The .* /) });
    },
  );
});

describe('a route of staff that takes no body', () => {
  const withoutBody = () =>
    Object.entries(openApiDocument(t.app).paths).flatMap(([path, calls]) =>
      (['post', 'put', 'delete'] as const).flatMap((method) => {
        const call = calls[method];
        return path.startsWith('/api/admin/') && call && !call.requestBody ? [{ path, method, call }] : [];
      }),
    );

  it('refuses the fields of one, which it would not heed, and says so in the document', async () => {
    expect(withoutBody().map(({ path }) => path)).toContain('/api/admin/quotes/{id}/send');
    for (const { path, method, call } of withoutBody()) {
      const answer = await request(t.server)
        [method](path.replaceAll(/\{\w+\}/g, '99999'))
        .set(admin.headers)
        .send({ to: 'somebody@example.com' });
      expect({ path, method, status: answer.status, errors: answer.body.errors }).toEqual({
        path,
        method,
        status: 400,
        errors: { to: 'Unknown field: to' },
      });
      expect({ path, method, answers: Object.keys(call.responses) }).toMatchObject({
        answers: expect.arrayContaining(['400']),
      });
    }
  });

  it('takes an empty one', async () => {
    await request(t.server).delete('/api/admin/faqs/99999').set(admin.headers).send({}).expect(404);
  });
});
