import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { ExportsModule } from '../exports/exports.module.js';
import { ImagesModule } from '../images/images.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { BulkOrdersService } from './bulk-orders.service.js';
import { OrderCardPaymentsService } from './order-card-payments.service.js';
import { OrderExportsAdminController } from './order-exports.admin.controller.js';
import { OrderExportsService } from './order-exports.service.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderPaymentsAdminController } from './order-payments.admin.controller.js';
import { OrderPaymentsService } from './order-payments.service.js';
import { OrderPlacementsService } from './order-placements.service.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { UnpaidOrdersService } from './unpaid-orders.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'compact-order-counts': Tick;
      'handle-unpaid-orders': Tick;
    }
  }
}

@Module({
  imports: [ExportsModule, ImagesModule, JobsModule, MailModule, SettingsModule, ThrottlingModule],
  controllers: [OrdersController, OrdersAdminController, OrderExportsAdminController, OrderPaymentsAdminController],
  providers: [
    OrdersService,
    BulkOrdersService,
    OrderExportsService,
    OrderPaymentsService,
    OrderPlacementsService,
    OrderCardPaymentsService,
    OrderMailsService,
    UnpaidOrdersService,
  ],
  exports: [OrdersService, OrderPaymentsService, OrderCardPaymentsService],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly orders: OrdersService,
    private readonly unpaid: UnpaidOrdersService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('compact-order-counts', { everyMinutes: 10, offsetMinutes: 6 }, () =>
      this.orders.compactCounts(),
    );
    // Each morning: nobody is told at night that an order is gone.
    this.jobs.schedule('handle-unpaid-orders', dailyAt({ hour: 9, minute: 0 }), () =>
      this.unpaid.handleDue(new Date()),
    );
  }
}
