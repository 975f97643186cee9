import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { ClassCalendarModule } from '../class-calendar/class-calendar.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { StaffTrialsService } from './staff-trials.service.js';
import { TrialBookingsAdminController, TrialBookingsController } from './trial-bookings.controller.js';
import { TrialBookingsService } from './trial-bookings.service.js';
import { TrialMailsService } from './trial-mails.service.js';
import { TrialPlacesService } from './trial-places.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remind-of-trials': Tick;
    }
  }
}

/** Visitors try a class (CONTRACT section 6). */
@Module({
  imports: [ClassCalendarModule, JobsModule, MailModule, ThrottlingModule],
  controllers: [TrialBookingsController, TrialBookingsAdminController],
  providers: [TrialBookingsService, TrialPlacesService, TrialMailsService, StaffTrialsService],
})
export class TrialBookingsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly mails: TrialMailsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send-trial-mail', (queued) => this.mails.send(queued), 'mail');
    this.jobs.schedule('remind-of-trials', dailyAt({ hour: 17, minute: 0 }), ({ tick }) =>
      this.mails.remind(new Date(tick)),
    );
    // Also by the clock: what was booked in the very moment of a change, and changes that no service made.
    this.jobs.schedule('class-calendar-changed', { everyMinutes: 10, offsetMinutes: 7 }, () =>
      this.mails.followCalendar(),
    );
  }
}
