import { asked } from '#libs/domain/chat/asked';
import { coachAnswer } from '#libs/domain/chat/people-answers';
import { knowledge } from './assistant-test-facts.js';

const said = (bio: string) =>
  coachAnswer(asked('tell me about thabo', []), {
    ...knowledge,
    instructors: [{ name: 'Thabo Dube', role: 'Boxing coach', expertise: ['Boxing'], bio }],
  });

it.each([
  ['a sentence', 'Fought as an amateur.', 'Fought as an amateur.'],
  ['one without its end', 'Fought as an amateur', 'Fought as an amateur.'],
  ['paragraphs', 'Fought as an amateur.\n\nTeaches now.', 'Fought as an amateur. Teaches now.'],
  [
    'more than a chat holds',
    `Fought. ${'Won and won again. '.repeat(40)}`,
    `Fought.${' Won and won again.'.repeat(15)}`,
  ],
  ['one sentence without end', 'and '.repeat(200), `${'and '.repeat(75)}…`],
])('of a coach it says %s', (_what, bio, shown) => {
  expect(said(bio)).toBe(`Thabo Dube (Boxing coach: Boxing). ${shown} See the Instructors page.`);
});

it('of two who are meant alike, and of none, it says nothing', () => {
  expect(coachAnswer(asked('tell me about the classes', []), knowledge)).toBeUndefined();
  expect(coachAnswer(asked('what belt do adriaan and prisha have', []), knowledge)).toBeUndefined();
});
