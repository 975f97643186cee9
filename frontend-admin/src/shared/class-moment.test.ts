import { classMoments } from './class-moment';

const day = [
  { startTime: '09:00', endTime: '10:00' },
  { startTime: '10:00', endTime: '11:30' },
  { startTime: '17:00', endTime: '18:00' },
  { startTime: '17:00', endTime: '19:00' },
  { startTime: '18:00', endTime: '19:00' },
];

describe('classMoments', () => {
  it.each<[string, number, string[]]>([
    ['early', 8 * 60, ['next', 'later', 'later', 'later', 'later']],
    ['at the first minute', 9 * 60, ['now', 'next', 'later', 'later', 'later']],
    ['as one ends and the other starts', 10 * 60, ['done', 'now', 'next', 'next', 'later']],
    ['between classes', 12 * 60, ['done', 'done', 'next', 'next', 'later']],
    ['two at once', 17 * 60 + 30, ['done', 'done', 'now', 'now', 'next']],
    ['late', 23 * 60, ['done', 'done', 'done', 'done', 'done']],
  ])('%s', (_name, nowMinutes, expected) => expect(classMoments(day, nowMinutes)).toEqual(expected));

  it('has nothing to say about an empty day', () => expect(classMoments([], 600)).toEqual([]));
});
