import { type APIRequestContext, expect } from '@playwright/test';
import type { TrialBooking, TrialDateView } from '#libs/contracts/generated/api';
import type { StaffApi } from './staff-api.js';

/** Bookings in which a text is found. */
export async function bookingsOf(staff: StaffApi, q: string): Promise<TrialBooking[]> {
  const answer = await staff.get(`/api/admin/trial-bookings?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  return (await answer.json()) as TrialBooking[];
}

/**
 * The last date that has a place, for Ayanda Nkosi or whoever has this address.
 * @param classId of this class alone
 */
export async function bookSomething(
  staff: StaffApi,
  request: APIRequestContext,
  email: string,
  classId?: number,
): Promise<TrialBooking> {
  const dates = (await (await request.get('/api/trial-bookings/places')).json()) as TrialDateView[];
  const { classScheduleId, date } = dates.findLast(
    (one) => one.placesLeft > 0 && (classId === undefined || one.classScheduleId === classId),
  )!;
  const answer = await request.post('/api/trial-bookings', {
    data: { classScheduleId, date, fullName: 'Ayanda Nkosi', email, phone: '+27821234567', participantAge: 25 },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const [booking] = await bookingsOf(staff, email);
  return booking!;
}
