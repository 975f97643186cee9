/** What a second press would put twice into the schedule: with an Idempotency-Key each is made once. */
import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OTHER_CLOSURE } from '#libs/contracts/class-calendar';
import { OTHER_CLASS } from '#libs/contracts/class-schedule';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { OTHER_ABSENCE } from '#libs/contracts/instructor';
import { Instructor } from '../src/modules/instructors/instructor.entity.js';
import { type SignedIn, signInAdmin } from './factories.js';
import { startReplica, startTestApp, type TestApp } from './test-app.js';

let t: TestApp;
let other: NestFastifyApplication;
let admin: SignedIn;
let instructorId: number;
beforeAll(async () => {
  t = await startTestApp();
  other = await startReplica(t);
  admin = await signInAdmin(t);
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(async () => {
  for (const table of ['closures', 'class_schedules', 'instructors']) await t.db.query(`DELETE FROM ${table}`);
  ({ id: instructorId } = await t.db.save(Instructor, {
    name: 'Marisol',
    role: 'Coach',
    bio: 'Sticks.',
    expertise: [],
  }));
});

const DAYS = { startDate: '2030-07-10', endDate: '2030-07-12' };
const CASES = {
  closures: { body: () => ({ ...DAYS, name: 'Break' }), otherwise: { note: 'Late' }, otherBody: OTHER_CLOSURE },
  'class-schedules': {
    body: () => ({ day: 'Monday', startTime: '18:00', endTime: '19:00', className: 'Boxing', level: 'Beginner' }),
    otherwise: { level: 'Advanced' },
    otherBody: OTHER_CLASS,
  },
  'instructor-absences': {
    body: () => ({ ...DAYS, instructorId }),
    otherwise: { endDate: '2030-07-11' },
    otherBody: OTHER_ABSENCE,
  },
};
type Kind = keyof typeof CASES;

async function call(method: 'POST' | 'DELETE' | 'GET', path: string, body?: object, key?: string, app = t.app) {
  const answer = await app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { ...admin.headers, ...(key !== undefined && { [IDEMPOTENCY_KEY.header]: key }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<{ id: number; message: string }>() };
}
const countOf = async (kind: Kind) => ((await call('GET', kind)).body as unknown as object[]).length;

describe.each(Object.keys(CASES) as Kind[])('POST /api/admin/%s with an Idempotency-Key', (kind) => {
  const { body, otherwise, otherBody } = CASES[kind];
  const make = (key?: string, fields: object = {}, app = t.app) =>
    call('POST', kind, { ...body(), ...fields }, key, app);

  it('sent again answers the first, which says nothing of its key; another body is refused', async () => {
    const key = randomUUID();
    const first = await make(key);
    expect(first.status).toBe(201);
    expect(JSON.stringify(first.body)).not.toMatch(/idempotency|requestHash/i);
    expect(await make(key)).toEqual({ status: 200, body: first.body });
    expect(await make(key, otherwise)).toMatchObject({ status: 422, body: { message: otherBody } });
    expect(await countOf(kind)).toBe(1);
  });

  it('sent many times at once, before two processes, makes one', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => make(key, {}, i % 2 === 0 ? t.app : other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await countOf(kind)).toBe(1);
  });

  it('without one, or with another, makes another', async () => {
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) expect((await make(key)).status).toBe(201);
    expect(await countOf(kind)).toBe(4);
  });

  it('of what was deleted makes it again, and both can stand when it is restored', async () => {
    const key = randomUUID();
    const { id } = (await make(key)).body;
    await call('DELETE', `${kind}/${id}`);
    expect((await make(key)).status).toBe(201);
    expect((await call('POST', `${kind}/${id}/restore`)).status).toBeLessThan(300);
    expect(await countOf(kind)).toBe(2);
  });
});
