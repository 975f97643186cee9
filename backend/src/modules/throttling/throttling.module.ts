import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { countInAttempts } from './count-in-attempts.js';
import { MissesService } from './misses.service.js';

const MINUTE_MS = 60_000;

/**
 * What @LimitPublicWrites() counts with, whose limit here is never used: each route names its own. And the limit on
 * misses.
 */
@Module({
  imports: [
    AttemptsModule,
    ThrottlerModule.forRootAsync({
      imports: [AttemptsModule],
      inject: [AttemptsService],
      useFactory: (attempts: AttemptsService) => ({
        throttlers: [{ name: 'default', limit: 1, ttl: MINUTE_MS }],
        storage: countInAttempts(attempts),
        setHeaders: false,
      }),
    }),
  ],
  providers: [MissesService],
  exports: [MissesService],
})
export class ThrottlingModule {}
