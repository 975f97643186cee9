import { PickType } from '@nestjs/swagger';
import { ClassSchedule } from './class-schedule.entity.js';

/** A class as visitors see it (spec 1 section 7). */
export class PublicClassSchedule extends PickType(ClassSchedule, ['id', 'day', 'startTime', 'endTime', 'className', 'level', 'instructor']) {}
