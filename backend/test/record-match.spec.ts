/** Two people who change the same record: If-Match on every PUT of a record that staff change (docs/decisions/0024). */
import request from 'supertest';
import type { EntityManager } from 'typeorm';
import { MALFORMED_IF_MATCH, staleRecord } from '#libs/contracts/api-error';
import { recordTag } from '#libs/domain/record-tag';
import { SETTINGS_SECTIONS } from '#libs/contracts/school';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { openApiDocument } from '../src/common/openapi/serve-openapi.js';
import { BeginnerCourse } from '../src/modules/beginner-courses/beginner-course.entity.js';
import { ClassException } from '../src/modules/class-calendar/class-exception.entity.js';
import { Closure } from '../src/modules/class-calendar/closure.entity.js';
import { ClassSchedule } from '../src/modules/class-schedules/class-schedule.entity.js';
import { CorporateClient } from '../src/modules/corporate-clients/corporate-client.entity.js';
import { ReplyTemplate } from '../src/modules/reply-templates/reply-template.entity.js';
import { Faq } from '../src/modules/faqs/faq.entity.js';
import { Instructor } from '../src/modules/instructors/instructor.entity.js';
import { createCourseSignup } from './course-factories.js';
import {
  createChatConversation,
  createContactMessage,
  createInvoice,
  createOrder,
  createProduct,
  createProductCategory,
  createRecurringInvoice,
  createUnansweredQuestion,
  createUser,
  PASSWORD,
  type SignedIn,
  signIn,
  createTrialBooking,
} from './factories.js';
import { createInstructorAbsence } from './instructor-factories.js';
import { untilSomeoneWaitsForALock } from './lock-wait.js';
import { createQuote } from './quote-factory.js';
import { startTestApp, type TestApp } from './test-app.js';

type Body = Record<string, unknown>;
interface Resource {
  noun: string;
  make: (db: EntityManager) => Promise<{ id: number }>;
  /** What one person changes, and what the other. */
  mine: Body;
  theirs: Body;
  /** After the id, where a part of the record has an address of its own. */
  part?: string;
}

const FAQ = { question: 'Is there parking?', answer: 'Yes, in front of the club.' };
const CLASS = {
  day: 'Monday',
  startTime: '18:00',
  endTime: '19:00',
  className: 'Krav Maga',
  level: 'Beginner',
} as const;
const COURSE = {
  name: 'Autumn',
  startDate: '16 April',
  description: 'From zero.',
  duration: '12 weeks',
  sessions: '2 a week',
  difficulty: 'Beginner',
  bookingLink: '/contact-us',
};

