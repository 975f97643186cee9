import { listedByName, withoutNameOfListed } from './listed-instructor';

const TEAM = [
  { id: 3, name: 'Adriaan Storm' },
  { id: 4, name: 'Prisha Naidoo' },
  { id: 5, name: 'Adriaan Storm' },
];

it.each([
  ['Prisha Naidoo', 4],
  ['  prisha   NAIDOO ', 4],
  ['Adriaan Storm', 3],
  ['Adriaan', undefined],
  ['Coach Storm', undefined],
  ['', undefined],
])('%p names %p', (typed, id) => expect(listedByName(typed, TEAM)?.id).toBe(id));

it.each<[object, object]>([
  [
    { day: 'Monday', instructorId: 3, instructor: 'A former name' },
    { day: 'Monday', instructorId: 3 },
  ],
  [
    { day: 'Monday', instructorId: null, instructor: 'A guest' },
    { day: 'Monday', instructorId: null, instructor: 'A guest' },
  ],
  [{ instructor: '' }, { instructorId: null, instructor: '' }],
])('of %j is sent %j', (values, sent) => expect(withoutNameOfListed({ ...values })).toEqual(sent));
