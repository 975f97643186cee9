import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import request from 'supertest';
import { CALENDAR_RULES, CLASS_EXCEPTION_RULES, CLOSURE_RULES } from '#libs/contracts/class-calendar';
import { addDaysTo, weekdayOf } from '#libs/domain/schedule/class-dates';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { type SignedIn, signInAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { todayAtSchool } from './class-calendar.service.js';
import { ClassException } from './class-exception.entity.js';
import { Closure } from './closure.entity.js';
import { publicHolidays } from './public-holidays.js';

let t: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  admin = await signInAdmin(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('DELETE FROM class_exceptions');
  await t.db.query('DELETE FROM closures');
  await t.db.query('DELETE FROM class_schedules');
});

const LONG_AGO = new Date('2026-01-05T08:00:00Z');
/** A Wednesday without a holiday near it. */
const WEDNESDAY = '2030-07-10';
const krav = {
  day: 'Wednesday' as Weekday,
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner' as const,
  instructor: 'Coach Storm',
};
const addClass = (fields: Partial<ClassSchedule> = {}) =>
  t.db.save(ClassSchedule, { ...krav, createdAt: LONG_AGO, ...fields });
const calendar = (from: unknown, to: unknown) => request(t.server).get('/api/class-calendar').query({ from, to });
const send = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
  request(t.server)[method](`/api/admin/${path}`).set(admin.headers).send(body);
const aBreak = { startDate: WEDNESDAY, endDate: '2030-07-12', name: 'Winter break' };

describe('GET /api/class-calendar', () => {
  it('tells what takes place on each day, and what differs', async () => {
    const { id } = await addClass();
    const late = await addClass({ startTime: '20:00', endTime: '21:00', className: 'BJJ', instructor: null });
    await addClass({ className: 'Hidden', isActive: false });
    await send('post', 'class-exceptions', {
      classScheduleId: id,
      date: WEDNESDAY,
      kind: 'changed',
      instructor: 'Coach Dube',
    }).expect(201);
    await send('post', 'class-exceptions', {
      classScheduleId: late.id,
      date: WEDNESDAY,
      kind: 'cancelled',
      note: 'The hall is let',
    }).expect(201);
    await send('post', 'closures', { ...aBreak, startDate: '2030-07-11' }).expect(201);
    const answer = await calendar('2030-07-09', '2030-07-12').expect(200);
    expect(answer.body).toEqual([
      { date: '2030-07-09', isClosed: false, name: null, classes: [] },
      {
        date: WEDNESDAY,
        isClosed: false,
        name: null,
        classes: [
          {
            classScheduleId: id,
            className: 'Krav Maga',
            startTime: '18:00',
            endTime: '19:30',
            level: 'Beginner',
            instructor: 'Coach Dube',
            status: 'changed',
            note: null,
          },
          expect.objectContaining({ classScheduleId: late.id, status: 'cancelled', note: 'The hall is let' }),
        ],
      },
      { date: '2030-07-11', isClosed: true, name: 'Winter break', classes: [] },
      { date: '2030-07-12', isClosed: true, name: 'Winter break', classes: [] },
    ]);
  });

  it.each([
    [undefined, '2030-07-10', { from: CALENDAR_RULES.from }],
    ['2030-02-30', '2030-07-10', { from: CALENDAR_RULES.from }],
    [['2030-07-10', 'x'], '2030-07-10', { from: CALENDAR_RULES.from }],
    ['2030-07-10', 'tomorrow', { to: CALENDAR_RULES.to }],
    ['2030-07-10', '2030-07-09', { to: CALENDAR_RULES.toBeforeFrom }],
    ['2030-07-01', '2030-09-01', { to: CALENDAR_RULES.tooLong }],
    ['1900-01-01', '9999-12-31', { to: CALENDAR_RULES.tooLong }],
  ])('refuses %p to %p', async (from, to, errors) => {
    expect((await calendar(from, to).expect(400)).body.errors).toEqual(errors);
  });

  it('answers 62 days, also at the ends of time', async () => {
    expect((await calendar('2030-07-01', '2030-08-31').expect(200)).body).toHaveLength(62);
    expect((await calendar('9999-12-30', '9999-12-31').expect(200)).body).toHaveLength(2);
    expect((await calendar('1900-01-01', '1900-01-02').expect(200)).body).toHaveLength(2);
  });

  it('follows each change at once', async () => {
    const { id } = await addClass();
    const shown = async () =>
      (await calendar(WEDNESDAY, WEDNESDAY)).body[0].classes.map((one: { status: string }) => one.status);
    const untilShown = async (statuses: string[]) => {
      while (JSON.stringify(await shown()) !== JSON.stringify(statuses));
    };
    await untilShown(['on']);
    const made = await send('post', 'class-exceptions', { classScheduleId: id, date: WEDNESDAY, kind: 'cancelled' });
    await untilShown(['cancelled']);
    await send('delete', `class-exceptions/${made.body.id}`).expect(200);
    await untilShown(['on']);
    const closed = await send('post', 'closures', aBreak).expect(201);
    await untilShown([]);
    await send('delete', `closures/${closed.body.id}`).expect(200);
    await untilShown(['on']);
    await send('delete', `class-schedules/${id}`).expect(200);
    await untilShown([]);
  });
});

