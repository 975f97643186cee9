import { Module } from '@nestjs/common';
import {
  ClassCalendarController,
  ClassExceptionsAdminController,
  ClosuresAdminController,
  PublicHolidaysAdminController,
  SubstitutesNeededAdminController,
} from './class-calendar.controller.js';
import { ClassCalendarService } from './class-calendar.service.js';
import { ClassExceptionsService } from './class-exceptions.service.js';
import { ClassFeedService } from './class-feed.service.js';
import { ClosuresService } from './closures.service.js';
import { SubstitutesService } from './substitutes.service.js';

@Module({
  controllers: [
    ClassCalendarController,
    ClosuresAdminController,
    ClassExceptionsAdminController,
    PublicHolidaysAdminController,
    SubstitutesNeededAdminController,
  ],
  providers: [ClassCalendarService, ClassFeedService, ClosuresService, ClassExceptionsService, SubstitutesService],
  exports: [ClassCalendarService],
})
export class ClassCalendarModule {}
