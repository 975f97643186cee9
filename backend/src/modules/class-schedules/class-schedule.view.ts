import { PickType } from '@nestjs/swagger';
import { ClassSchedule } from './class-schedule.entity.js';

/** What visitors are told, and what is read for them. */
export const PUBLIC_CLASS_SCHEDULE_FIELDS = [
  'id',
  'day',
  'startTime',
  'endTime',
  'className',
  'level',
  'instructor',
] as const;

/** A class as visitors see it (spec 1 section 7). */
export class PublicClassSchedule extends PickType(ClassSchedule, PUBLIC_CLASS_SCHEDULE_FIELDS) {}
