import { completeClockTime, normalizeClockTime } from './normalize-clock-time';

describe('normalizeClockTime', () => {
  it.each([
    ['18:30', '18:30'],
    ['1830', '18:30'],
    ['18.30', '18:30'],
    ['18h30', '18:30'],
    ['18 30', '18:30'],
    [' 9:05 ', '09:05'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['18', '18:00'],
    ['', ''],
    ['half past six', 'half past six'],
    ['18:3', '18:3'],
    ['6pm', '6pm'],
    ['18:30:00', '18:30:00'],
    ['25:99', '25:99'],
  ])('%j is %j', (typed, tidy) => expect(normalizeClockTime(typed)).toBe(tidy));
});

describe('completeClockTime', () => {
  it.each([
    ['1830', '18:30'],
    ['183', '183'],
    ['18:30', '18:30'],
    ['18305', '18305'],
    ['', ''],
  ])('%j becomes %j', (typed, shown) => {
    expect(completeClockTime(typed)).toBe(shown);
  });
});
