import { CLASS_SCHEDULE_RULES as RULES } from '#libs/contracts/class-schedule';
import { CLASS_RULES } from './class-schedule-words';

const good = {
  day: 'Monday',
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner',
  instructor: null,
  isActive: true,
  trialPlaces: 4,
};

describe('the form of a class', () => {
  it.each<[string, object, object]>([
    ['a good one', {}, {}],
    [
      'nothing',
      { day: null, startTime: '', endTime: undefined, className: '  ', level: null },
      {
        day: 'Day is required',
        startTime: 'Start time is required',
        endTime: 'End time is required',
        className: 'Class name is required',
        level: 'Level is required',
      },
    ],
    ['an end before the start', { endTime: '17:00' }, { endTime: 'End time must be after the start time' }],
    ['an end at the start', { endTime: '18:00' }, { endTime: 'End time must be after the start time' }],
    ['one minute', { endTime: '18:01' }, {}],
    [
      'no time',
      { startTime: '6pm', endTime: '24:00' },
      { startTime: RULES.startTime.invalid, endTime: RULES.endTime.invalid },
    ],
    ['unknown words', { day: 'Someday', level: 'Expert' }, { day: RULES.day.unknown, level: RULES.level.unknown }],
    [
      'too long',
      { className: 'x'.repeat(121), instructor: 'x'.repeat(121) },
      { className: RULES.className.tooLong, instructor: RULES.instructor.tooLong },
    ],
  ])('%s', (_name, values, expected) => expect(CLASS_RULES.validate({ ...good, ...values })).toEqual(expected));
});
