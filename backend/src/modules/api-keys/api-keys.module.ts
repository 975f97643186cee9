import { Module } from '@nestjs/common';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { ApiKeysAdminController } from './api-keys.admin.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyAuthenticationService } from './key-authentication.service.js';

@Module({
  imports: [ThrottlingModule],
  controllers: [ApiKeysAdminController],
  providers: [ApiKeysService, KeyAuthenticationService],
  exports: [ApiKeysService, KeyAuthenticationService],
})
export class ApiKeysModule {}
