import { Module } from '@nestjs/common';
import { ClassCalendarModule } from '../class-calendar/class-calendar.module.js';
import { SchoolFactsService } from './school-facts.service.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SchoolController } from './settings.controller.js';
import { SettingsPreviewService } from './settings-preview.service.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [ClassCalendarModule],
  controllers: [SchoolController, SettingsAdminController],
  providers: [SettingsService, SettingsPreviewService, SchoolFactsService],
  exports: [SettingsService, SchoolFactsService],
})
export class SettingsModule {}
