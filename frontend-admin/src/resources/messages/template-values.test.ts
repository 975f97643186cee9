import { TEMPLATE_VARIABLES } from '#libs/contracts/reply-template';
import { links, school } from '#libs/school/school';
import { answerFrom, withTemplate } from './template-values';

const message = { fullName: 'Thandi Mokoena', subject: 'Trial {phone}' };
const ORIGIN = 'https://storm.example';

test('every variable stands for something', () => {
  const all = Object.keys(TEMPLATE_VARIABLES).map((name) => `{${name}}`);
  const lines = answerFrom(all.join('\n'), message, ORIGIN).split('\n');
  expect(lines).toHaveLength(all.length);
  expect(lines.every((line) => line.trim() !== '' && line !== '{name}')).toBe(true);
  expect(lines.slice(0, 5)).toEqual(['Thandi Mokoena', 'Thandi', 'Trial {phone}', school.name, school.phone.display]);
  expect(lines.at(-1)).toBe(new URL(links.bookingForm, ORIGIN).href);
});

test.each([
  ['', 'Hi', 'Hi'],
  ['  \n', 'Hi', 'Hi'],
  ['Dear Thandi,\n', 'Please come.', 'Dear Thandi,\n\nPlease come.'],
])('%j and a template', (begun, answer, text) => expect(withTemplate(begun, answer, ['Hi'])).toBe(text));

test.each([
  ['one that was chosen before', 'Hi\n\nRegards', 'Welcome'],
  ['the same once more', 'Welcome', 'Welcome'],
  ['one that was chosen and changed', 'Hi Thandi\n\nRegards', 'Hi Thandi\n\nRegards\n\nWelcome'],
])('a template after %s', (_case, begun, text) => {
  expect(withTemplate(begun, 'Welcome', ['Hi\n\nRegards\n', 'Welcome'])).toBe(text);
});
