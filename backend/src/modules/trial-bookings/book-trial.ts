/** Booking a place, exact under concurrency: whoever books a class holds its row until the booking is written. */
import { hash } from 'node:crypto';
import { HttpException, HttpStatus, UnprocessableEntityException } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { GUARDIAN_CONSENT, isConflict, TRIAL_RULES, trialRefusalMessage } from '#libs/contracts/trial-booking';
import type { CalendarDay, DatedClass } from '#libs/domain/schedule/class-dates';
import {
  otherTrialDates,
  type SchoolMoment,
  type TrialDate,
  trialRefusal,
  type TrialSlot,
} from '#libs/domain/trial-booking/trial-dates';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { participantRow, participantValues } from '../../common/participants/participant-row.js';
import { writtenDay } from './trial-booking.mail.js';
import type { BookTrialDto } from './trial-booking.dto.js';
import { TrialBooking } from './trial-booking.entity.js';

/** What is known of a date before a place is taken. */
export interface SeenDate {
  day: CalendarDay | undefined;
  now: SchoolMoment;
  /** What else can be booked. */
  dates: () => Promise<readonly TrialDate[]>;
}

/** A booking as it is asked for. */
export interface AskedTrial {
  dto: BookTrialDto;
  key: string | null;
  requestHash: string;
}

export function askedTrial(dto: BookTrialDto, key: string | null): AskedTrial {
  const { classScheduleId, date, plan, note } = dto;
  const asked = [classScheduleId, date, ...participantValues(dto), plan, note];
  return { dto, key, requestHash: hash('sha256', JSON.stringify(asked), 'hex') };
}

/** The booking that this key has made before. @throws UnprocessableEntityException for a key with another body */
export async function bookedBefore(
  manager: EntityManager,
  { key, requestHash }: AskedTrial,
): Promise<TrialBooking | null> {
  if (key === null) return null;
  const [before] = await manager.query<{ id: number; request_hash: string }[]>(
    'SELECT id, request_hash FROM trial_bookings WHERE idempotency_key = $1',
    [key],
  );
  if (!before) return null;
  if (before.request_hash !== requestHash) throw new UnprocessableEntityException(TRIAL_RULES.otherBody);
  return manager.findOneByOrFail(TrialBooking, { id: before.id });
}

/**
 * Until the end of the transaction nobody else books this class. @returns how many trial places it has on each date
 * @throws RefusedFields when there is none
 */
export async function lockClass(manager: EntityManager, classScheduleId: number): Promise<number> {
  const [found] = await manager.query<{ places: number }[]>(
    'SELECT trial_places AS places FROM class_schedules WHERE id = $1 AND is_active FOR NO KEY UPDATE',
    [classScheduleId],
  );
  if (!found) throw new RefusedFields({ classScheduleId: TRIAL_RULES.classScheduleId.unknown });
  return found.places;
}

/**
 * The class on that date. To be asked while its row is locked.
 * @param own the booking that is moved: it stands in nobody's way
 * @throws RefusedFields for a date that never could be booked, TrialDateTaken for one that cannot be booked now
 */
export async function requirePlace(
  manager: EntityManager,
  slot: TrialSlot,
  places: number,
  { day, now, dates }: SeenDate,
  own?: number,
): Promise<DatedClass> {
  const { classScheduleId, date } = slot;
  const booked = await manager.countBy(TrialBooking, {
    classScheduleId,
    date,
    status: Not('cancelled'),
    ...(own !== undefined && { id: Not(own) }),
  });
  const refusal = trialRefusal(slot, day, now, { placesOf: () => places, bookedOf: () => booked });
  const found = day?.classes.find((one) => one.classScheduleId === classScheduleId);
  if (!refusal && found) return found;
  const sentence = trialRefusalMessage(refusal ?? { kind: 'notThatDay' });
  if (!refusal || !isConflict(refusal)) throw new RefusedFields({ date: sentence });
  throw new TrialDateTaken(sentence, otherTrialDates(slot, await dates()));
}

/** A 409 that names the next dates on which the class has a place. */
class TrialDateTaken extends HttpException {
  constructor(sentence: string, others: readonly TrialDate[]) {
    const nextDates = others.map(({ date }) => date);
    const offer =
      nextDates.length === 0 ? '' : `. Next dates with a free place: ${nextDates.map(writtenDay).join('; ')}`;
    const message = sentence + offer;
    super({ message, errors: { date: message }, nextDates }, HttpStatus.CONFLICT);
  }
}

/** What the row of a new booking holds. */
export function newBooking({ dto, key, requestHash }: AskedTrial, on: DatedClass): Partial<TrialBooking> {
  return {
    classScheduleId: dto.classScheduleId,
    date: dto.date,
    className: on.className,
    startTime: on.startTime,
    endTime: on.endTime,
    ...participantRow(dto, GUARDIAN_CONSENT),
    plan: dto.plan ?? null,
    idempotencyKey: key,
    requestHash: key === null ? null : requestHash,
  };
}
