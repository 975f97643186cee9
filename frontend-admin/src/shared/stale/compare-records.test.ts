import { compareRecords, withFieldsOf } from './compare-records';

const loaded = { name: 'Krav Maga', level: 'Beginner', note: null, places: 10, tags: ['a'], isActive: true };

describe('compareRecords', () => {
  it.each<[string, object, object, string[], string[]]>([
    ['nobody changed anything', {}, {}, [], []],
    ['only I changed', {}, { name: 'Boxing' }, [], []],
    ['only they changed', { name: 'Boxing' }, {}, [], ['name']],
    ['each another field', { name: 'Boxing' }, { level: 'Advanced' }, [], ['name']],
    ['both the same field', { name: 'Boxing' }, { name: 'Judo' }, ['name'], []],
    ['both to the same', { name: 'Boxing' }, { name: 'Boxing' }, [], []],
    ['some of all', { name: 'Boxing', places: 12 }, { name: 'Judo', isActive: false }, ['name'], ['places']],
    ['they emptied what I changed', { name: null }, { name: 'Judo' }, ['name'], []],
    ['I emptied what they changed', { name: 'Judo' }, { name: '' }, ['name'], []],
    ['I went back to what was loaded', { name: 'Boxing' }, { name: 'Krav Maga' }, [], ['name']],
    ['an empty field of the form is nothing', { note: null }, { note: '' }, [], []],
    ['they filled what was empty', { note: 'Bring water' }, { note: '' }, [], ['note']],
    ['spaces around do not count', { name: 'Boxing' }, { name: ' Boxing ' }, [], []],
    ['nor how lines end', { note: 'one\ntwo' }, { note: 'one\r\ntwo' }, [], []],
    ['spaces inside do', { name: 'Box ing' }, { name: 'Boxing' }, ['name'], []],
    ['zero is not nothing', { places: 0 }, { places: null }, ['places'], []],
    ['no is not nothing', { isActive: false }, {}, [], ['isActive']],
    ['a number is no text', { places: 7 }, { places: '7' }, ['places'], []],
    ['lists, by what they hold', { tags: ['a'] }, { tags: ['a', 'b'] }, [], []],
    ['lists that differ', { tags: ['a', 'c'] }, { tags: ['a', 'b'] }, ['tags'], []],
    ['lists in another order', { tags: ['b', 'a'] }, { tags: ['a', 'b'] }, ['tags'], []],
    ['a list that became empty', { tags: [] }, {}, [], ['tags']],
    ['a list and its text', { tags: ['a,b'] }, { tags: ['a', 'b'] }, ['tags'], []],
    ['a field of the form alone, such as a password', {}, { password: 'secret' }, [], []],
  ])('%s', (_name, theirs, mine, asked, taken) => {
    expect(compareRecords(loaded, { ...loaded, ...theirs }, { ...loaded, ...mine })).toEqual({ asked, taken });
  });
});

describe('withFieldsOf', () => {
  it('takes these fields and keeps all others as typed', () => {
    expect(
      withFieldsOf({ name: 'Boxing', level: 'Advanced' }, ['level'], {
        name: 'Judo',
        level: 'Beginner',
        password: 'x',
      }),
    ).toEqual({ name: 'Judo', level: 'Advanced', password: 'x' });
  });
});
