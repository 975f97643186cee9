import { Module } from '@nestjs/common';
import { ApiKeysAdminController } from './api-keys.admin.controller.js';
import { ApiKeysService } from './api-keys.service.js';

@Module({ controllers: [ApiKeysAdminController], providers: [ApiKeysService], exports: [ApiKeysService] })
export class ApiKeysModule {}
