import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { EntityManager } from 'typeorm';
import { hourlyAt } from '#libs/domain/job-schedule';
import { ActivityModule } from '../activity/activity.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import type { Tick } from '../jobs/enqueue.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { KnownDevicesService } from '../users/known-devices.service.js';
import { SessionsService } from '../users/sessions.service.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthenticationService } from './authentication.service.js';
import { LoginService } from './login.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetService } from './password-reset.service.js';
import { SecondFactorCodesService } from './second-factor-codes.service.js';
import { SecondFactorAdminController, SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'remove-ended-sign-ins': Tick;
    }
  }
}

@Module({
  imports: [ActivityModule, ApiKeysModule, AttemptsModule, JobsModule, MailModule, UsersModule],
  controllers: [
    AccountController,
    AuthController,
    PasswordResetController,
    SecondFactorAdminController,
    SecondFactorController,
  ],
  providers: [
    AuthenticationService,
    LoginService,
    PasswordResetService,
    SecondFactorCodesService,
    SecondFactorService,
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly manager: EntityManager,
    private readonly sessions: SessionsService,
    private readonly attempts: AttemptsService,
    private readonly devices: KnownDevicesService,
    private readonly resets: PasswordResetService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('send-password-reset', (request) => this.resets.sendLink(request), 'mail');
    this.jobs.schedule('remove-ended-sign-ins', hourlyAt(23), async () => {
      await this.sessions.removeEnded(this.manager);
      await this.resets.removeExpired();
      await this.attempts.removeOld();
      await this.devices.removeOld();
    });
  }
}