describe('public holidays', () => {
  it.each([
    ['2026-12-16', 'Day of Reconciliation'],
    ['2026-08-09', "National Women's Day"],
    ['2026-08-10', "National Women's Day (observed)"],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Family Day'],
    ['2038-04-26', 'Family Day'],
  ])('%s is %s', (date, name) => expect(publicHolidays(date, date)).toEqual([{ date, name }]));

  it('are those of the law and no others', () => {
    expect(publicHolidays('2026-01-01', '2026-12-31')).toHaveLength(13);
    expect(publicHolidays('2026-12-17', '2026-12-24')).toEqual([]);
  });

  it('close the school until staff open one', async () => {
    const list = async () =>
      (await request(t.server).get('/api/admin/public-holidays').set(admin.headers).expect(200)).body as {
        date: string;
        name: string;
        isClosed: boolean;
      }[];
    const [first, ...others] = await list();
    expect(others.length).toBeGreaterThanOrEqual(11);
    expect(first).toMatchObject({ isClosed: true });
    const { date, name } = first!;
    await addClass({ day: weekdayOf(date) });
    expect((await calendar(date, date)).body).toEqual([{ date, name, isClosed: true, classes: [] }]);
    await send('post', 'closures', { startDate: date, endDate: date, name, isClosed: false }).expect(201);
    while ((await list())[0]?.isClosed);
    expect((await calendar(date, date)).body).toMatchObject([{ name, isClosed: false, classes: [{ status: 'on' }] }]);
  });
});

describe('closures', () => {
  it('are told with the school: the days of the next twelve months, holidays among them', async () => {
    const closedDays = async () =>
      (await request(t.server).get('/api/school').expect(200)).body.closures as { date: string; name: string }[];
    const holidays = await closedDays();
    expect(holidays).toContainEqual({ date: expect.stringMatching(/-12-25$/), name: 'Christmas Day' });
    const day = addDaysTo(todayAtSchool(), 40);
    await send('post', 'closures', { startDate: day, endDate: addDaysTo(day, 1), name: 'Painting' }).expect(201);
    const told = await closedDays();
    expect(told.filter(({ name }) => name === 'Painting').map(({ date }) => date)).toEqual([day, addDaysTo(day, 1)]);
    expect(told.map(({ date }) => date)).toEqual(told.map(({ date }) => date).toSorted());
  });

  it.each([
    [{ startDate: '' }, { startDate: CLOSURE_RULES.startDate.required }],
    [{ startDate: '2030-02-30' }, { startDate: CLOSURE_RULES.startDate.invalid }],
    [{ endDate: 'soon' }, { endDate: CLOSURE_RULES.endDate.invalid }],
    [{ endDate: '2030-07-09' }, { endDate: CLOSURE_RULES.endDate.beforeStart }],
    [{ endDate: '2031-07-12' }, { endDate: CLOSURE_RULES.endDate.tooLong }],
    [{ name: ' ' }, { name: CLOSURE_RULES.name.required }],
    [{ isClosed: 'no' }, { isClosed: CLOSURE_RULES.isClosed.wrongType }],
  ])('refuses %p', async (wrong, errors) => {
    expect((await send('post', 'closures', { ...aBreak, ...wrong }).expect(400)).body.errors).toEqual(errors);
    expect(await t.db.count(Closure)).toBe(0);
  });

  it('judges a change with what is stored', async () => {
    const { body } = await send('post', 'closures', aBreak).expect(201);
    const answer = await send('put', `closures/${body.id}`, { endDate: '2030-07-01' }).expect(400);
    expect(answer.body.errors).toEqual({ endDate: CLOSURE_RULES.endDate.beforeStart });
  });
});

