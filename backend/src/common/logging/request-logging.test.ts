import fastify, { type FastifyInstance } from 'fastify';
import { storage } from 'nestjs-pino/storage.js';
import { createLogger } from './logger.js';
import { type FinishedRequest, logRequests, requestLog } from './request-logging.js';

interface Line {
  level: number;
  msg: string;
  req: object;
  res?: object;
  responseTime?: number;
}

let lines: Line[];
let app: FastifyInstance;
beforeEach(() => {
  lines = [];
  app = fastify({ genReqId: () => 'the-id' });
  const log = createLogger('json', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  logRequests(app, log, 1);
  const handled = async () => {
    await Promise.resolve();
    storage.getStore()?.logger.warn('while it was handled');
    return 'ok';
  };
  app.get('/api/orders/:orderNumber', async () => 'ok');
  app.get('/api/admin/orders/:id', async () => 'ok');
  app.get('/api/health/live', async () => 'ok');
  app.get('/api/admin/contact-messages/unread/count', async () => 'ok');
  app.get('/api/broken', async (_request, reply) => reply.status(503).send('away'));
  app.get('/schedule', async () => 'a page');
  app.get('/api/told', handled);
  app.post('/api/told', handled);
});
afterEach(() => app.close());

async function told(method: 'GET' | 'POST', url: string): Promise<Line[]> {
  await app.inject({ method, url, ...(method === 'POST' && { payload: { a: 1 } }) });
  return lines;
}
const of = (method: string, path: string) => ({ id: 'the-id', method, path, from: '127.0.0.1' });

it.each([
  ['the route, not what a visitor can open a record with', '/api/orders/SC-1234', '/api/orders/:orderNumber'],
  ['the number of a record behind the sign-in', '/api/admin/orders/17?q=Thandi', '/api/admin/orders/17'],
  ['nothing else that stands in its place', '/api/admin/orders/Thandi', '/api/admin/orders/:id'],
  ['nothing of an address that no route knows', '/api/Thandi', '(no such address)'],
])('a line names %s', async (_what, url, path) => {
  const [line, ...others] = await told('GET', url);
  const status = path.startsWith('/') ? 200 : 404;
  expect(others).toEqual([]);
  expect(line).toMatchObject({ level: 30, msg: `GET ${path} ${status}`, res: { statusCode: status } });
  expect(line!.req).toEqual(of('GET', path));
  expect(line!.responseTime).toEqual(expect.any(Number));
});

it.each([
  ['what the proxy saw, not the proxy', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['without its port', '203.0.113.7:40312', '203.0.113.7'],
  ['of the newer kind', '[2001:db8::7]:40312', '2001:db8::7'],
  ['nothing that is no address', 'thandi@example.com', '127.0.0.1'],
])('every line names the address that asked: %s', async (_what, seen, from) => {
  await app.inject({ url: '/api/told', headers: { 'x-forwarded-for': seen } });
  expect(lines.map(({ req }) => req)).toEqual([
    { ...of('GET', '/api/told'), from },
    { ...of('GET', '/api/told'), from },
  ]);
});

it('is an error where the school failed', async () => {
  expect(await told('GET', '/api/broken')).toMatchObject([{ level: 50, msg: 'GET /api/broken 503' }]);
});

it.each(['/api/health/live', '/api/admin/contact-messages/unread/count', '/schedule', '/no-such-page'])(
  'is not written for %s',
  async (url) => {
    expect(await told('GET', url)).toEqual([]);
  },
);

it.each(['GET', 'POST'] as const)('what is logged while a %s is handled says for whom', async (method) => {
  expect(await told(method, '/api/told')).toMatchObject([
    { msg: 'while it was handled', req: of(method, '/api/told') },
    { msg: `${method} /api/told 200` },
  ]);
});

describe('a line', () => {
  const asked = { id: 'the-id', method: 'GET', path: '/api/"\n\u2028', from: undefined, elapsedMs: 1.6 };
  function written(form: 'json' | 'silent', request: FinishedRequest) {
    const texts: string[] = [];
    const log = createLogger(form, { write: (text) => void texts.push(text.replace(/"time":"[^"]*"/, '')) });
    requestLog(log)(request);
    const { status, elapsedMs, ...req } = request;
    const values = { req, res: { statusCode: status }, responseTime: Math.round(elapsedMs) };
    log[status >= 500 ? 'error' : 'info'](values, `${request.method} ${request.path} ${status}`);
    return texts;
  }

  it.each([200, 503])('of a %i is the very one that the logger would write', (status) => {
    const [line, byLogger] = written('json', { ...asked, status });
    expect(line).toContain('statusCode');
    expect(line).toBe(byLogger);
  });

  it('is not written where nothing is', () => {
    expect(written('silent', { ...asked, status: 503 })).toEqual([]);
  });
});
