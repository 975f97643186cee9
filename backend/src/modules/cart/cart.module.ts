import { Module, type OnModuleInit } from '@nestjs/common';
import { dailyAt } from '#libs/domain/job-schedule';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { CartController } from './cart.controller.js';
import { CartService } from './cart.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remove-old-carts': Tick;
    }
  }
}

@Module({
  imports: [JobsModule, ThrottlingModule],
  controllers: [CartController],
  providers: [CartService],
})
export class CartModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly cart: CartService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('remove-old-carts', dailyAt({ hour: 3, minute: 20 }), () => this.cart.removeOld());
  }
}
