import { PassThrough } from 'node:stream';
import { isWordTyped } from './typed-word.js';

it.each([
  ['the word', 'replace\n', true],
  ['the word and blanks', ' replace \n', true],
  ['another word', 'yes\n', false],
  ['nothing', '\n', false],
  ['the end of the input', '', false],
])('%s', async (_case, typed, isTyped) => {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  const answer = isWordTyped('Type replace: ', 'replace', streams);
  streams.input.end(typed);
  expect(await answer).toBe(isTyped);
});
