import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { Shutdown } from '../../common/serving/shutdown.js';
import { SystemModule } from '../system/system.module.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

/** What machines ask: is it alive, can it work, how does it do. */
@Module({
  // The answer says what is wrong; a log line per poll would only repeat it.
  imports: [TerminusModule.forRoot({ logger: false }), SystemModule],
  controllers: [HealthController, MetricsController],
  providers: [MetricsService, Shutdown],
})
export class HealthModule {}
