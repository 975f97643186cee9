import type { EntityManager } from 'typeorm';
import type { ClassLevel } from '#libs/contracts/class-schedule';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { ClassSchedule } from '../../modules/class-schedules/class-schedule.entity.js';
import { Instructor } from '../../modules/instructors/instructor.entity.js';

type Row = [
  day: Weekday,
  startTime: string,
  endTime: string,
  className: string,
  level: ClassLevel,
  instructor: string | null,
];

// The coaches are the first three of seed-instructors. The beginner course, the private lessons and the kids' groups
// are spec 1 sections 2.3 and 2.4.
const STORM = 'Adriaan Storm';
const NAIDOO = 'Prisha Naidoo';
const DUBE = 'Thabo Dube';

const WEEK: Row[] = [
  ['Monday', '06:15', '07:15', 'Boxing for Fitness', 'All Levels', DUBE],
  ['Monday', '12:00', '13:00', 'Krav Maga Fundamentals', 'Beginner', STORM],
  ['Monday', '17:00', '17:45', 'Little Warriors (ages 5-7)', 'Beginner', NAIDOO],
  ['Monday', '18:00', '20:30', 'Beginner Course: Essentials', 'Beginner', STORM],

  ['Tuesday', '09:00', '12:00', 'Private Lessons (by appointment)', 'All Levels', null],
  ['Tuesday', '16:30', '17:30', 'Junior Defenders (ages 8-11)', 'Beginner', NAIDOO],
  // These two only touch.
  ['Tuesday', '18:00', '19:15', 'Boxing Fundamentals', 'Beginner', DUBE],
  ['Tuesday', '19:15', '20:30', 'Street BJJ', 'All Levels', NAIDOO],

  ['Wednesday', '06:15', '07:15', 'Krav Maga Conditioning', 'All Levels', STORM],
  ['Wednesday', '12:00', '13:00', 'Boxing for Fitness', 'All Levels', DUBE],
  ['Wednesday', '17:00', '17:45', 'Little Warriors (ages 5-7)', 'Beginner', NAIDOO],
  // A pair that overlaps.
  ['Wednesday', '18:00', '20:30', 'Beginner Course: Essentials', 'Beginner', STORM],
  ['Wednesday', '19:00', '20:15', 'Street BJJ', 'Intermediate', NAIDOO],

  ['Thursday', '09:00', '12:00', 'Private Lessons (by appointment)', 'All Levels', null],
  ['Thursday', '16:30', '17:30', 'Teen Program (ages 12-15)', 'Beginner', NAIDOO],
  // A chain: the first overlaps the second, the second the third, the first and the third not at all.
  ['Thursday', '18:00', '19:15', 'Boxing Competition Training', 'Advanced', DUBE],
  ['Thursday', '19:00', '20:15', 'Krav Maga', 'All Levels', STORM],
  ['Thursday', '19:45', '20:45', 'Filipino Blades', 'Intermediate', NAIDOO],

  ['Friday', '06:15', '07:15', 'Street BJJ', 'All Levels', NAIDOO],
  ['Friday', '12:00', '13:00', 'Boxing for Fitness', 'All Levels', DUBE],
  ['Friday', '16:30', '17:30', 'Junior Defenders (ages 8-11)', 'Intermediate', NAIDOO],
  ['Friday', '17:30', '18:30', 'Kali Stick Fighting', 'Beginner', STORM],
  ['Friday', '18:30', '19:45', 'Krav Maga Sparring', 'Advanced', STORM],

  ['Saturday', '08:00', '09:00', 'Boxing Fundamentals', 'Beginner', DUBE],
  ['Saturday', '09:00', '10:00', 'Kids Sparring (ages 8-15)', 'Intermediate', NAIDOO],
  ['Saturday', '10:00', '11:30', 'Krav Maga / BJJ / FMA', 'All Levels', STORM],
  // Another pair.
  ['Saturday', '11:00', '12:30', 'Boxing Competition Training', 'Advanced', DUBE],
  ['Saturday', '11:45', '12:45', 'Kali Stick Fighting', 'Intermediate', STORM],
];

/** Taught alone, or signed up for as a whole: nobody tries one lesson of it. */
const WITHOUT_TRIALS = /^(Private Lessons|Beginner Course)/;

/** A believable week within the opening hours: on some evenings classes run side by side in two rooms. */
export async function seedClassSchedules(manager: EntityManager): Promise<void> {
  if (await manager.exists(ClassSchedule)) return;
  const team = await manager.find(Instructor);
  const classes = WEEK.map(([day, startTime, endTime, className, level, instructor]) => ({
    day,
    startTime,
    endTime,
    className,
    level,
    instructorId: team.find(({ name }) => name === instructor)?.id ?? null,
    instructor,
    ...(WITHOUT_TRIALS.test(className) && { trialPlaces: 0 }),
  }));
  await manager.insert(ClassSchedule, classes);
}
