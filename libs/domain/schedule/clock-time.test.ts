import { formatClockTime, isAfter, parseClockTime } from './clock-time.js';

describe('parseClockTime', () => {
  it.each([
    ['00:00', 0],
    ['06:30', 390],
    ['18:00', 1080],
    ['23:59', 1439],
  ])('%s is minute %d of the day', (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes);
  });

  it.each(['24:00', '6:30', '18:60', '18.00', '18:00:00', ' 18:00', '18:00\n', '', 'noon', '１８:００'])(
    '%p is no time',
    (text) => {
      expect(parseClockTime(text)).toBeUndefined();
    },
  );
});

describe('formatClockTime', () => {
  it.each([
    [0, '00:00'],
    [390, '06:30'],
    [1439, '23:59'],
    [1440, '24:00'],
  ])('minute %d is %s', (minutes, text) => {
    expect(formatClockTime(minutes)).toBe(text);
  });

  it('undoes parseClockTime for every minute of the day', () => {
    for (let minute = 0; minute < 24 * 60; minute++) expect(parseClockTime(formatClockTime(minute))).toBe(minute);
  });
});

describe('isAfter', () => {
  it.each([
    ['18:01', '18:00', true],
    ['18:00', '18:00', false],
    ['09:59', '10:00', false],
    ['20:00', '09:30', true],
  ])('%s after %s: %p', (time, other, expected) => {
    expect(isAfter(time, other)).toBe(expected);
  });
});
