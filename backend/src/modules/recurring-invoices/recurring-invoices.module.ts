import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { schoolToday } from '#libs/school/school-today';
import { InvoiceMailsModule } from '../invoice-mails/invoice-mails.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MakeRecurringInvoicesService } from './make-recurring-invoices.service.js';
import { RecurringInvoicesAdminController } from './recurring-invoices.admin.controller.js';
import { RecurringInvoicesService } from './recurring-invoices.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'make-recurring-invoices': Tick;
    }
  }
}

/** Invoices that are made by themselves each month: by a job in the morning, and right after a write. */
@Module({
  imports: [InvoiceMailsModule, InvoicesModule, JobsModule],
  controllers: [RecurringInvoicesAdminController],
  providers: [MakeRecurringInvoicesService, RecurringInvoicesService],
})
export class RecurringInvoicesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly making: MakeRecurringInvoicesService,
  ) {}

  onModuleInit(): void {
    // Before people come to their desks, and before reminders and the daily digest.
    this.jobs.schedule('make-recurring-invoices', dailyAt({ hour: 6, minute: 0 }), () =>
      this.making.makeDue(schoolToday()),
    );
  }
}
