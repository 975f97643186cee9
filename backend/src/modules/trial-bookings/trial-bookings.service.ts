import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { isAwaited, isMovable } from '#libs/domain/trial-booking/trial-booking';
import { hasBegun, type TrialDate } from '#libs/domain/trial-booking/trial-dates';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { violatedConstraint } from '../../common/errors/database-error.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { findRecord, lockRecord } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { refuseWithoutGuardian } from '../../common/participants/participant-row.js';
import { hashSecret } from '../../common/secrets/secret.js';
import { ClassCalendarService } from '../class-calendar/class-calendar.service.js';
import { ChosenRecipientsService } from '../throttling/chosen-recipients.service.js';
import { MissesService } from '../throttling/misses.service.js';
import {
  type AskedTrial,
  askedTrial,
  bookedBefore,
  lockClass,
  newBooking,
  requirePlace,
  type SeenDate,
} from './book-trial.js';
import type { BookTrialDto, MoveTrialDto } from './trial-booking.dto.js';
import {
  ONE_KEY,
  TrialBooking,
  TrialBookingLink,
  VISITOR_FIELDS,
  type VisitorTrialBooking,
} from './trial-booking.entity.js';
import { queueTrialMails, tellStaffOfTrial } from './trial-mails.service.js';
import { readTaken, schoolMoment, TrialPlacesService } from './trial-places.service.js';

const NOUN = 'trial booking';
/** Of the ten connections of a process: those who wait for the last place must not keep out who only reads. */
const BOOKED_AT_ONCE = 4;

/** The network of a visitor. */
type BookedBy = { address: string } | 'staff';
type BookedSlot = Pick<TrialBooking, 'classScheduleId' | 'date' | 'className' | 'startTime' | 'endTime'>;
/** Null: the class that was booked is gone, and no other is named. */
export type AskedSlot = Pick<TrialBooking, 'classScheduleId' | 'date'>;

/** Taking, moving and giving back a place (CONTRACT section 6). */
@Injectable()
export class TrialBookingsService {
  private readonly writes = new ConcurrencyLimit(BOOKED_AT_ONCE);

  constructor(
    private readonly manager: EntityManager,
    private readonly calendar: ClassCalendarService,
    private readonly places: TrialPlacesService,
    private readonly misses: MissesService,
    private readonly recipients: ChosenRecipientsService,
  ) {}

  /** @param classScheduleId as it came in the query; undefined: of all classes */
  async dates(classScheduleId: unknown): Promise<TrialDate[]> {
    if (classScheduleId !== undefined && !(typeof classScheduleId === 'string' && /^\d{1,9}$/.test(classScheduleId)))
      throw new RefusedFields({ classScheduleId: TRIAL_RULES.classScheduleId.invalid });
    const dates = await this.places.dates();
    if (classScheduleId === undefined) return dates;
    return dates.filter((one) => one.classScheduleId === Number(classScheduleId));
  }

  /**
   * Takes a place, or finds the booking that the same key has made before (isNew false). What a visitor books the
   * school is told of.
   * @throws RefusedFields, TrialDateTaken when the date cannot be booked now, TooManyRequests when so much was booked
   *   for the email address or from the network: nothing is written then
   */
  async book(
    dto: BookTrialDto,
    key: string | null,
    address: string,
  ): Promise<{ booking: VisitorTrialBooking; isNew: boolean }> {
    const { booking, isNew } = await this.take(dto, key, { address });
    return { booking: visitorView(booking), isNew };
  }

  /** Of somebody who called or stands at the desk, and is thereby confirmed: the visitor gets the same mail. */
  bookByStaff(dto: BookTrialDto, key: string | null): Promise<{ booking: TrialBooking; isNew: boolean }> {
    return this.take(dto, key, 'staff');
  }

  async get(token: string, address: string): Promise<VisitorTrialBooking> {
    return visitorView(await this.find(token, address));
  }

  /** Books another date, also of what was cancelled. @throws as book does, ConflictException for one that is over */
  async move(token: string, dto: MoveTrialDto, address: string): Promise<VisitorTrialBooking> {
    const { id } = await this.find(token, address);
    return this.writes.run(() =>
      this.manager.transaction(async (manager) => {
        const booking = await lockRecord(manager, TrialBooking, id, NOUN);
        if (!isMovable(booking.status)) throw new ConflictException(TRIAL_RULES.over);
        const slot = { classScheduleId: dto.classScheduleId ?? booking.classScheduleId, date: dto.date };
        if (isSameSlot(slot, booking) && isAwaited(booking.status)) return visitorView(booking);
        const to = { ...(await this.placeFor(manager, slot, id)), status: 'new' as const };
        await manager.update(TrialBooking, id, { ...to, updatedAt: () => NEXT_UPDATED_AT });
        await queueTrialMails(manager, id, ['moved', 'staffMoved']);
        return visitorView(await findRecord(manager, TrialBooking, id, NOUN));
      }),
    );
  }

