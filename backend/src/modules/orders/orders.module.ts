import { Module, type OnModuleInit } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService, type Tick } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderPaymentsAdminController } from './order-payments.admin.controller.js';
import { OrderPaymentsService } from './order-payments.service.js';
import { OrdersAdminController } from './orders.admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'compact-order-counts': Tick;
    }
  }
}

@Module({
  imports: [ImagesModule, JobsModule, MailModule, ThrottlingModule],
  controllers: [OrdersController, OrdersAdminController, OrderPaymentsAdminController],
  providers: [OrdersService, OrderPaymentsService, OrderMailsService],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly orders: OrdersService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('compact-order-counts', { everyMinutes: 10, offsetMinutes: 6 }, () =>
      this.orders.compactCounts(),
    );
  }
}
