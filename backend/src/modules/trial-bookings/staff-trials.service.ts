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
import { findRecord, updateRecord } from '../../common/records/record-crud.js';
import type { ChangeTrialDto, TrialWeekView } from './trial-booking.dto.js';
import { TrialBooking } from './trial-booking.entity.js';
import { queueTrialMails } from './trial-mails.service.js';
import { schoolMoment } from './trial-places.service.js';

const NOUN = 'trial booking';
const SHOWN = shownFields(TrialBooking);

export const TRIAL_BOOKING_LIST: ListRules<keyof TrialBooking> = {
  name: 'trial-bookings',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['participantName', 'fullName', 'email', 'phone'],
  defaultOrder: ['date', 'startTime'],
};

/** What staff do with trials (CONTRACT section 6). */
@Injectable()
export class StaffTrialsService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<TrialBooking>> {
    return listRecords(this.manager, TrialBooking, parseListQuery(query, TRIAL_BOOKING_LIST), TRIAL_BOOKING_LIST);
  }

  get(id: number): Promise<TrialBooking> {
    return findRecord(this.manager, TrialBooking, id, NOUN);
  }

  /** Whoever is expected and cancelled by staff is told. */
  update(id: number, dto: ChangeTrialDto, ifMatch?: MatchCondition): Promise<TrialBooking> {
    return this.manager.transaction(async (manager) => {
      const before = await manager.findOne(TrialBooking, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const changed = await updateRecord(manager, TrialBooking, id, NOUN, dto, { ifMatch });
      const isCalledOff = changed.status === 'cancelled' && before !== null && isAwaited(before.status);
      if (isCalledOff && !hasBegun(changed, schoolMoment())) await queueTrialMails(manager, id, ['calledOff']);
      return changed;
    });
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
