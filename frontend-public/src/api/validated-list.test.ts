import { validatedList, MalformedResponse } from './validated-list';

interface Course {
  name: string;
  startDate: string;
}

const check = (answer: unknown) => validatedList(answer as Course[], ['name', 'startDate']);

test.each([[[]], [[{ name: 'Summer', startDate: '16 April' }]], [[{ name: '', startDate: '', id: 1 }]]])(
  '%j is a list of courses',
  (answer) => {
    expect(check(answer)).toEqual(answer);
  },
);

test.each([
  [null],
  [undefined],
  ['<html>'],
  [5],
  [{}],
  [{ length: 0 }],
  [{ data: [] }],
  [[null]],
  [['text']],
  [[[]]],
  [[{ name: 'Summer' }]],
  [[{ name: 'Summer', startDate: 7 }]],
  [[{ name: 'Summer', startDate: '16 April' }, null]],
])('%j is none', (answer) => {
  expect(() => check(answer)).toThrow(MalformedResponse);
});
