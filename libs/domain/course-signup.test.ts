import { hasBegun, nextInLine, ownSignUpPath, placesLeft, placesWords } from '#libs/domain/course-signup';

it.each([
  [null, 0, null, undefined],
  [null, 40, null, undefined],
  [12, 0, 12, '12 places left'],
  [12, 11, 1, '1 place left'],
  [12, 12, 0, 'Full'],
  [12, 14, 0, 'Full'],
  [0, 0, 0, 'Full'],
])('of %p seats with %i booked %p are left', (seats, booked, left, words) => {
  expect(placesLeft(seats, booked)).toBe(left);
  expect(placesWords(left)).toBe(words);
});

it.each([
  ['none is free', 2, 2, []],
  ['one is free', 3, 2, ['first']],
  ['two are free', 4, 2, ['first', 'second']],
  ['more are free than wait', 40, 2, ['first', 'second', 'third']],
  ['there are more booked than seats', 1, 2, []],
  ['nobody counts', null, 2, ['first', 'second', 'third']],
])('of three in line, when %s', (_when, seats, booked, next) => {
  expect(nextInLine(seats, booked, ['first', 'second', 'third'])).toEqual(next);
});

it.each([
  [null, false],
  ['2027-04-15', true],
  ['2027-04-16', false],
  ['2027-04-17', false],
])('a course of %p has begun on 2027-04-16: %p', (startsOn, begun) => {
  expect(hasBegun(startsOn, '2027-04-16')).toBe(begun);
});

const OURS = '/course-sign-up?course=7';
it.each([
  ['no link of its own, none of the school', '/free-trial', null, '/free-trial', OURS],
  ['a page of this site', '/contact-us', null, '/free-trial', undefined],
  ['a link of its own', 'https://booking.example.com', null, '/free-trial', undefined],
  ['a link of its own and seats', 'https://booking.example.com', 12, '/free-trial', OURS],
  ['seats, all taken', '/contact-us', 0, '/free-trial', OURS],
  ['seats, and a booking link of the school', '/free-trial', 12, 'https://booking.example.com', undefined],
  ['our form by name', '/course-sign-up', null, 'https://booking.example.com', OURS],
])('%s', (_what, bookingLink, left, bookingForm, path) => {
  expect(ownSignUpPath({ id: 7, bookingLink, placesLeft: left }, bookingForm)).toBe(path);
});
