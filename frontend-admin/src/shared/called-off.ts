/**
 * Whom it lets down when a class or a course does not take place: said before, because they are told at once, and
 * putting the class back does not bring their bookings back (CONTRACT section 6).
 */
import type { Identifier, RaRecord } from 'react-admin';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { courseStartDate, isUpcoming } from '#libs/domain/course-date';
import { COURSE_SIGNUP_STATUSES } from '#libs/domain/course-signup';
import { AWAITED_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { lastTrialDate } from '#libs/domain/trial-booking/trial-dates';
import { datesBetween } from '#libs/domain/schedule/class-dates';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import type { SchoolDataProvider } from '../data-provider';

/** A course, or a class or all of them, from one day to another (`2026-12-16`), or for good. */
export interface NotTakingPlace {
  course?: RaRecord;
  classScheduleId?: Identifier | undefined;
  from?: string;
  to?: string;
}

/** @returns a sentence; undefined when nobody is let down */
export async function calledOff(what: NotTakingPlace, api: SchoolDataProvider): Promise<string | undefined> {
  return what.course ? signupsOf(what.course, api) : trialsOf(what, api);
}

async function trialsOf({ classScheduleId, from, to }: NotTakingPlace, api: SchoolDataProvider) {
  const today = isoDate(schoolToday());
  const date = trialDatesBetween(from ?? today, to ?? lastTrialDate(today), today);
  const filter = { date, status: [...AWAITED_STATUSES], classScheduleId };
  return letDown(date.length === 0 ? 0 : await countOf(api, 'trial-bookings', filter), 'trial booking');
}

async function signupsOf(course: RaRecord, api: SchoolDataProvider): Promise<string | undefined> {
  if (!isUpcoming(courseStartDate(course as BeginnerCourse), schoolToday())) return undefined;
  const status = COURSE_SIGNUP_STATUSES.filter((each) => each !== 'cancelled');
  return letDown(await countOf(api, 'course-signups', { courseId: course.id, status }), 'sign-up');
}

/** The days among these on which there can be a trial. */
export function trialDatesBetween(from: string, to: string, today: string): string[] {
  const last = lastTrialDate(today);
  return datesBetween(from < today ? today : from, to > last ? last : to);
}

/** @returns undefined for none */
export function letDown(count: number, one: string): string | undefined {
  if (count === 0) return undefined;
  const [counted, them] = count === 1 ? [`1 ${one}`, 'The visitor is'] : [`${count} ${one}s`, 'The visitors are'];
  return `${counted} will be cancelled. ${them} notified by email. This cannot be undone.`;
}

async function countOf(api: SchoolDataProvider, resource: string, filter: object): Promise<number> {
  const pagination = { page: 1, perPage: 1 };
  const { total = 0 } = await api.getList(resource, { filter, pagination, sort: { field: 'id', order: 'ASC' } });
  return total;
}
