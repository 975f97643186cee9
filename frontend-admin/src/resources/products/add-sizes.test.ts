import { addSizes, repeatedSizes } from './add-sizes';

test.each([
  [['S'], 'M', ['S', 'M']],
  [['S'], ' M , L,', ['S', 'M', 'L']],
  [['S'], 'S', ['S']],
  [['S'], '  ', ['S']],
  [['S'], 's', ['S', 's']],
  [[], '10 oz, 12 oz', ['10 oz', '12 oz']],
])('%j and %j are %j', (sizes, typed, together) => expect(addSizes(sizes, typed)).toEqual(together));

test.each([
  [['S'], 'S', 'S is already in the list'],
  [['S', 'M'], 'L, M', 'M is already in the list'],
  [['S'], 'L', undefined],
  [['S'], '', undefined],
])('%j and %j: %s', (sizes, typed, said) => {
  expect(repeatedSizes(sizes, typed)).toBe(said);
});
