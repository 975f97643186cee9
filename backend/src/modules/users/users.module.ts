import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { KnownDevicesService } from './known-devices.service.js';
import { PasswordAttemptsService } from './password-attempts.service.js';
import { SessionsService } from './sessions.service.js';
import { UsersAdminController } from './users.admin.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AttemptsModule],
  controllers: [UsersAdminController],
  providers: [KnownDevicesService, PasswordAttemptsService, SessionsService, UsersService],
  exports: [KnownDevicesService, PasswordAttemptsService, SessionsService, UsersService],
})
export class UsersModule {}
