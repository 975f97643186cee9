/**
 * Every route of the product that is not public, against everyone who might call it (CONTRACT "Sign-in").
 * A new route fails here until it has a row below, or is named among the public ones.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import type { EntityManager } from 'typeorm';
import { API_KEY_ACCESS, API_KEY_RESOURCES, API_KEY_RULES } from '#libs/contracts/api-key';
import { LOGIN_RULES, SECOND_FACTOR } from '#libs/contracts/auth';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { openApiDocument } from '../src/common/openapi/serve-openapi.js';
import { resourcesNeeded, apiKeyScopeOf } from '../src/common/api-key-scope.js';
import { BeginnerCourse } from '../src/modules/beginner-courses/beginner-course.entity.js';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { ReplyTemplate } from '../src/modules/reply-templates/reply-template.entity.js';
import { Faq } from '../src/modules/faqs/faq.entity.js';
import { Instructor } from '../src/modules/instructors/instructor.entity.js';
import { CreditNote, InvoicePayment } from '../src/modules/invoices/invoice-paying.entity.js';
import { SessionsService } from '../src/modules/users/sessions.service.js';
import { Session } from '../src/modules/users/sign-in.entity.js';
import { SignInSettings, type User } from '../src/modules/users/user.entity.js';
import { nextDocumentNumber } from '../src/modules/invoices/document-numbers.service.js';
import {
  createApiKey,
  createChatConversation,
  createContactMessage,
  createInvoice,
  createProduct,
  createProductCategory,
  createUnansweredQuestion,
  createUser,
  PASSWORD,
  signIn,
} from './factories.js';
import { BANK_STATEMENT_ROUTES } from './bank-statement-routes.js';
import { calendarRoutes } from './calendar-routes.js';
import { importRoutes } from './import-routes.js';
import { keyAndActivityRoutes } from './key-and-activity-routes.js';
import { ORDER_ROUTES } from './order-routes.js';
import { INBOX_ROUTES } from './inbox-routes.js';
import { PUBLIC_ROUTES } from './public-routes.js';
import { QUOTE_ROUTES } from './quote-routes.js';
import { RECURRING_INVOICE_ROUTES } from './recurring-invoice-routes.js';
import { recordRoutes, type RecordRoute } from './record-routes.js';
import { SENT_INVOICE_ROUTES } from './sent-invoice-routes.js';
import { REPORT_ROUTES } from './report-routes.js';
import { settingsRoutes } from './settings-routes.js';
import { STATEMENT_ROUTES } from './statement-routes.js';
import { startTestApp, type TestApp } from './test-app.js';

interface Row extends RecordRoute {
  /** What role user gets; 403 unless said otherwise. */
  user?: number;
}

