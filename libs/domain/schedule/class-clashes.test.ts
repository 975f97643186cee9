import { findClassClashes, type PlannedClass } from '#libs/domain/schedule/class-clashes';

const planned: PlannedClass = {
  day: 'Wednesday',
  startTime: '18:00',
  endTime: '19:30',
  instructor: 'Coach Storm',
  isActive: true,
};
const other = (overrides: Partial<PlannedClass>): PlannedClass => ({
  ...planned,
  id: 7,
  instructor: 'Somebody Else',
  ...overrides,
});
const kinds = (a: PlannedClass, ...others: PlannedClass[]) => findClassClashes(a, others).map((clash) => clash.kind);

describe('findClassClashes', () => {
  it.each<[string, Partial<PlannedClass>, string[]]>([
    ['the same time', {}, ['overlap']],
    ['a part of the time', { startTime: '19:00', endTime: '20:30' }, ['overlap']],
    ['inside', { startTime: '18:15', endTime: '18:45' }, ['overlap']],
    ['around', { startTime: '17:00', endTime: '21:00' }, ['overlap']],
    ['one minute', { startTime: '19:29', endTime: '20:00' }, ['overlap']],
    ['touching after', { startTime: '19:30', endTime: '20:30' }, []],
    ['touching before', { startTime: '17:00', endTime: '18:00' }, []],
    ['another day', { day: 'Thursday' }, []],
    ['inactive', { isActive: false }, []],
    ['unreadable time', { startTime: '6pm' }, []],
    ['no time yet', { startTime: '' }, []],
    ['ends before it starts', { startTime: '20:00', endTime: '18:30' }, []],
  ])('%s', (_name, overrides, expected) => expect(kinds(planned, other(overrides))).toEqual(expected));

  it.each<[string | null, string | null, string]>([
    ['Coach Storm', 'coach  storm ', 'instructor'],
    ['Thandi Mokoena', 'THANDI MOKOENA', 'instructor'],
    ['Zoë', 'Zoe\u0308', 'instructor'],
    ['Coach Storm', 'Coach Stormer', 'overlap'],
    [null, null, 'overlap'],
    ['', '  ', 'overlap'],
  ])('%j and %j at the same time: %s', (mine, theirs, expected) => {
    expect(kinds({ ...planned, instructor: mine }, other({ instructor: theirs }))).toEqual([expected]);
  });

  it('excludes the record itself, not its equal', () => {
    expect(kinds({ ...planned, id: 7 }, other({ id: 7 }))).toEqual([]);
    expect(kinds({ ...planned, id: 7 }, other({ id: 8 }))).toEqual(['overlap']);
    expect(kinds(planned, other({ id: undefined }))).toEqual(['overlap']);
  });

  it('says nothing about a class that is not on the timetable', () => {
    expect(kinds({ ...planned, isActive: false }, other({}))).toEqual([]);
  });

  it('names instructor clashes first, then by start', () => {
    const late = other({ id: 1, startTime: '19:00', endTime: '20:00' });
    const early = other({ id: 2, startTime: '17:00' });
    const same = other({ id: 3, startTime: '19:15', endTime: '20:00', instructor: planned.instructor });
    expect(findClassClashes(planned, [late, early, same]).map((clash) => clash.other.id)).toEqual([3, 2, 1]);
  });
});
