import { COURSE_SIGNUP_STATUSES } from '#libs/domain/course-signup';
import { consequenceWords, statusesFrom } from './signup-words';

it('a booked place does not go back to the waiting list', () => {
  expect(COURSE_SIGNUP_STATUSES.map(statusesFrom)).toEqual([
    ['booked', 'cancelled'],
    ['booked', 'waiting', 'cancelled'],
    ['booked', 'waiting', 'cancelled'],
  ]);
});

it.each([
  ['booked', 'booked', undefined],
  ['waiting', 'booked', /even if the course is full/],
  ['cancelled', 'waiting', /join the waiting list/],
  ['waiting', 'cancelled', /taken off the waiting list/],
  ['booked', 'cancelled', /next person on the waiting list/],
] as const)('from %s to %s', (from, to, words) => {
  if (words === undefined) expect(consequenceWords(from, to)).toBeUndefined();
  else expect(consequenceWords(from, to)).toMatch(words);
});