const NO_BATCH = '00000000-0000-4000-8000-000000000001';
const newFaq = { question: 'Where do you train?', answer: 'In Sunninghill, Sandton.' };
const newTemplate = { title: 'Free trial', text: 'Hello {name}, please come.' };
const newCourse = {
  name: 'Autumn course',
  startDate: '16 April',
  description: 'From zero.',
  duration: '12 weeks',
  sessions: '2 sessions per week',
  difficulty: 'Beginner',
  bookingLink: '/contact-us',
};
const newInstructor = { name: 'Coach Storm', role: 'Head instructor', bio: 'Twenty years of Krav Maga.' };
const newClient = { name: 'Highveld Logistics', logoUrl: '/clients/highveld-logistics.svg' };
const newUser = { username: 'matrix-user', email: 'matrix@example.com', password: 'long enough' };
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const faq = (db: EntityManager) => db.save(Faq, { ...newFaq });
const template = (db: EntityManager) => db.save(ReplyTemplate, { ...newTemplate });
const course = (db: EntityManager) => db.save(BeginnerCourse, { ...newCourse });
const instructor = (db: EntityManager) => db.save(Instructor, { ...newInstructor });
const client = (db: EntityManager) => db.save(CorporateClient, { ...newClient });
const newProduct = { name: 'Gloves', price: 49900, category: 'Matrix gear', stock: 5 };
const category = (db: EntityManager) => createProductCategory(db, { name: newProduct.category });
const product = (db: EntityManager) => createProduct(db);
const written = (db: EntityManager) => createContactMessage(db);
const invoiced = (db: EntityManager) => createInvoice(db, { items: [{}] });
const line = { description: 'Team training', quantity: 1, unitPrice: 250_000 };
const invoicedLine = async (db: EntityManager) => {
  const { id, items } = await invoiced(db);
  return { id, itemId: items[0]!.id };
};
const paid = async (db: EntityManager) => {
  const { id } = await invoiced(db);
  return {
    id,
    paymentId: (
      await db.save(InvoicePayment, { invoiceId: id, date: '2026-04-16', amount: 100, method: 'eft' as const })
    ).id,
  };
};
const credited = async (db: EntityManager) => {
  const { id: invoiceId } = await invoiced(db);
  return db.save(CreditNote, {
    invoiceId,
    creditNoteNumber: await nextDocumentNumber(db, 'creditNote', 2026),
    date: '2026-04-16',
    amount: 100,
    taxAmount: 0,
    reason: 'A lesson less',
  });
};
/** The client of the matrix's first invoice; the matrix knows no ids before its records are made. */
const firstClient = (db: EntityManager) => db.save(CorporateClient, { id: 1, ...newClient });
const newSubscription = {
  endpoint: 'https://push.example/matrix',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const conversation = (db: EntityManager) => createChatConversation(db);
const unanswered = (db: EntityManager) => createUnansweredQuestion(db);
const matrixPerson = { email: 'nobody@example.com' };
const account = (db: EntityManager) => createUser(db);
const sessionOfOthers = async (db: EntityManager) => {
  const { id } = await createUser(db);
  await new SessionsService(db).create(db, id);
  return db.findOneByOrFail(Session, { userId: id });
};

const ownPassword = { currentPassword: PASSWORD };

const ROWS: Record<string, Row> = {
  ...BANK_STATEMENT_ROUTES,
  ...importRoutes,
  ...calendarRoutes,
  ...keyAndActivityRoutes,
  ...QUOTE_ROUTES,
  ...RECURRING_INVOICE_ROUTES,
  ...recordRoutes('reply-templates', { record: template, body: newTemplate }),
  ...settingsRoutes,
  'POST /api/logout': { admin: 200, user: 200 },
  'GET /api/account': { admin: 200, user: 200 },
  // That the matrix's admins have a second factor, and this is no code of theirs, they learn after they got in.
  'POST /api/account/totp': { body: ownPassword, admin: 409, user: 200 },
  'POST /api/account/totp/confirm': { body: { code: '123456' }, admin: 409, user: 409 },
  'POST /api/account/totp/recovery-codes': { body: { ...ownPassword, code: '123456' }, admin: 400, user: 409 },
  'DELETE /api/account/totp': { body: { ...ownPassword, code: '123456' }, admin: 400, user: 409 },
  'GET /api/account/sessions': { admin: 200, user: 200 },
  'DELETE /api/account/sessions': { admin: 200, user: 200 },
  'DELETE /api/account/sessions/{id}': { record: sessionOfOthers, admin: 404, user: 404 },
  // For the super-user, whom backups.spec calls them as.
  'GET /api/admin/backups': { admin: 403 },
  'POST /api/admin/backups': { admin: 403 },
  'GET /api/admin/backups/{name}/download': { admin: 403 },
  ...recordRoutes('faqs', { record: faq, body: newFaq }),
  ...recordRoutes('beginner-courses', { record: course, body: newCourse }),
  ...recordRoutes('products', { record: product, body: newProduct, change: { stock: 3 } }),
  'POST /api/admin/products': { body: newProduct, record: category, admin: 201 },
  'GET /api/admin/products/{id}/stock-history': { record: product, admin: 200 },
  ...recordRoutes('product-categories', {
    record: (db) => createProductCategory(db),
    body: { name: 'Matrix category' },
    change: { sortOrder: 2 },
  }),
  'POST /api/upload/product-image': { body: { imageData: onePixel }, admin: 201 },
  ...recordRoutes('instructors', { record: instructor, body: newInstructor }),
  ...recordRoutes('corporate-clients', { record: client, body: newClient }),
  'GET /api/admin/corporate-clients/{id}/merge': { record: client, admin: 200 },
  'POST /api/admin/corporate-clients/{id}/merge': { record: client, body: { into: 2_000_000_000 }, admin: 400 },
  'GET /api/admin/contact-messages': { admin: 200 },
  'GET /api/admin/contact-messages/export': { admin: 200 },
  'GET /api/admin/contact-messages/archive-old/count': { admin: 200 },
  'GET /api/admin/contact-messages/unread/count': { admin: 200 },
  'GET /api/admin/contact-messages/{id}': { record: written, admin: 200 },
  'PUT /api/admin/contact-messages/{id}': { record: written, body: { followUpAt: null }, admin: 200 },
  'PUT /api/admin/contact-messages/{id}/status': { record: written, body: { status: 'read' }, admin: 200 },
  'PUT /api/admin/contact-messages/{id}/response': {
    record: written,
    body: { response: 'Welcome!', responseType: 'email', respondedBy: 'Admin' },
    admin: 200,
  },
  'PUT /api/admin/contact-messages/{id}/archive': { record: written, body: { archive: true }, admin: 200 },
  'POST /api/admin/contact-messages/archive-old': { admin: 200 },
  'POST /api/admin/contact-messages/archive-old/undo': { body: { batch: NO_BATCH }, admin: 404 },
  ...ORDER_ROUTES,
  'GET /api/admin/invoices': { admin: 200 },
  'POST /api/admin/invoices': {
    record: firstClient,
    body: { corporateClientId: 1, dueDate: '2027-04-16' },
    admin: 201,
  },
  'GET /api/admin/invoices/{id}': { record: invoiced, admin: 200 },
  'PUT /api/admin/invoices/{id}': { record: invoiced, body: { taxRate: 1500 }, admin: 200 },
  'DELETE /api/admin/invoices/{id}': { record: invoiced, admin: 200 },
  'GET /api/admin/invoices/{id}/pdf': { record: invoiced, admin: 200 },
  'POST /api/admin/invoices/{id}/items': { record: invoiced, body: line, admin: 201 },
  'PUT /api/admin/invoices/{id}/items/{itemId}': { record: invoicedLine, body: line, admin: 200 },
  'DELETE /api/admin/invoices/{id}/items/{itemId}': { record: invoicedLine, admin: 200 },
  'POST /api/admin/invoices/{id}/payments': {
    record: invoiced,
    body: { date: '2026-04-16', amount: 100, method: 'eft' },
    admin: 201,
  },
  'DELETE /api/admin/invoices/{id}/payments/{paymentId}': { record: paid, admin: 200 },
  'POST /api/admin/invoices/{id}/credit-notes': {
    record: invoiced,
    body: { amount: 100, reason: 'A lesson less' },
    admin: 201,
  },
  'GET /api/admin/credit-notes/{id}/pdf': { record: credited, admin: 200 },
  ...SENT_INVOICE_ROUTES,
  'POST /api/admin/invoices/{id}/send': { record: invoiced, body: {}, admin: 200 },
  ...REPORT_ROUTES,
  ...STATEMENT_ROUTES,
  'GET /api/admin/invoice-items/recent': { admin: 200 },
  'POST /api/admin/people/search': { body: matrixPerson, admin: 200 },
  'POST /api/admin/people/export': { body: matrixPerson, admin: 200 },
  'POST /api/admin/people/erase': { body: { ...matrixPerson, confirmation: matrixPerson.email }, admin: 403 },
  'GET /api/admin/push/key': { admin: 200 },
  'POST /api/admin/push/subscriptions': { body: newSubscription, admin: 201 },
  'DELETE /api/admin/push/subscriptions': { body: { endpoint: newSubscription.endpoint }, admin: 204 },
  'GET /api/admin/notice-settings': { admin: 200 },
  'PUT /api/admin/notice-settings': { body: { dailyDigest: true }, admin: 200 },
  'GET /api/admin/invoice-settings': { admin: 200 },
  'PUT /api/admin/invoice-settings': { body: { bankName: 'Matrix Bank' }, admin: 200 },
  'GET /api/admin/chat-conversations': { admin: 200 },
  'GET /api/admin/chat-conversations/{id}': { record: conversation, admin: 200 },
  ...INBOX_ROUTES,
  'DELETE /api/admin/chat-conversations/{id}': { record: conversation, admin: 200 },
  'GET /api/admin/unanswered-questions': { admin: 200 },
  'GET /api/admin/unanswered-questions/{id}': { record: unanswered, admin: 200 },
  'PUT /api/admin/unanswered-questions/{id}': { record: unanswered, body: { status: 'dismissed' }, admin: 200 },
  // For the super-user, whom second-factor.spec calls them as.
  'GET /api/admin/sign-in-settings': { admin: 403 },
  'PUT /api/admin/sign-in-settings': { body: { adminsNeedSecondFactor: true }, admin: 403 },
  'DELETE /api/admin/users/{id}/totp': { record: account, body: ownPassword, admin: 403 },
  // For the super-user, whom system.spec calls them as.
  'GET /api/admin/system': { admin: 403 },
  'GET /api/admin/system/jobs': { admin: 403 },
  'POST /api/admin/system/jobs/retry': { admin: 403 },
  'POST /api/admin/system/jobs/{id}/retry': { admin: 403 },
  'DELETE /api/admin/system/jobs/{id}': { admin: 403 },
  ...recordRoutes('users', { record: account, body: newUser, change: { firstName: 'Matrix' } }),
};

/** What one is told who may not call; another gets in, whatever is then said about a body of nonsense. */
type Refusal = readonly [status: number, message: string];
const GETS_IN = 'gets in';
/** What a key may call that may only read: asking for a list's file changes nothing either. */
const READS = /^get |^post \/api\/admin\/exports\//;
const NOT_SIGNED_IN: Refusal = [401, LOGIN_RULES.sessionEnded];

type Headers = { authorization?: string };
interface Caller {
  caller: string;
  headers: () => Headers | Promise<Headers>;
  refusal: Refusal | typeof GETS_IN;
}

let t: TestApp;
let routes: string[];
let callers: Awaited<ReturnType<typeof makeCallers>>;
/** Of each route, how many callers were answered as they must be. */
const held: number[] = [];
beforeAll(async () => {
  t = await startTestApp();
  routes = routesOf(openApiDocument(t.app));
  callers = await makeCallers();
});
afterAll(async () => {
  await t.close();
  const all = held.reduce((sum, count) => sum + count, 0);
  const callersEach = `${Math.min(...held)} to ${Math.max(...held)} callers`;
  process.stdout.write(
    `${held.length} routes × ${callersEach} held, ${all} in all; ${PUBLIC_ROUTES.length} are public.\n`,
  );
});

describe('the list of routes', () => {
  it('each is public by name or has a row', () => {
    expect(routes).toEqual([...PUBLIC_ROUTES, ...Object.keys(ROWS)].sort());
  });

  it('the document leaves out none that the server answers', () => {
    const fastify: FastifyInstance = t.app.getHttpAdapter().getInstance();
    const served = routesOfTree(fastify.printRoutes({ commonPrefix: false }));
    // The document itself, the site's files, and the metrics, which guard themselves (loopback or METRICS_TOKEN).
    const besidesTheApi = /^GET (\/api\/docs|\/api\/openapi\.json|\*$|\/metrics$)/;
    expect(served.filter((route) => !besidesTheApi.test(route)).sort()).toEqual(routes);
  });

  it('each row says what it is for an API key', () => {
    expect(Object.keys(ROWS).filter((route) => apiKeyScopeOf(parts(route)[1]) === undefined)).toEqual([]);
  });

  it('the public ones ask nobody who they are', async () => {
    for (const route of PUBLIC_ROUTES) {
      const [method, path] = parts(route);
      const answer = await request(t.server)
        [method](path)
        .send(method === 'get' ? undefined : {});
      expect([route, answer.status === 401 && answer.headers['www-authenticate'] === 'Bearer']).toEqual([route, false]);
    }
  });
});

describe.each(Object.entries(ROWS))('%s', (route, row) => {
  const [method, template] = parts(route);

  it('each caller gets in, or learns why not', async () => {
    const url = template.replaceAll(/\{\w+\}/g, '999999');
    const callers = [...peopleAt(row), ...keysAt(`${method} ${template}`, apiKeyScopeOf(template))];
    for (const { caller, headers, refusal } of callers) {
      // A body that would be refused, and an id that names nothing: who may not call learns neither.
      const answer = await call(method, url, await headers(), row.body && { nonsense: true });
      const { statusCode } = answer;
      const isRefused = statusCode === 401 || statusCode === 403 || statusCode === 429;
      const told = isRefused ? [statusCode, answer.json<{ message: string }>().message] : GETS_IN;
      expect([caller, told]).toEqual([caller, refusal]);
      if (statusCode === 401) expect([caller, answer.headers['www-authenticate']]).toEqual([caller, 'Bearer']);
    }
    held.push(callers.length);
  });

  it('an admin', async () => {
    const ids: Record<string, unknown> = { ...(await row.record?.(t.db)) };
    const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => String(ids[name]));
    const { statusCode, body } = await call(method, path, await sessionOf(callers.admin), row.body);
    expect([statusCode, statusCode === row.admin ? '' : body]).toEqual([row.admin, '']);
  });
});

