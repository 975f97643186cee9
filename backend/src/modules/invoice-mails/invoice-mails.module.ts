import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { schoolToday } from '#libs/school/school-today';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { OutgoingInvoicesService } from './outgoing-invoices.service.js';
import { RemindersService } from './reminders.service.js';
import { SendInvoiceAdminController } from './send-invoice.admin.controller.js';
import { SendInvoiceService } from './send-invoice.service.js';
import { SentInvoicesAdminController } from './sent-invoices.admin.controller.js';
import { SentInvoicesService } from './sent-invoices.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remind-of-invoices': Tick;
    }
  }
}

/** Invoices by mail: sent by hand, and brought to mind by a job. */
@Module({
  imports: [AttemptsModule, DocumentsModule, InvoicesModule, JobsModule],
  controllers: [SendInvoiceAdminController, SentInvoicesAdminController],
  providers: [OutgoingInvoicesService, RemindersService, SendInvoiceService, SentInvoicesService],
  exports: [SendInvoiceService],
})
export class InvoiceMailsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly reminders: RemindersService,
  ) {}

  onModuleInit(): void {
    // When people are at their desks, and long after what is late has become overdue.
    this.jobs.schedule('remind-of-invoices', dailyAt({ hour: 8, minute: 0 }), () =>
      this.reminders.sendDue(schoolToday()),
    );
  }
}
