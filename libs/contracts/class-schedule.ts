/**
 * The weekly class schedule: what crosses the wire, and the limits of each field (spec 1 section 3, spec 3 section 5).
 */
import { INSTRUCTOR_LINK } from '#libs/contracts/instructor';
import { isClockTime } from '#libs/domain/schedule/clock-time';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';

export const CLASS_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const;
export type ClassLevel = (typeof CLASS_LEVELS)[number];

/** How many visitors may try a class on one date, unless staff say otherwise (CONTRACT section 6). */
const TRIAL_PLACES = 4;
const MOST_TRIAL_PLACES = 50;

/** What the form of a new class starts with (spec 3 section 5). */
export const CLASS_SCHEDULE_DEFAULTS = {
  day: 'Monday',
  startTime: '',
  endTime: '',
  className: '',
  level: 'Beginner',
  instructorId: null,
  instructor: null,
  isActive: true,
  trialPlaces: TRIAL_PLACES,
} as const;

export const CLASS_SCHEDULE_RULES = {
  day: { required: 'Day is required', oneOf: WEEKDAYS, unknown: `Day must be one of ${WEEKDAYS.join(', ')}` },
  startTime: { required: 'Start time is required', is: isClockTime, invalid: 'Start time must be a time like 18:00' },
  endTime: {
    required: 'End time is required',
    is: isClockTime,
    invalid: 'End time must be a time like 19:30',
    notAfterStart: 'End time must be after the start time',
  },
  className: {
    required: 'Class name is required',
    maxLength: 120,
    tooLong: 'Class name must be at most 120 characters',
  },
  level: {
    required: 'Level is required',
    oneOf: CLASS_LEVELS,
    unknown: `Level must be one of ${CLASS_LEVELS.join(', ')}`,
  },
  /** Of the list of instructors; null: the text names whoever it names. */
  instructorId: INSTRUCTOR_LINK,
  instructor: { maxLength: 120, tooLong: 'Instructor must be at most 120 characters' },
  isActive: { wrongType: 'Active must be true or false' },
  /** 0: nobody may try this class. */
  trialPlaces: {
    max: MOST_TRIAL_PLACES,
    notNatural: 'Trial places must be a whole number, 0 or more',
    tooLarge: `Trial places must be at most ${MOST_TRIAL_PLACES}`,
  },
} as const;

export const OTHER_CLASS = 'This Idempotency-Key was used for another class';