/** The accounts, sessions and keys of the matrix, made once: who is refused changes nothing. */
async function makeCallers() {
  const admin = await createUser(t.db, { role: 'admin' });
  const owner = await createUser(t.db, { role: 'admin', id: SUPER_USER_ID });
  const demoted = await createUser(t.db, { role: 'admin' });
  const disabled = await createUser(t.db, { role: 'admin' });
  // All but one of them have what the owner asks for.
  await t.db.save(SignInSettings, { id: 1, adminsNeedSecondFactor: true });
  await t.db.query("UPDATE users SET totp_secret = 'JBSWY3DPEHPK3PXP', second_factor_at = now() WHERE role = 'admin'");
  const keyOf = async (parts: Parameters<typeof createApiKey>[1], after?: string): Promise<Headers> => {
    const { id, key } = await createApiKey(t.db, { maker: admin, ...parts });
    if (after !== undefined) await t.db.query(after, [id]);
    return bearer(key);
  };
  const sessionAfter = async (who: User, sql: string): Promise<Headers> => {
    const headers = await sessionOf(who);
    await t.db.query(sql, [who.id]);
    return headers;
  };
  const keys = new Map<string, Headers>();
  for (const resource of API_KEY_RESOURCES) {
    for (const access of API_KEY_ACCESS)
      keys.set(`${access} ${resource}`, await keyOf({ access, resources: [resource] }));
    const others = API_KEY_RESOURCES.filter((other) => other !== resource);
    keys.set(`not ${resource}`, await keyOf({ resources: others }));
  }
  return {
    admin,
    owner,
    pending: await createUser(t.db, { role: 'admin' }),
    user: await createUser(t.db),
    demoted,
    keys,
    demotedsKey: await keyOf({ maker: demoted }),
    disabledsKey: await keyOf({ maker: disabled }),
    everything: await keyOf({}),
    expiredKey: await keyOf({}, 'UPDATE api_keys SET expires_at = now() WHERE id = $1'),
    revokedKey: await keyOf({}, 'DELETE FROM api_keys WHERE id = $1'),
    expired: await sessionAfter(admin, 'UPDATE sessions SET expires_at = now() WHERE user_id = $1'),
    revoked: await sessionAfter(admin, 'DELETE FROM sessions WHERE user_id = $1'),
    disabled: await sessionAfter(disabled, 'UPDATE users SET is_active = false WHERE id = $1'),
    demotion: await sessionAfter(demoted, "UPDATE users SET role = 'user' WHERE id = $1"),
  };
}

