import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { AttemptsService } from '../auth/attempts.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { countInAttempts } from './count-in-attempts.js';

const MINUTE_MS = 60_000;

/** What @LimitPublicWrites() counts with. The limit here is never used: each route names its own. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [AuthModule],
      inject: [AttemptsService],
      useFactory: (attempts: AttemptsService) => ({
        throttlers: [{ name: 'default', limit: 1, ttl: MINUTE_MS }],
        storage: countInAttempts(attempts),
        setHeaders: false,
      }),
    }),
  ],
})
export class ThrottlingModule {}
