import { BEGINNER_COURSE_DEFAULTS } from '#libs/contracts/beginner-course';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { orderCourses } from './course-order';

const now = new Date('2026-11-21T12:00:00.000Z');

function course(id: number, startDate: string, isActive = true): BeginnerCourse {
  return {
    ...BEGINNER_COURSE_DEFAULTS,
    id,
    startDate,
    isActive,
    startsOn: null,
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '',
  };
}

it('puts the next course on top, what is inactive behind, what has started last', () => {
  const all = [
    course(1, '2026-10-05'),
    course(2, 'To be announced'),
    course(3, '12 January'),
    course(4, '1 December', false),
    course(5, '2026-11-20'),
    course(6, '7 December'),
  ];
  const { courses, nextId } = orderCourses(all, now);
  expect(courses.map(({ id }) => id)).toEqual([6, 3, 2, 4, 5, 1]);
  expect(nextId).toBe(6);
});

it('still shows the course that starts today', () =>
  expect(orderCourses([course(1, '2026-11-21')], now).nextId).toBe(1));

it('calls nothing the next whose day nobody knows', () => {
  expect(orderCourses([course(1, 'Soon')], now)).toMatchObject({
    courses: [{ id: 1 }],
    nextId: undefined,
  });
  expect(orderCourses([course(1, '1 December', false)], now).nextId).toBeUndefined();
});