function peopleAt(row: Row): Caller[] {
  const { admin, owner, pending, user, demoted, expired, revoked, disabled } = callers;
  const fewer = row.user === undefined ? ([403, LOGIN_RULES.notAdmin] as const) : GETS_IN;
  return [
    { caller: 'nobody', headers: () => ({}), refusal: NOT_SIGNED_IN },
    { caller: 'garbage', headers: () => bearer('g'.repeat(43)), refusal: NOT_SIGNED_IN },
    { caller: 'a bare id', headers: () => bearer(String(admin.id)), refusal: NOT_SIGNED_IN },
    { caller: 'an expired session', headers: () => expired, refusal: NOT_SIGNED_IN },
    { caller: 'a revoked session', headers: () => revoked, refusal: NOT_SIGNED_IN },
    { caller: 'a disabled admin', headers: () => disabled, refusal: NOT_SIGNED_IN },
    { caller: 'a demoted admin', headers: () => sessionOf(demoted), refusal: fewer },
    {
      caller: 'another admin',
      headers: () => sessionOf(admin),
      refusal: row.admin === 403 ? [403, LOGIN_RULES.notSuperUser] : GETS_IN,
    },
    { caller: 'the super-user', headers: () => sessionOf(owner), refusal: GETS_IN },
    {
      caller: 'second factor pending',
      headers: () => sessionOf(pending),
      refusal: row.user === undefined ? [403, SECOND_FACTOR.needed] : GETS_IN,
    },
    { caller: 'role user', headers: () => sessionOf(user), refusal: fewer },
  ];
}