describe('class exceptions', () => {
  const cancelled = { kind: 'cancelled', date: WEDNESDAY };

  it.each([
    [{ classScheduleId: 0 }, { classScheduleId: CLASS_EXCEPTION_RULES.classScheduleId.invalid }],
    [{ classScheduleId: 2_000_000_000 }, { classScheduleId: CLASS_EXCEPTION_RULES.classScheduleId.unknown }],
    [{ date: '2030-07-11' }, { date: 'This class is on Wednesdays' }],
    [{ date: '' }, { date: CLASS_EXCEPTION_RULES.date.required }],
    [{ kind: 'moved' }, { kind: CLASS_EXCEPTION_RULES.kind.unknown }],
    [{ kind: 'changed' }, { kind: CLASS_EXCEPTION_RULES.kind.nothingChanged }],
    [{ kind: 'changed', startTime: '17:00' }, { endTime: CLASS_EXCEPTION_RULES.endTime.missing }],
    [{ kind: 'changed', endTime: '17:00' }, { startTime: CLASS_EXCEPTION_RULES.startTime.missing }],
    [
      { kind: 'changed', startTime: '17:00', endTime: '16:00' },
      { endTime: CLASS_EXCEPTION_RULES.endTime.notAfterStart },
    ],
    [{ startTime: '17:00', endTime: '18:00' }, { startTime: CLASS_EXCEPTION_RULES.startTime.ofCancelled }],
    [{ instructor: 'Coach Dube' }, { instructor: CLASS_EXCEPTION_RULES.instructor.ofCancelled }],
    [{ note: 'x'.repeat(301) }, { note: CLASS_EXCEPTION_RULES.note.tooLong }],
  ])('refuses %p', async (wrong, errors) => {
    const { id } = await addClass();
    const body = { classScheduleId: id, ...cancelled, ...wrong };
    expect((await send('post', 'class-exceptions', body).expect(400)).body.errors).toEqual(errors);
    expect(await t.db.count(ClassException)).toBe(0);
  });

  it('has one for a class and a date, also when two are made at once', async () => {
    const { id } = await addClass();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('post', 'class-exceptions', { classScheduleId: id, ...cancelled })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(CLASS_EXCEPTION_RULES.date.taken);
  });

  it('loses its times when a moved class is cancelled, and keeps its class and date', async () => {
    const { id } = await addClass();
    const moved = { classScheduleId: id, date: WEDNESDAY, kind: 'changed', startTime: '17:00', endTime: '18:00' };
    const { body } = await send('post', 'class-exceptions', moved).expect(201);
    const answer = await send('put', `class-exceptions/${body.id}`, { kind: 'cancelled' }).expect(200);
    expect(answer.body).toMatchObject({ kind: 'cancelled', startTime: null, endTime: null });
    await send('put', `class-exceptions/${body.id}`, { date: '2030-07-17' }).expect(400);
  });

  it('goes with its class', async () => {
    const { id } = await addClass();
    await send('post', 'class-exceptions', { classScheduleId: id, ...cancelled }).expect(201);
    await send('delete', `class-schedules/${id}`).expect(200);
    expect(await t.db.count(ClassException)).toBe(0);
  });
});

