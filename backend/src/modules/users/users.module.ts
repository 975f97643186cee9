import { Module } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';
import { UsersAdminController } from './users.admin.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [UsersAdminController],
  providers: [SessionsService, UsersService],
  exports: [SessionsService, UsersService],
})
export class UsersModule {}
