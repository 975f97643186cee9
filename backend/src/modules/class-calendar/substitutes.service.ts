import { Injectable } from '@nestjs/common';
import { EntityManager, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { type SubstituteNeeded, substitutesNeeded } from '#libs/domain/schedule/substitutes';
import { only } from '../../common/records/record-crud.js';
import { InstructorAbsence } from '../instructors/instructor-absence.entity.js';
import { ClassCalendarService, readPeriod } from './class-calendar.service.js';
import { publicHolidays } from './public-holidays.js';

/** Which classes on dates need a substitute, because who takes them is away. */
@Injectable()
export class SubstitutesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly calendar: ClassCalendarService,
  ) {}

  /** @throws RefusedFields when the period is none, or longer than 62 days */
  async needed(first: unknown, last: unknown): Promise<SubstituteNeeded[]> {
    const { from, to } = readPeriod(first, last);
    const [plan, absences] = await Promise.all([
      this.calendar.plan(),
      this.manager.find(InstructorAbsence, {
        select: only(['instructorId', 'startDate', 'endDate']),
        where: { startDate: LessThanOrEqual(to), endDate: MoreThanOrEqual(from) },
      }),
    ]);
    return substitutesNeeded(from, to, { ...plan, holidays: publicHolidays(from, to) }, absences);
  }
}
