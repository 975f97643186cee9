import { questionGroup } from '#libs/domain/chat/question-group';

it.each<[one: string, other: string, isSame: boolean]>([
  ['Is there parking?', 'is there  PARKING', true],
  ['Is there parking?', 'parking: is there', true],
  ['Do you have parking', 'have parking do you', true],
  ['parking, parking!', 'parking', true],
  ['Is there parking?', 'Is there a shower?', false],
  ['?', '!!', true],
  ['ok', 'no', false],
  ['Café', 'cafe', true],
])('%p and %p: %p', (one, other, isSame) => {
  expect(questionGroup(one) === questionGroup(other)).toBe(isSame);
});

it('is short, whatever was asked', () => {
  expect(questionGroup(Array.from({ length: 4000 }, (_, at) => `word${at}`).join(' ')).length).toBe(300);
  expect(questionGroup('  ?! ')).toBe('');
});
