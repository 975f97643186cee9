import { Module } from '@nestjs/common';
import { NoticeSettingsAdminController } from './notice-settings.admin.controller.js';
import { NoticeSettingsService } from './notice-settings.service.js';

@Module({
  controllers: [NoticeSettingsAdminController],
  providers: [NoticeSettingsService],
})
export class DailyDigestModule {}
