import { Module, type OnModuleInit } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { CourseSignupMailsService } from './course-signup-mails.service.js';
import { CourseSignupsAdminController, CourseSignupsController } from './course-signups.controller.js';
import { CourseSignupsService } from './course-signups.service.js';
import { StaffCourseSignupsService } from './staff-course-signups.service.js';

/** Visitors sign up for a course, or wait for a place in it (decision 0097). */
@Module({
  imports: [JobsModule, MailModule, ThrottlingModule],
  controllers: [CourseSignupsController, CourseSignupsAdminController],
  providers: [CourseSignupsService, StaffCourseSignupsService, CourseSignupMailsService],
})
export class CourseSignupsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly mails: CourseSignupMailsService,
    private readonly signups: StaffCourseSignupsService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send-course-signup-mail', (queued) => this.mails.send(queued), 'mail');
    // Also by the clock: places of people whose data was erased, and changes that no service made.
    this.jobs.schedule('beginner-courses-changed', { everyMinutes: 10, offsetMinutes: 9 }, () =>
      this.signups.followCourses(),
    );
  }
}
