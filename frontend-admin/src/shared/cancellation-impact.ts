/**
 * Counts the bookings that are cancelled when a class or a course does not take place. The user is warned first,
 * because visitors are mailed at once and it cannot be undone (CONTRACT section 6).
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

/** What is cancelled: a course, or one class or all, between two days (`2026-12-16`) or for good. */
export interface CancellationScope {
  course?: RaRecord;
  classScheduleId?: Identifier | undefined;
  from?: string;
  to?: string;
}

/** @returns a warning; undefined when nobody is affected */
export async function cancellationImpact(
  what: CancellationScope,
  api: SchoolDataProvider,
): Promise<string | undefined> {
  return what.course ? signupsOf(what.course, api) : trialsOf(what, api);
}

async function trialsOf({ classScheduleId, from, to }: CancellationScope, api: SchoolDataProvider) {
  const today = isoDate(schoolToday());
  const date = trialDatesBetween(from ?? today, to ?? lastTrialDate(today), today);
  const filter = { date, status: [...AWAITED_STATUSES], classScheduleId };
  return impactSentence(date.length === 0 ? 0 : await countOf(api, 'trial-bookings', filter), 'trial booking');
}

async function signupsOf(course: RaRecord, api: SchoolDataProvider): Promise<string | undefined> {
  if (!isUpcoming(courseStartDate(course as BeginnerCourse), schoolToday())) return undefined;
  const status = COURSE_SIGNUP_STATUSES.filter((each) => each !== 'cancelled');
  return impactSentence(await countOf(api, 'course-signups', { courseId: course.id, status }), 'sign-up');
}

/** The days of the period on which trials can be booked. */
export function trialDatesBetween(from: string, to: string, today: string): string[] {
  const last = lastTrialDate(today);
  return datesBetween(from < today ? today : from, to > last ? last : to);
}

/** @returns undefined for none */
export function impactSentence(count: number, one: string): string | undefined {
  if (count === 0) return undefined;
  const [counted, them] = count === 1 ? [`1 ${one}`, 'The visitor is'] : [`${count} ${one}s`, 'The visitors are'];
  return `${counted} will be cancelled. ${them} notified by email. This cannot be undone.`;
}

async function countOf(api: SchoolDataProvider, resource: string, filter: object): Promise<number> {
  const pagination = { page: 1, perPage: 1 };
  const { total = 0 } = await api.getList(resource, { filter, pagination, sort: { field: 'id', order: 'ASC' } });
  return total;
}
