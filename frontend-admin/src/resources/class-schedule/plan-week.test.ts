import { planWeek } from './plan-week';

const kravMaga = {
  id: 1,
  day: 'Monday',
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  instructor: null,
  isActive: true,
  trialPlaces: 4,
} as const;
const barsOf = (day: string, ...args: Parameters<typeof planWeek>) =>
  planWeek(...args).find((planned) => planned.day === day)?.bars ?? [];

describe('planWeek', () => {
  it('has all seven days, Monday first', () => {
    expect(planWeek([], undefined).map(({ day, bars }) => [day, bars.length])).toEqual([
      ['Monday', 0],
      ['Tuesday', 0],
      ['Wednesday', 0],
      ['Thursday', 0],
      ['Friday', 0],
      ['Saturday', 0],
      ['Sunday', 0],
    ]);
  });

  it('puts a planned class beside what overlaps it', () => {
    const planned = { ...kravMaga, id: undefined, className: 'Boxing', startTime: '19:00', endTime: '20:00' };
    expect(barsOf('Monday', [kravMaga], planned)).toEqual([
      { className: 'Krav Maga', startMinutes: 1080, endMinutes: 1170, isPlanned: false, lane: 0, lanes: 2 },
      { className: 'Boxing', startMinutes: 1140, endMinutes: 1200, isPlanned: true, lane: 1, lanes: 2 },
    ]);
  });

  it('moves the class under edit instead of doubling it', () => {
    const moved = { ...kravMaga, day: 'Friday' as const };
    expect(barsOf('Monday', [kravMaga], moved)).toEqual([]);
    expect(barsOf('Friday', [kravMaga], moved)).toMatchObject([{ isPlanned: true }]);
  });

  it.each([
    ['inactive', { isActive: false }],
    ['unreadable', { startTime: 'noon' }],
    ['backwards', { endTime: '17:00' }],
  ])('leaves out a stored class that is %s', (_name, overrides) => {
    expect(barsOf('Monday', [{ ...kravMaga, ...overrides }], undefined)).toEqual([]);
  });

  it('does not draw a planned class without its times', () => {
    expect(barsOf('Monday', [], { ...kravMaga, endTime: '' })).toEqual([]);
  });
});