function keysAt(route: string, scope: ReturnType<typeof apiKeyScopeOf>): Caller[] {
  const { keys, everything, expiredKey, revokedKey, demotedsKey, disabledsKey } = callers;
  const dead = Object.entries({ expiredKey, revokedKey, demotedsKey, disabledsKey }).map(
    ([caller, headers]): Caller => ({ caller, headers: () => headers, refusal: NOT_SIGNED_IN }),
  );
  if (scope === undefined || scope === 'person')
    return [...dead, { caller: 'any key', headers: () => everything, refusal: [403, API_KEY_RULES.needsPerson] }];
  const live = (name: string, refusal: Caller['refusal']): Caller => ({
    caller: name,
    headers: () => keys.get(name)!,
    refusal,
  });
  const [, also] = resourcesNeeded(route.slice(route.indexOf('/')), scope);
  if (also !== undefined)
    return [
      ...dead,
      { caller: 'any key', headers: () => everything, refusal: GETS_IN },
      live(`write ${scope}`, [403, API_KEY_RULES.otherResource(also)]),
      live(`write ${also}`, [403, API_KEY_RULES.otherResource(scope)]),
    ];
  return [
    ...dead,
    live(`write ${scope}`, GETS_IN),
    live(`read ${scope}`, READS.test(route) ? GETS_IN : [403, API_KEY_RULES.readOnly]),
    live(`not ${scope}`, [403, API_KEY_RULES.otherResource(scope)]),
  ];
}

function bearer(secret: string): Headers {
  return { authorization: `Bearer ${secret}` };
}

/** One of its own: a route of these ends it. */
async function sessionOf(user: User): Promise<Headers> {
  return (await signIn(t, user)).headers;
}

/** Without a socket: there are thousands. */
function call(method: ReturnType<typeof parts>[0], url: string, headers: Headers, payload?: object) {
  return t.app.inject({ method: method.toUpperCase() as 'GET', url, headers, ...(payload && { payload }) });
}

function parts(route: string): ['get' | 'post' | 'put' | 'delete', string] {
  const [method, path] = route.split(' ');
  return [method!.toLowerCase() as 'get' | 'post' | 'put' | 'delete', path!];
}

function routesOf(document: OpenAPIObject): string[] {
  const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      methods.filter((method) => item[method]).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .sort();
}

/** The routes of Fastify's own drawing of them: a tree whose branches are indented by four. */
function routesOfTree(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^(.*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
    if (segment === '') return [];
    path.splice(indent.length / 4, path.length, segment);
    const address = path.join('').replaceAll(/:(\w+)/g, '{$1}');
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${address}`);
  });
}
