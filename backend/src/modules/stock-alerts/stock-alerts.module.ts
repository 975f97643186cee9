import { Module, type OnModuleInit } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { StockAlertsController } from './stock-alerts.controller.js';
import { StockAlertsService } from './stock-alerts.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'tell-of-stock': Tick;
      'tell-of-low-stock': Tick;
    }
  }
}

@Module({
  imports: [JobsModule, ThrottlingModule],
  controllers: [StockAlertsController],
  providers: [StockAlertsService],
})
export class StockAlertsModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly alerts: StockAlertsService,
  ) {}

  onModuleInit(): void {
    // By the clock, not where stock is written: it comes back by staff, imports, cancelled and deleted orders.
    this.jobs.schedule('tell-of-stock', { everyMinutes: 5, offsetMinutes: 3 }, () => this.alerts.tellOfWhatIsBack());
    this.jobs.schedule('tell-of-low-stock', { everyMinutes: 30, offsetMinutes: 4 }, ({ tick }) =>
      this.alerts.tellStaffOfLowStock(tick),
    );
  }
}
