import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { PublicClassSchedule } from './class-schedule.entity.js';
import { ClassSchedulesService } from './class-schedules.service.js';

@Public()
@ApiTags('Class schedule')
@Controller('class-schedules')
export class ClassSchedulesController {
  constructor(private readonly classSchedules: ClassSchedulesService) {}

  /** The week's classes, Monday to Sunday, then by start time. */
  @Get()
  @CachedUntilChangeOf('class_schedules')
  listActive(): Promise<PublicClassSchedule[]> {
    return this.classSchedules.listActive();
  }
}