const RESOURCES: Record<string, Resource> = {
  faqs: {
    noun: 'FAQ',
    make: (db) => db.save(Faq, { ...FAQ }),
    mine: { question: 'May I park there?' },
    theirs: { answer: 'Yes, behind the club.' },
  },
  'reply-templates': {
    noun: 'reply template',
    make: (db) => db.save(ReplyTemplate, { title: 'Free trial', text: 'Hello {name}' }),
    mine: { title: 'Trial' },
    theirs: { text: 'Good day {name}' },
  },
  quotes: {
    noun: 'quote',
    make: (db) => createQuote(db),
    mine: { notes: 'Gloves are lent' },
    theirs: { validUntil: '2998-08-01' },
  },
  'recurring-invoices': {
    noun: 'recurring invoice',
    make: (db) => createRecurringInvoice(db),
    mine: { name: 'Weekly training' },
    theirs: { dayOfMonth: 15 },
  },
  'class-schedules': {
    noun: 'class schedule',
    make: (db) => db.save(ClassSchedule, { ...CLASS }),
    mine: { className: 'Boxing' },
    theirs: { level: 'Advanced' },
  },
  closures: {
    noun: 'closure',
    make: (db) => db.save(Closure, { startDate: '2030-07-10', endDate: '2030-07-12', name: 'Winter break' }),
    mine: { name: 'Grading' },
    theirs: { note: 'Back on Monday' },
  },
  'class-exceptions': {
    noun: 'class exception',
    make: async (db) => {
      const { id: classScheduleId } = await db.save(ClassSchedule, { ...CLASS });
      return db.save(ClassException, { classScheduleId, date: '2030-07-08', kind: 'changed' as const, note: 'Gloves' });
    },
    mine: { note: 'Bring gloves' },
    theirs: { instructor: 'Coach Dube' },
  },
  'trial-bookings': {
    noun: 'trial booking',
    make: async (db) => {
      const { id: classScheduleId } = await db.save(ClassSchedule, { ...CLASS });
      return createTrialBooking(db, { classScheduleId });
    },
    mine: { status: 'attended' },
    theirs: { staffNote: 'Brings a friend' },
  },
  'course-signups': {
    noun: 'course sign-up',
    make: (db) => createCourseSignup(db),
    mine: { status: 'cancelled' },
    theirs: { staffNote: 'Brings a friend' },
  },
  'beginner-courses': {
    noun: 'beginner course',
    make: (db) => db.save(BeginnerCourse, { ...COURSE }),
    mine: { name: 'Winter' },
    theirs: { startDate: '18 June' },
  },
  instructors: {
    noun: 'instructor',
    make: (db) =>
      db.save(Instructor, { name: 'Coach Storm', role: 'Head instructor', bio: 'Twenty years of Krav Maga.' }),
    mine: { name: 'Coach Thunder' },
    theirs: { role: 'Assistant' },
  },
  'instructor-absences': {
    noun: 'absence',
    make: (db) => createInstructorAbsence(db),
    mine: { note: 'Grading abroad' },
    theirs: { endDate: '2030-07-14' },
  },
  'corporate-clients': {
    noun: 'corporate client',
    make: (db) => db.save(CorporateClient, { name: 'Highveld', logoUrl: '/clients/highveld.svg' }),
    mine: { name: 'Lowveld' },
    theirs: { sortOrder: 7 },
  },
  'product-categories': {
    noun: 'category',
    make: (db) => createProductCategory(db),
    mine: { description: 'All we have' },
    theirs: { sortOrder: 7 },
  },
  products: { noun: 'product', make: (db) => createProduct(db), mine: { price: 100 }, theirs: { price: 200 } },
  users: { noun: 'user', make: (db) => createUser(db), mine: { firstName: 'Thandi' }, theirs: { lastName: 'Nkosi' } },
  invoices: {
    noun: 'invoice',
    make: (db) => createInvoice(db),
    mine: { notes: 'Thank you' },
    theirs: { taxRate: 1500 },
  },
  orders: {
    noun: 'order',
    make: (db) => createOrder(db),
    mine: { trackingNumber: 'CG-1' },
    theirs: { status: 'processing' },
  },
  'contact-messages': {
    noun: 'contact message',
    make: (db) => createContactMessage(db),
    part: '/status',
    mine: { status: 'read' },
    theirs: { status: 'replied' },
  },
  'contact-messages, the plan': {
    noun: 'contact message',
    make: (db) => createContactMessage(db),
    mine: { followUpAt: '2099-03-01T07:00:00.000Z' },
    theirs: { followUpAt: '2098-03-01T07:00:00.000Z' },
  },
  'contact-messages, the answer': {
    noun: 'contact message',
    make: (db) => createContactMessage(db),
    part: '/response',
    mine: { response: 'Welcome!', responseType: 'email' },
    theirs: { response: 'Please come.', responseType: 'phone' },
  },
};

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signIn(t, await createUser(t.db, { role: 'admin', id: SUPER_USER_ID }));
});
afterAll(() => t.close());

const get = (url: string) => request(t.server).get(url).set(admin.headers);
const put = (url: string, body: Body, ifMatch?: string) =>
  request(t.server)
    .put(url)
    .set(admin.headers)
    .set(ifMatch === undefined ? {} : { 'If-Match': ifMatch })
    .send(body);

describe.each(Object.entries(RESOURCES))('%s', (name, { noun, make, mine, theirs, part = '' }) => {
  const list = `/api/admin/${name.split(',')[0]}`;
  const made = async () => `${list}/${(await make(t.db)).id}`;

  it('one record carries its tag, which its row in the list has too', async () => {
    const url = await made();
    const { body, headers } = await get(url).expect(200);
    expect(headers['etag']).toBe(recordTag(body.updatedAt));
    const rows = (
      await get(list)
        .query({ filter: JSON.stringify({ id: [body.id] }) })
        .expect(200)
    ).body;
    expect(rows.map((row: { updatedAt: string }) => recordTag(row.updatedAt))).toEqual([headers['etag']]);
  });

  it('is changed by whoever knows its state, and has another tag then', async () => {
    const url = await made();
    const read = (await get(url)).headers['etag'];
    const answer = await put(url + part, mine, read).expect(200);
    expect(answer.body).toMatchObject(mine);
    expect(answer.headers['etag']).toBe(recordTag(answer.body.updatedAt));
    expect(answer.headers['etag']).not.toBe(read);
    await put(url + part, theirs, answer.headers['etag']).expect(200);
  });

  it('tells the later one what there is now, and keeps it', async () => {
    const url = await made();
    const read = (await get(url)).headers['etag'];
    await put(url + part, theirs, read).expect(200);
    const current = (await get(url)).body;
    const answer = await put(url + part, mine, read).expect(412);
    expect(answer.body).toEqual({ statusCode: 412, error: 'Precondition Failed', message: staleRecord(noun), current });
    expect((await get(url)).body).toEqual(current);
    await put(url + part, mine, recordTag(answer.body.current.updatedAt)).expect(200);
  });

  it('is changed whatever its state by who asks for none, or for any', async () => {
    const url = await made();
    await put(url + part, theirs).expect(200);
    await put(url + part, mine, '*').expect(200);
    await put(url + part, theirs).expect(200);
  });

  it('of two at the same moment exactly one wins', async () => {
    const url = await made();
    const read = (await get(url)).headers['etag'];
    const answers = await t.db.transaction(async (manager) => {
      // Both have come in before either is decided: they wait for the row that is held here.
      await manager.query(
        `SELECT FROM ${list.slice('/api/admin/'.length).replaceAll('-', '_')} WHERE id = $1 FOR UPDATE`,
        [Number(url.split('/').at(-1))],
      );
      const both = [mine, theirs].map((body) => put(url + part, body, read).then(({ status }) => status));
      await untilSomeoneWaitsForALock(t.db, 2);
      return both;
    });
    expect((await Promise.all(answers)).toSorted()).toEqual([200, 412]);
  });
});

