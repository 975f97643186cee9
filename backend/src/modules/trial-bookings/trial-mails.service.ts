import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { trialPush } from '#libs/domain/staff-push';
import { AWAITED_STATUSES, isAwaited, trialNews } from '#libs/domain/trial-booking/trial-booking';
import { hasBegun } from '#libs/domain/trial-booking/trial-dates';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { staffEmailOf } from '../../common/school-addresses.js';
import { sendOneTimeLink } from '../../common/secrets/mailed-link.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { ClassCalendarService } from '../class-calendar/class-calendar.service.js';
import { enqueueAll, jobSpec } from '../jobs/enqueue.js';
import type { MailIdentity } from '../mail/mail.js';
import { MailSenderService } from '../mail/mail-sender.service.js';
import { newMailIdentity } from '../mail/queue-mail.js';
import { tellStaff } from '../push/tell-staff.js';
import { TrialBooking, TrialBookingLink } from './trial-booking.entity.js';
import { STAFF_MAILS, type StaffMail, trialMail, type TrialMailKind, trialNoticeMail } from './trial-booking.mail.js';
import { schoolMoment } from './trial-places.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'send-trial-mail': { bookingId: number; kind: TrialMailKind; identity: MailIdentity };
    }
  }
}

/** Waits grow to six hours each: a mail server may be away for a week. */
const MAX_ATTEMPTS = 40;

/** Queues mails about a booking in the caller's transaction. They say what is so when they are sent. */
export async function queueTrialMails(
  manager: EntityManager,
  bookingId: number,
  kinds: readonly TrialMailKind[],
): Promise<void> {
  const specs = kinds.map((kind) =>
    jobSpec('send-trial-mail', { bookingId, kind, identity: newMailIdentity() }, { maxAttempts: MAX_ATTEMPTS }),
  );
  await enqueueAll(manager, specs);
}

/** What visitors and staff are told of trials (CONTRACT section 6). */
@Injectable()
export class TrialMailsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly calendar: ClassCalendarService,
    private readonly sender: MailSenderService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * The job. It makes the link and mails it in one go, because the queue would keep its secret in plain text. What is
   * no longer so is not told: its own mail follows.
   */
  async send({ bookingId, kind, identity }: GraphileWorker.Tasks['send-trial-mail']): Promise<void> {
    const booking = await this.manager.findOneBy(TrialBooking, { id: bookingId });
    if (!booking) return;
    if (isStaffMail(kind)) {
      await this.tellStaffOf(kind, booking, identity);
      return;
    }
    const saysItIsOff = kind === 'cancelled' || kind === 'calledOff';
    if (saysItIsOff === isAwaited(booking.status)) return;
    const [day] = this.calendar.daysOf(await this.calendar.readPlan(), booking.date, booking.date);
    const facts = { booking, day, publicUrl: this.env.publicUrl };
    await sendOneTimeLink(this.manager, TrialBookingLink, { trialBookingId: bookingId }, (token) =>
      this.sender.send(trialMail(kind, { ...facts, token }), identity),
    );
  }

  /** The job of 17:00: whoever comes tomorrow. @param tick of it, for one that is made up for after midnight */
  async remind(tick: Date): Promise<void> {
    const date = addDaysTo(schoolMoment(tick).date, 1);
    await this.manager.transaction(async (manager) => {
      const [due] = await manager.query<[{ id: number; startTime: string }[], number]>(
        `UPDATE trial_bookings SET reminded_of = date
         WHERE date = $1 AND status = ANY($2) AND reminded_of IS DISTINCT FROM date
         RETURNING id, start_time AS "startTime"`,
        [date, AWAITED_STATUSES],
      );
      const now = schoolMoment();
      for (const { id, startTime } of due)
        if (!hasBegun({ date, startTime }, now)) await queueTrialMails(manager, id, ['reminder']);
    });
  }

  /**
   * The job after a change of the schedule, and every ten minutes: a booking whose class does not take place any more
   * is cancelled, one whose time has changed takes it over, and their visitors are told.
   */
  async followCalendar(): Promise<void> {
    const now = schoolMoment();
    const plan = await this.calendar.readPlan();
    await this.manager.transaction(async (manager) => {
      const bookings = await manager
        .createQueryBuilder(TrialBooking, 'booking')
        .setLock('pessimistic_write')
        .where('booking.date >= :today AND booking.status IN (:...awaited)', {
          today: now.date,
          awaited: AWAITED_STATUSES,
        })
        .orderBy('booking.id')
        .getMany();
      for (const booking of bookings) {
        const [day] = this.calendar.daysOf(plan, booking.date, booking.date);
        if (!day || hasBegun(booking, now)) continue;
        const news = trialNews(booking, day);
        if (news.kind === 'off') await change(manager, booking.id, { status: 'cancelled' }, 'calledOff');
        if (news.kind === 'changed') {
          const { startTime, endTime } = news.now;
          await change(manager, booking.id, { startTime, endTime }, 'changed');
        }
      }
    });
  }

  private async tellStaffOf(kind: StaffMail, booking: TrialBooking, identity: MailIdentity): Promise<void> {
    await this.sender.send(trialNoticeMail(kind, booking, staffEmailOf(this.env), this.env.publicUrl), identity);
  }
}

/** Staff are told at once on their devices of who books. */
export function tellStaffOfTrial(manager: EntityManager, booking: TrialBooking): Promise<void> {
  return tellStaff(manager, trialPush(booking, PUSH_ADDRESSES.trial(booking.id)));
}

async function change(
  manager: EntityManager,
  id: number,
  fields: Partial<TrialBooking>,
  kind: TrialMailKind,
): Promise<void> {
  await manager.update(TrialBooking, id, { ...fields, updatedAt: () => NEXT_UPDATED_AT });
  await queueTrialMails(manager, id, [kind]);
}

function isStaffMail(kind: TrialMailKind): kind is StaffMail {
  return (STAFF_MAILS as readonly TrialMailKind[]).includes(kind);
}
