import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { CardPaymentsController } from './card-payments.controller.js';
import { CardPaymentsService } from './card-payments.service.js';

@Module({
  imports: [OrdersModule, SettingsModule, ThrottlingModule],
  controllers: [CardPaymentsController],
  providers: [CardPaymentsService],
})
export class CardPaymentsModule {}