describe('nothing that a PUT sends is ignored silently (CONTRACT section 2, "Bodies")', () => {
  /** `along`: what goes with a change and is no field of the record. */
  interface Written {
    read: string;
    write: string;
    pick?: (body: Body) => Body;
    needed?: Body;
    along?: Body;
  }
  const at = (url: string): Written => ({ read: url, write: url });
  const WRITTEN: Record<string, () => Promise<Written>> = {
    ...Object.fromEntries(
      Object.entries(RESOURCES).map(([name, { make, part = '', mine }]) => {
        const list = `/api/admin/${name.split(',')[0]}`;
        return [
          `${list}/{id}${part}`,
          async () => {
            const read = `${list}/${(await make(t.db)).id}`;
            return {
              read,
              write: read + part,
              needed: part === '' ? {} : mine,
              along: name === 'users' ? { currentPassword: PASSWORD } : {},
            };
          },
        ];
      }),
    ),
    '/api/admin/contact-messages/{id}/archive': async () => {
      const read = `/api/admin/contact-messages/${(await createContactMessage(t.db)).id}`;
      return { read, write: `${read}/archive`, needed: { archive: true } };
    },
    '/api/admin/contact-messages/{id}/spam': async () => {
      const read = `/api/admin/contact-messages/${(await createContactMessage(t.db)).id}`;
      return { read, write: `${read}/spam`, needed: { spam: true } };
    },
    '/api/admin/chat-conversations/{id}': async () =>
      at(`/api/admin/chat-conversations/${(await createChatConversation(t.db)).id}`),
    '/api/admin/orders/bulk-status': async () => {
      const { id } = await createOrder(t.db);
      return {
        read: `/api/admin/orders/${id}`,
        write: '/api/admin/orders/bulk-status',
        needed: { ids: [id], status: 'processing' },
      };
    },
    '/api/admin/invoices/{id}/items/{itemId}': async () => {
      const { id, items } = await createInvoice(t.db, { items: [{}] });
      return {
        read: `/api/admin/invoices/${id}`,
        write: `/api/admin/invoices/${id}/items/${items[0]!.id}`,
        pick: (body) => (body['items'] as Body[])[0]!,
      };
    },
    '/api/admin/unanswered-questions/{id}': async () => ({
      ...at(`/api/admin/unanswered-questions/${(await createUnansweredQuestion(t.db)).id}`),
      needed: { status: 'dismissed' },
    }),
    '/api/admin/invoice-settings': async () => at('/api/admin/invoice-settings'),
    ...Object.fromEntries(
      SETTINGS_SECTIONS.map((section) => [
        `/api/admin/settings/${section}`,
        async () => at(`/api/admin/settings/${section}`),
      ]),
    ),
    '/api/admin/notice-settings': async () => ({ ...at('/api/admin/notice-settings'), needed: { dailyDigest: true } }),
    '/api/admin/sign-in-settings': async () => {
      // Who asks it of others has one.
      await t.db.query("UPDATE users SET totp_secret = 'JBSWY3DPEHPK3PXP', second_factor_at = now() WHERE id = 1");
      return { ...at('/api/admin/sign-in-settings'), needed: { adminsNeedSecondFactor: false } };
    },
  };

  it('every PUT of staff is among them', () => {
    const documented = Object.entries(openApiDocument(t.app).paths)
      .filter(([path, item]) => path.startsWith('/api/admin/') && item.put !== undefined)
      .map(([path]) => path);
    expect(Object.keys(WRITTEN).toSorted()).toEqual(documented.toSorted());
  });

  it.each(Object.entries(WRITTEN))('%s', async (_path, make) => {
    const { read, write, pick = (body) => body, needed = {}, along = {} } = await make();
    const present = async () => pick((await get(read).expect(200)).body as Body);
    const first = await present();
    const same = Object.fromEntries(Object.entries(first).filter(([field]) => !(field in needed)));
    const isWhole = Object.keys(needed).length === 0;
    if (isWhole) expect((await put(write, same)).status).toBe(200);
    for (const field of [...Object.keys(first), 'id', 'createdAt', 'updatedAt']) {
      const before = await present();
      const answer = await put(write, { ...needed, ...along, [field]: another(before[field]) });
      const told = [
        field,
        answer.status,
        answer.status === 200 ? 'stored' : Object.keys((answer.body.errors ?? {}) as object),
      ];
      const isStored =
        answer.status === 200 && JSON.stringify((await present())[field]) !== JSON.stringify(before[field]);
      expect(isStored ? [field, 200, 'stored'] : [field, 400, [field]]).toEqual(told);
    }
  });

  /** A value of the same kind that is not there now. */
  function another(value: unknown): unknown {
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'number') return value + 1;
    if (Array.isArray(value)) return value.length > 0 ? [] : ['other'];
    const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
    return isMoment
      ? value.replace(/\d\d(?=$|T)/, (day) => (day === '11' ? '12' : '11'))
      : `other${typeof value === 'string' ? value : ''}`;
  }
});

