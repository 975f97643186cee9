import { Module, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { dailyAt } from '#libs/domain/job-schedule';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { ExportsModule } from '../exports/exports.module.js';
import { ImagesModule } from '../images/images.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DuplicateInvoiceAdminController } from './duplicate-invoice.admin.controller.js';
import { DuplicateInvoiceService } from './duplicate-invoice.service.js';
import { InvoiceExportsAdminController } from './invoice-exports.admin.controller.js';
import { InvoiceExportsService } from './invoice-exports.service.js';
import { InvoiceItemsAdminController } from './invoice-items.admin.controller.js';
import { InvoiceItemsService } from './invoice-items.service.js';
import { InvoiceSectionAdminController, InvoiceSettingsAdminController } from './invoice-settings.admin.controller.js';
import { InvoiceSettingsService } from './invoice-settings.service.js';
import { InvoicesAdminController } from './invoices.admin.controller.js';
import { InvoicesService } from './invoices.service.js';
import { markOverdue } from './overdue-invoices.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'mark-overdue-invoices': Tick;
      'compact-invoice-counts': Tick;
    }
  }
}

@Module({
  imports: [ExportsModule, ImagesModule, JobsModule, SettingsModule],
  controllers: [
    InvoicesAdminController,
    DuplicateInvoiceAdminController,
    InvoiceExportsAdminController,
    InvoiceItemsAdminController,
    InvoiceSettingsAdminController,
    InvoiceSectionAdminController,
  ],
  providers: [
    InvoicesService,
    DuplicateInvoiceService,
    InvoiceExportsService,
    InvoiceItemsService,
    InvoiceSettingsService,
  ],
  exports: [InvoicesService, InvoiceItemsService, InvoiceSettingsService],
})
export class InvoicesModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly invoices: InvoicesService,
    private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    // Soon after midnight at the school: a due day that is over is over.
    this.jobs.schedule(
      'mark-overdue-invoices',
      dailyAt({ hour: 0, minute: 10 }),
      async () => void (await markOverdue(this.manager, isoDate(schoolToday()))),
    );
    this.jobs.schedule('compact-invoice-counts', { everyMinutes: 10, offsetMinutes: 8 }, () =>
      this.invoices.compactCounts(),
    );
  }
}
