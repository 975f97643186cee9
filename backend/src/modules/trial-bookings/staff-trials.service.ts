import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { MatchCondition } from '#libs/domain/record-tag';
import { addDaysTo, mondayOf } from '#libs/domain/schedule/class-dates';
import { isAwaited } from '#libs/domain/trial-booking/trial-booking';
import { hasBegun } from '#libs/domain/trial-booking/trial-dates';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { findRecord, lockRecord, updateRecord } from '../../common/records/record-crud.js';
import { requireMatch } from '../../common/records/record-match.js';
import { revokeOutdatedLinks } from '../../common/secrets/mailed-link.js';
import type { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { messageOf } from './answer-trial.js';
import type { ChangeTrialDto, TrialWeekView } from './trial-booking.dto.js';
import { TrialBooking, TrialBookingLink } from './trial-booking.entity.js';
import { type AskedSlot, isSameSlot, TrialBookingsService } from './trial-bookings.service.js';
import type { TrialMailKind } from './trial-booking.mail.js';
import { queueTrialMails } from './trial-mails.service.js';
import { schoolMoment } from './trial-places.service.js';

const NOUN = 'trial booking';
const SHOWN = shownFields(TrialBooking);

export const TRIAL_BOOKING_LIST: ListRules<keyof TrialBooking> = {
  name: 'trial-bookings',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['participantName', 'fullName', 'email', 'phone'],
  phones: ['phone'],
  defaultOrder: ['date', 'startTime'],
};

/** What staff do with trials (CONTRACT section 6). */
@Injectable()
export class StaffTrialsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly bookings: TrialBookingsService,
  ) {}

  list(query: RawListQuery): Promise<RecordPage<TrialBooking>> {
    return listRecords(this.manager, TrialBooking, parseListQuery(query, TRIAL_BOOKING_LIST), TRIAL_BOOKING_LIST);
  }

  get(id: number): Promise<TrialBooking> {
    return findRecord(this.manager, TrialBooking, id, NOUN);
  }

  /**
   * Another date or class needs a place, and so does who was cancelled and is expected again: a cancelled booking has
   * given its place back. Whoever is expected then, or no longer, is told. What was mailed to an address that is put
   * right opens the booking no more.
   * @throws RefusedFields, TrialDateTaken for a date that cannot be booked
   */
  update(
    id: number,
    { classScheduleId, date, ...fields }: ChangeTrialDto,
    ifMatch?: MatchCondition,
  ): Promise<TrialBooking> {
    return this.manager.transaction(async (manager) => {
      const before = await lockRecord(manager, TrialBooking, id, NOUN);
      requireMatch(ifMatch, before, NOUN);
      const slot = { classScheduleId: classScheduleId ?? before.classScheduleId, date: date ?? before.date };
      const needsPlace = !isSameSlot(slot, before) || isExpectedAgain(before, fields.status);
      const moved = needsPlace ? await this.movedTo(manager, slot, before, fields.status) : undefined;
      const changed = await updateRecord(manager, TrialBooking, id, NOUN, { ...fields, ...moved });
      const addresses = { sentTo: before.email, now: changed.email };
      await revokeOutdatedLinks(manager, TrialBookingLink, { trialBookingId: id }, addresses);
      const mail = mailOf(before, changed);
      if (mail && !hasBegun(changed, schoolMoment())) await queueTrialMails(manager, id, [mail]);
      return changed;
    });
  }

  /** The message of the inbox by which staff answer who booked, made at the first call. */
  makeMessage(id: number): Promise<ContactMessage> {
    return this.manager.transaction(async (manager) =>
      messageOf(manager, await lockRecord(manager, TrialBooking, id, NOUN)),
    );
  }

  /** Whoever did not come or had cancelled is expected again on the new date. */
  private async movedTo(
    manager: EntityManager,
    slot: AskedSlot,
    before: TrialBooking,
    status = before.status,
  ): Promise<Partial<TrialBooking>> {
    const place = await this.bookings.placeFor(manager, slot, before.id);
    return { ...place, status: status === before.status && !isAwaited(status) ? 'confirmed' : status };
  }

  /** Of the week that is now. */
  async week(): Promise<TrialWeekView> {
    const monday = mondayOf(schoolMoment().date);
    const [counts] = await this.manager.query<[Omit<TrialWeekView, 'monday'>]>(
      `SELECT count(*) FILTER (WHERE status <> 'cancelled')::int AS booked,
         count(*) FILTER (WHERE status IN ('attended', 'joined'))::int AS attended,
         count(*) FILTER (WHERE status = 'joined')::int AS joined
       FROM trial_bookings WHERE date BETWEEN $1 AND $2`,
      [monday, addDaysTo(monday, 6)],
    );
    return { monday, ...counts };
  }
}

/** On the same date, which has not been. */
function isExpectedAgain(before: TrialBooking, status = before.status): boolean {
  return before.status === 'cancelled' && isAwaited(status) && !hasBegun(before, schoolMoment());
}

function mailOf(before: TrialBooking, changed: TrialBooking): TrialMailKind | undefined {
  // The class may well take place: most who are cancelled have called. What is called off, the calendar tells.
  if (changed.status === 'cancelled') return isAwaited(before.status) ? 'cancelled' : undefined;
  if (!isAwaited(changed.status)) return undefined;
  if (!isSameSlot(changed, before)) return 'moved';
  return before.status === 'cancelled' ? 'booked' : undefined;
}
