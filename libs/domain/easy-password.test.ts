import { isEasyToGuess } from './easy-password.js';

const COMMON = ['123456', 'password', 'qwerty', 'letmein', 'secret', 'dragon'];
const commonness = (word: string): number | undefined => {
  if (word === 'volleyball') return 9_000;
  const place = COMMON.indexOf(word);
  return place === -1 ? undefined : place;
};
const names = ['thandi.m', 'thandi.mokoena@home.example', 'Storm Combat Academy'];

test.each([
  ['123456', true],
  ['password', true],
  ['PassWord', true],
  ['P@ssw0rd!', true],
  ['1secret12', true],
  ['letme1n', true],
  ['volleyball', true],
  ['volleyball7', false],
  ['my secret dragon', false],
  ['thandi.m', true],
  ['Thandi2026', true],
  ['thandim', true],
  ['ThandiMokoena7', true],
  ['thandi.mokoena@home.example', true],
  ['th4nd1', true],
  ['th4ndi2026', true],
  ['thandi84735291', false],
  ['thandi likes tea', false],
  ['stormcombat', true],
  ['Storm Combat Academy', true],
  ['St0rmC0mbat!', true],
  ['storm-academy-26', true],
  ['stormy weather', false],
  ['six666', false],
  ['k7#pQ2', false],
  ['первый', false],
])('%j: %p', (password, expected) => expect(isEasyToGuess(password, names, commonness)).toBe(expected));

test('the names are known without a list', () => {
  expect(isEasyToGuess('password', names)).toBe(false);
  expect(isEasyToGuess('stormcombat1', names)).toBe(true);
});

test('a name of digits, short or empty, takes nothing away', () => {
  expect(isEasyToGuess('1234567890', ['', 'a', '12'])).toBe(false);
});
