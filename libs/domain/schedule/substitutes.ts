// Which classes on dates need a substitute: they take place, whoever takes them is of the list of instructors and away
// that day, and nobody else is put in their place (CONTRACT section 5).
import { classDates, type DateException, type SchoolPlan, type WeeklyClass } from '#libs/domain/schedule/class-dates';

/** Days on which an instructor is away, both included. */
export interface Absence {
  instructorId: number;
  startDate: string;
  endDate: string;
}

interface Listed {
  /** Of the list of instructors; null: nobody of it, so nobody whose absence is known. */
  instructorId: number | null;
}

/** The plan, and who of the list teaches what of it. */
export interface TaughtPlan extends Omit<SchoolPlan, 'classes' | 'exceptions'> {
  classes: readonly (WeeklyClass & Listed)[];
  exceptions: readonly (DateException & Listed)[];
}

export interface SubstituteNeeded {
  /** `2026-12-16` */
  date: string;
  classScheduleId: number;
  className: string;
  startTime: string;
  endTime: string;
  /** Who is away. */
  instructorId: number;
  instructor: string | null;
}

/** From one date to another, both included, by date and start. */
export function substitutesNeeded(
  from: string,
  to: string,
  plan: TaughtPlan,
  absences: readonly Absence[],
): SubstituteNeeded[] {
  const planned = new Map(plan.classes.map((one) => [one.id, one.instructorId]));
  const changed = new Map(plan.exceptions.map((one) => [`${one.classScheduleId} ${one.date}`, one]));
  return classDates(from, to, plan).flatMap(({ date, classes }) =>
    classes.flatMap(({ classScheduleId, className, startTime, endTime, instructor, status }) => {
      const other = changed.get(`${classScheduleId} ${date}`);
      // A text is a substitute, too: somebody who is not of the list.
      const instructorId = other?.instructor ? other.instructorId : (planned.get(classScheduleId) ?? null);
      if (status === 'cancelled' || instructorId === null || !isAway(instructorId, date, absences)) return [];
      return [{ date, classScheduleId, className, startTime, endTime, instructorId, instructor }];
    }),
  );
}

function isAway(instructorId: number, date: string, absences: readonly Absence[]): boolean {
  return absences.some((one) => one.instructorId === instructorId && one.startDate <= date && date <= one.endDate);
}
