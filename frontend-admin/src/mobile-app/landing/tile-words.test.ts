import type { CalendarDayView, DatedClassView, PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { accountsLine, classesLine, coursesLine, faqLine, unreadLine } from './tile-words';

const NOW = new Date('2026-11-21T22:30:00Z'); // at the school it is Sunday already
const dayWith = (...statuses: DatedClassView['status'][]): CalendarDayView => ({
  date: '2026-11-22',
  isClosed: false,
  name: null,
  classes: statuses.map((status) => ({ status }) as DatedClassView),
});
const course = (startDate: string) => ({ startDate, createdAt: '2026-11-01T08:00:00Z' }) as PublicBeginnerCourse;

test('counts', () => {
  expect([unreadLine(0), unreadLine(1), unreadLine(140)]).toEqual(['None unread', '1 unread', '140 unread']);
  expect([faqLine(18), accountsLine(1), accountsLine(6)]).toEqual(['18 published', '1 account', '6 accounts']);
});

test.each([
  ['No classes today', dayWith()],
  ['1 class today', dayWith('on')],
  ['3 classes today', dayWith('on', 'changed', 'on')],
  ['2 classes today, 1 cancelled', dayWith('on', 'cancelled', 'changed')],
  ['No classes today, 2 cancelled', dayWith('cancelled', 'cancelled')],
  ['Closed today: Day of Reconciliation', { ...dayWith(), isClosed: true, name: 'Day of Reconciliation' }],
  ['Closed today', { ...dayWith(), isClosed: true }],
  ['1 class today', { ...dayWith('on'), name: 'Day of Goodwill' }],
])('the classes of today: %s', (expected, day) => expect(classesLine(day)).toBe(expected));

test.each([
  [['16 April', '12 January'], 'Next starts 12 Jan'],
  [['22 November'], 'Next starts 22 Nov'],
  [['21 November'], 'None planned'],
  [['22 November 2027'], 'Next starts 22 Nov 2027'],
  [['To be announced', '2027-02-01'], 'Next starts 01 Feb'],
  [['To be announced'], 'Next date to be announced'],
  [['12 January 2026'], 'None planned'],
  [[], 'None planned'],
])('the next course of %j', (starts, expected) => expect(coursesLine(starts.map(course), NOW)).toBe(expected));