  /** Gives the place back. Once more it stays cancelled, and nobody is told again. */
  async cancel(token: string, address: string): Promise<VisitorTrialBooking> {
    const { id } = await this.find(token, address);
    return this.manager.transaction(async (manager) => {
      const booking = await lockRecord(manager, TrialBooking, id, NOUN);
      if (booking.status === 'cancelled') return visitorView(booking);
      if (!isAwaited(booking.status) || hasBegun(booking, schoolMoment()))
        throw new ConflictException(TRIAL_RULES.over);
      await manager.update(TrialBooking, id, { status: 'cancelled', updatedAt: () => NEXT_UPDATED_AT });
      await queueTrialMails(manager, id, ['cancelled', 'staffCancelled']);
      return visitorView(await findRecord(manager, TrialBooking, id, NOUN));
    });
  }

  /**
   * A place for a booking that moves, in the caller's transaction, which holds the booking. @returns what its row says
   * of the class then @throws as book does
   */
  async placeFor(manager: EntityManager, { classScheduleId, date }: AskedSlot, own: number): Promise<BookedSlot> {
    if (classScheduleId === null) throw new RefusedFields({ classScheduleId: TRIAL_RULES.classScheduleId.unknown });
    const slot = { classScheduleId, date };
    const trialPlaces = await lockClass(manager, classScheduleId);
    const on = await requirePlace(manager, slot, trialPlaces, await this.see(manager, slot.date), own);
    const { className, startTime, endTime } = on;
    return { ...slot, className, startTime, endTime };
  }

  private async take(
    dto: BookTrialDto,
    key: string | null,
    by: BookedBy,
  ): Promise<{ booking: TrialBooking; isNew: boolean }> {
    const asked = askedTrial(dto, key);
    const before = await bookedBefore(this.manager, asked);
    if (before) return { booking: before, isNew: false };
    const write = () => this.takeOrFind(asked, by);
    // What was booked before is no further mail, however often it is sent again.
    if (by === 'staff') return write();
    const network = { address: by.address, refusal: TRIAL_RULES.tooManyPlaces };
    return this.recipients.placeWhenFree(dto.email, TRIAL_RULES.tooManyForEmail, network, write);
  }

  private async takeOrFind(asked: AskedTrial, by: BookedBy): Promise<{ booking: TrialBooking; isNew: boolean }> {
    refuseWithoutGuardian(asked.dto);
    return this.writes.run(async () => {
      try {
        return await this.takeOnce(asked, by);
      } catch (error) {
        // The same key for another class at the same moment: its booking is there now, with another body.
        const retry = violatedConstraint(error) === ONE_KEY ? await bookedBefore(this.manager, asked) : null;
        if (retry) return { booking: retry, isNew: false };
        throw error;
      }
    });
  }

  private takeOnce(asked: AskedTrial, by: BookedBy): Promise<{ booking: TrialBooking; isNew: boolean }> {
    return this.manager.transaction(async (manager) => {
      const trialPlaces = await lockClass(manager, asked.dto.classScheduleId);
      // Who waited for the lock may have waited for the first try of this very request.
      const retry = await bookedBefore(manager, asked);
      if (retry) return { booking: retry, isNew: false };
      const on = await requirePlace(manager, asked.dto, trialPlaces, await this.see(manager, asked.dto.date));
      const status = by === 'staff' ? 'confirmed' : 'new';
      const { identifiers } = await manager.insert(TrialBooking, { ...newBooking(asked, on), status });
      const { id } = identifiers[0] as { id: number };
      const booking = await manager.findOneByOrFail(TrialBooking, { id });
      await queueTrialMails(manager, id, by === 'staff' ? ['booked'] : ['booked', 'staffBooked']);
      if (by !== 'staff') await tellStaffOfTrial(manager, booking);
      return { booking, isNew: true };
    });
  }

  private async see(manager: EntityManager, date: string): Promise<SeenDate> {
    const plan = await this.calendar.plan();
    const now = schoolMoment();
    const [day] = this.calendar.daysOf(plan, date, date);
    return { day, now, dates: async () => this.places.datesOf(plan, now, await readTaken(manager)) };
  }

  private async find(token: string, address: string): Promise<TrialBooking> {
    const found = await this.misses.watch('trial booking', address, () =>
      this.manager
        .createQueryBuilder(TrialBooking, 'booking')
        .innerJoin(TrialBookingLink, 'link', 'link.trialBookingId = booking.id')
        .where('link.tokenHash = :hash', { hash: hashSecret(token) })
        .getOne(),
    );
    if (!found) throw new NotFoundException(TRIAL_RULES.notFound);
    return found;
  }
}

export function isSameSlot(one: AskedSlot, other: AskedSlot): boolean {
  return one.classScheduleId === other.classScheduleId && one.date === other.date;
}

function visitorView(booking: TrialBooking): VisitorTrialBooking {
  return Object.fromEntries(VISITOR_FIELDS.map((field) => [field, booking[field]])) as unknown as VisitorTrialBooking;
}