describe('If-Match', () => {
  const anFaq = async () => `/api/admin/faqs/${(await t.db.save(Faq, { ...FAQ })).id}`;

  it.each(['', ' ', 'yesterday', '2026-04-16T10:00:00.000Z', '"unclosed', '*,"a"', '"a" "b"', '\u00e9'])(
    '%j is malformed: 400, and nothing is written',
    async (ifMatch) => {
      const url = await anFaq();
      const before = (await get(url)).body;
      const answer = await put(url, { isActive: false }, ifMatch).expect(400);
      expect(answer.body).toEqual({ statusCode: 400, error: 'Bad Request', message: MALFORMED_IF_MATCH });
      expect((await get(url)).body).toEqual(before);
    },
  );

  it('takes one of several tags, and never a weak one', async () => {
    const url = await anFaq();
    const read = (await get(url)).headers['etag']!;
    await put(url, { isActive: false }, `W/${read}`).expect(412);
    await put(url, { isActive: false }, `"other", ${read}`).expect(200);
  });

  it('of a record that is not there is a 404, and what is wrong in itself a 400', async () => {
    await put('/api/admin/faqs/2147483647', { isActive: false }, '*').expect(404);
    await put(await anFaq(), { question: 'Why' }, '"other"').expect(400);
  });

  it('is nothing to those who may not change the record', async () => {
    await request(t.server)
      .put(await anFaq())
      .set('If-Match', 'garbage')
      .send({})
      .expect(401);
  });

  it('two changes within a millisecond, or with a clock that went back, have two tags', async () => {
    const { id } = await t.db.save(Faq, { ...FAQ });
    await t.db.query("UPDATE faqs SET updated_at = '2999-01-01T00:00:00.123456Z' WHERE id = $1", [id]);
    const url = `/api/admin/faqs/${id}`;
    expect((await get(url)).headers['etag']).toBe('"2999-01-01T00:00:00.123Z"');
    const answer = await put(url, { isActive: false }, '"2999-01-01T00:00:00.123Z"').expect(200);
    expect(answer.headers['etag']).toBe('"2999-01-01T00:00:00.124Z"');
  });

  it("a new password moves the account's tag too", async () => {
    const { id } = await createUser(t.db);
    const url = `/api/admin/users/${id}`;
    await t.db.query("UPDATE users SET updated_at = '2999-01-01T00:00:00.000Z' WHERE id = $1", [id]);
    const answer = await put(
      url,
      { password: 'another secret', currentPassword: PASSWORD },
      '"2999-01-01T00:00:00.000Z"',
    ).expect(200);
    expect(Date.parse(answer.body.updatedAt)).toBeGreaterThan(Date.parse('2999-01-01T00:00:00.000Z'));
  });

  it('a new record carries its tag, a deleted one and a list none', async () => {
    const made = await request(t.server).post('/api/admin/faqs').set(admin.headers).send(FAQ).expect(201);
    expect(made.headers['etag']).toBe(recordTag(made.body.updatedAt));
    expect((await get('/api/admin/faqs')).headers).not.toHaveProperty('etag');
    const gone = await request(t.server).delete(`/api/admin/faqs/${made.body.id}`).set(admin.headers).expect(200);
    expect(gone.headers).not.toHaveProperty('etag');
  });
});