describe('GET /api/class-schedules.ics', () => {
  const feed = async (query = {}) =>
    (await request(t.server).get('/api/class-schedules.ics').query(query).expect(200)).text;
  const next = (day: Weekday) => {
    let date = addDaysTo(todayAtSchool(), 1);
    while (weekdayOf(date) !== day || publicHolidays(date, date).length > 0) date = addDaysTo(date, 1);
    return date;
  };
  /** The starts of a class in a period, as a calendar program works them out: `2026-12-16 18:00`. */
  function startsByIcalJs(text: string, from: string, to: string): string[] {
    const component = new ICAL.Component(ICAL.parse(text));
    const events = component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const series = events.filter((event) => !event.isRecurrenceException());
    return series
      .flatMap((event) => {
        for (const one of events) if (one.isRecurrenceException() && one.uid === event.uid) event.relateException(one);
        const iterator = event.iterator();
        const starts: string[] = [];
        for (let at = iterator.next(); at && at.toString().slice(0, 10) <= to; at = iterator.next())
          starts.push(event.getOccurrenceDetails(at).startDate.toString().slice(0, 16).replace('T', ' '));
        return starts;
      })
      .filter((start) => start.slice(0, 10) >= from)
      .toSorted();
  }

  it('is read by two calendar programs as what takes place', async () => {
    const { id } = await addClass();
    const date = next('Wednesday');
    const [second, third, fourth] = [7, 14, 21].map((days) => addDaysTo(date, days)) as [string, string, string];
    const change = (body: object) => send('post', 'class-exceptions', { classScheduleId: id, ...body }).expect(201);
    await change({ date, kind: 'cancelled' });
    await change({ date: second, kind: 'changed', startTime: '17:00', endTime: '18:30', note: 'Bring gloves' });
    await send('post', 'closures', { startDate: third, endDate: third, name: 'Grading' }).expect(201);
    const text = await feed();
    const { body } = await calendar(date, fourth).expect(200);
    type Day = { date: string; classes: { startTime: string; status: string }[] };
    const expected = (body as Day[]).flatMap((day) =>
      day.classes.filter(({ status }) => status !== 'cancelled').map(({ startTime }) => `${day.date} ${startTime}`),
    );
    expect(expected[0]).toBe(`${second} 17:00`);
    expect(startsByIcalJs(text, date, fourth)).toEqual(expected);

    const parsed = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
    const occurrences = parsed.flatMap((event) =>
      nodeIcal
        .expandRecurringEvent(event, {
          from: new Date(`${date}T00:00:00+02:00`),
          to: new Date(`${fourth}T23:59:59+02:00`),
        })
        .map(({ start }) => new Date(start.getTime() + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')),
    );
    expect(occurrences.toSorted()).toEqual(expected);
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text).toContain(`UID:class-${id}@`);
  });

  it('has the same bytes until something changes, then a higher sequence: also after a deletion', async () => {
    const { id } = await addClass();
    const made = await send('post', 'closures', aBreak).expect(201);
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    const before = await feed();
    expect(await feed()).toBe(before);
    await t.db.query(`UPDATE class_calendar_state SET changed_at = changed_at - interval '1 hour'`);
    await send('put', `closures/${made.body.id}`, { name: 'Other' }).expect(200);
    await t.db.query(`UPDATE class_calendar_state SET changed_at = changed_at + interval '1 hour'`);
    await send('delete', `closures/${made.body.id}`).expect(200);
    await send('put', `class-schedules/${id}`, { startTime: '17:30' }).expect(200);
    let after = await feed();
    while (!after.includes('T173000')) after = await feed();
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });

  it('says in UTC when it changed last, and in its own zone when a class begins', async () => {
    await addClass();
    const text = await feed();
    const [state] = await t.db.query<[{ changedAt: Date }]>(
      'SELECT changed_at AS "changedAt" FROM class_calendar_state',
    );
    const stamp = state.changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(new Set(text.match(/^DTSTAMP.*$/gm))).toEqual(new Set([`DTSTAMP:${stamp}`]));
    for (const line of ['X-WR-TIMEZONE:Africa/Johannesburg', 'DTSTART;TZID=Africa/Johannesburg:', 'BEGIN:VTIMEZONE'])
      expect(text).toContain(line);
  });

  it('is of one style, or of one class, which may be gone', async () => {
    const { id } = await addClass();
    await addClass({ className: 'Street BJJ' });
    const names = (text: string) => [...text.matchAll(/SUMMARY:([\w ]+)/g)].map(([, name]) => name);
    while (names(await feed()).length < 2);
    expect(names(await feed({ style: 'bjj' }))).toEqual(['Street BJJ']);
    expect(names(await feed({ classScheduleId: id }))).toEqual(['Krav Maga']);
    expect(names(await feed({ classScheduleId: 999_999_999 }))).toEqual([]);
    await request(t.server).get('/api/class-schedules.ics').query({ style: 'yoga' }).expect(400);
    await request(t.server).get('/api/class-schedules.ics').query({ classScheduleId: 'one' }).expect(400);
  });

  it('keeps what somebody wrote in its line', async () => {
    await addClass({ className: 'A; B, C \\ D\r\nEND:VEVENT 🥋' });
    let text = await feed();
    while (!text.includes('BEGIN:VEVENT')) text = await feed();
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toContain('A; B, C \\ D');
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
