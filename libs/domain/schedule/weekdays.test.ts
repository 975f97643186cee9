import { isWeekday, weekdayIndex, WEEKDAYS } from './weekdays.js';

describe('the week', () => {
  it('runs from Monday to Sunday', () => {
    expect(WEEKDAYS.map(weekdayIndex)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([WEEKDAYS[0], WEEKDAYS[6]]).toEqual(['Monday', 'Sunday']);
  });

  it.each([
    ['Monday', true],
    ['Sunday', true],
    ['monday', false],
    ['Mon', false],
    ['', false],
    ['constructor', false],
  ])('%p is a weekday: %p', (text, expected) => {
    expect(isWeekday(text)).toBe(expected);
  });
});
