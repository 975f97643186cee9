import { buildClassCalendar, type CalendarClass } from '#libs/domain/schedule/class-calendar';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';

const krav: CalendarClass = {
  id: 7,
  day: 'Wednesday',
  startMinutes: 1080,
  endMinutes: 1230,
  className: 'Krav Maga',
  level: 'Beginner',
  instructor: 'Coach Storm',
};

const madeAt = new Date('2026-11-18T15:18:42.123Z'); // a Wednesday, 17:18 at the school
const options = {
  now: readSchoolClock(madeAt, 'Africa/Johannesburg'),
  madeAt,
  schoolName: 'Storm Combat',
  location: 'Fitness club, Sunninghill, Sandton',
  uidDomain: 'stormcombat.example',
};

const calendar = (...classes: CalendarClass[]) => buildClassCalendar(classes, options);
/** The calendar as lines, with folded lines joined again. */
const lines = (...classes: CalendarClass[]) =>
  calendar(...classes)
    .replaceAll('\r\n ', '')
    .split('\r\n');

test("a weekly event on the school's wall clock, with its time zone in the file", () => {
  expect(lines(krav)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Storm Combat//Class schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Africa/Johannesburg',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0200',
    'TZNAME:SAST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:class-7@stormcombat.example',
    'DTSTAMP:20261118T151842Z',
    'DTSTART;TZID=Africa/Johannesburg:20261118T180000',
    'DTEND;TZID=Africa/Johannesburg:20261118T203000',
    'RRULE:FREQ=WEEKLY;BYDAY=WE',
    'SUMMARY:Krav Maga\\, Storm Combat',
    'LOCATION:Fitness club\\, Sunninghill\\, Sandton',
    'DESCRIPTION:Level: Beginner\\nInstructor: Coach Storm',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['Wednesday', '20261118', 'WE'],
  ['Thursday', '20261119', 'TH'],
  ['Sunday', '20261122', 'SU'],
  ['Monday', '20261123', 'MO'],
  ['Tuesday', '20261124', 'TU'],
] as const)('a class on %s first happens on %s', (day, date, byDay) => {
  expect(lines({ ...krav, day })).toEqual(
    expect.arrayContaining([`DTSTART;TZID=Africa/Johannesburg:${date}T180000`, `RRULE:FREQ=WEEKLY;BYDAY=${byDay}`]),
  );
});

test('several classes are several events, and none is an empty calendar', () => {
  expect(lines(krav, { ...krav, id: 8 }).filter((line) => line.startsWith('UID'))).toEqual([
    'UID:class-7@stormcombat.example',
    'UID:class-8@stormcombat.example',
  ]);
  expect(lines()).not.toContain('BEGIN:VEVENT');
});

test('text cannot break out of its line', () => {
  const nasty = { ...krav, className: 'A; B, C \\ D\r\nEND:VEVENT', instructor: null };
  expect(lines(nasty)).toContain('SUMMARY:A\\; B\\, C \\\\ D\\nEND:VEVENT\\, Storm Combat');
  expect(lines(nasty)).toContain('DESCRIPTION:Level: Beginner');
});

test('no line is over 75 octets, also with letters of several octets', () => {
  const text = calendar({ ...krav, className: 'Kālī 🥋 '.repeat(30) });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(text.replaceAll('\r\n ', '')).toContain('Kālī 🥋 '.repeat(30));
});
