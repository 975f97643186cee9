import { classesOutsideHours } from './outside-hours.js';

const hours = {
  Monday: { opens: '06:00', closes: '20:15' },
  Tuesday: null,
  Wednesday: { opens: '06:0', closes: '20:15' },
  Thursday: { opens: '21:00', closes: '06:00' },
};

it.each([
  ['within', 'Monday', '06:00', '20:15', false],
  ['begins before', 'Monday', '05:45', '07:00', true],
  ['ends after', 'Monday', '19:15', '20:30', true],
  ['a closed day', 'Tuesday', '12:00', '13:00', true],
  ['a day without hours', 'Sunday', '12:00', '13:00', true],
  ['hours that are being typed', 'Wednesday', '05:00', '22:00', false],
  ['hours that are refused', 'Thursday', '12:00', '13:00', false],
  ['a class whose time is unreadable', 'Monday', '', '22:00', false],
] as const)('%s', (_case, day, startTime, endTime, isOutside) => {
  const one = { day, startTime, endTime, isActive: true };
  expect(classesOutsideHours(hours, [one])).toEqual(isOutside ? [one] : []);
  expect(classesOutsideHours(hours, [{ ...one, isActive: false }])).toEqual([]);
});

it('names them in the order of the week', () => {
  const at = (day: 'Monday' | 'Tuesday' | 'Sunday', startTime: string) => ({
    day,
    startTime,
    endTime: '23:00',
    isActive: true,
  });
  const week = [at('Sunday', '08:00'), at('Tuesday', '18:00'), at('Tuesday', '09:00'), at('Monday', '21:00')];
  expect(classesOutsideHours(hours, week).map(({ day, startTime }) => `${day} ${startTime}`)).toEqual([
    'Monday 21:00',
    'Tuesday 09:00',
    'Tuesday 18:00',
    'Sunday 08:00',
  ]);
});
