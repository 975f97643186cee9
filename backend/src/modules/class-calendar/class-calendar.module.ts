import { Module } from '@nestjs/common';
import {
  ClassCalendarController,
  ClassExceptionsAdminController,
  ClosuresAdminController,
  PublicHolidaysAdminController,
} from './class-calendar.controller.js';
import { ClassCalendarService } from './class-calendar.service.js';
import { ClassExceptionsService } from './class-exceptions.service.js';
import { ClassFeedService } from './class-feed.service.js';
import { ClosuresService } from './closures.service.js';

@Module({
  controllers: [
    ClassCalendarController,
    ClosuresAdminController,
    ClassExceptionsAdminController,
    PublicHolidaysAdminController,
  ],
  providers: [ClassCalendarService, ClassFeedService, ClosuresService, ClassExceptionsService],
  exports: [ClassCalendarService],
})
export class ClassCalendarModule {}
