import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { school } from '#libs/school/school';
import type { Mail } from '../mail/mail.js';
import type { TrialBooking } from './trial-booking.entity.js';

/** SEQUENCE counts seconds from here, for it must only grow and fit in 31 bits. */
const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);

/** The trial as an iCalendar file: each one replaces the one before, and one that is off takes it out of the diary. */
export function trialEvent(
  booking: TrialBooking,
  publicUrl: string,
  isOn: boolean,
): NonNullable<Mail['attachments']>[0] {
  const { id, className, date, startTime, endTime, updatedAt } = booking;
  const calendar = ical({
    method: isOn ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
    prodId: { company: school.shortName, product: 'Free trial', language: 'EN' },
  });
  calendar.createEvent({
    id: `trial-${id}@${new URL(publicUrl).hostname}`,
    start: at(date, startTime),
    end: at(date, endTime),
    stamp: updatedAt,
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - FIRST_SEQUENCE) / 1000)),
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    summary: `Free trial: ${className}, ${school.shortName}`,
    location: school.venue,
    description: `Questions: ${school.phone.display}`,
  });
  return {
    fileName: 'free-trial.ics',
    contentType: `text/calendar; charset=utf-8; method=${isOn ? 'PUBLISH' : 'CANCEL'}`,
    base64: Buffer.from(calendar.toString()).toString('base64'),
  };
}

/** As an instant: a class on one date needs no rules of a time zone. */
function at(date: string, time: string): DateTime {
  return DateTime.fromISO(`${date}T${time}`, { zone: school.timeZone }).toUTC();
}
