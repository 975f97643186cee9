import { ageWords } from './age-words';

it.each([
  [9, 'Thandi', '9 years, with Thandi'],
  [31, null, '31 years'],
  [1, null, '1 year'],
])('%i, %p: %s', (participantAge, guardianName, words) => {
  expect(ageWords({ participantAge, guardianName })).toBe(words);
});
