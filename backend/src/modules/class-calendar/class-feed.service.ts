import { Inject, Injectable } from '@nestjs/common';
import { CALENDAR_RULES } from '#libs/contracts/class-calendar';
import { addDaysTo } from '#libs/domain/schedule/class-dates';
import { DISCIPLINES, disciplinesOf, isDiscipline } from '#libs/domain/schedule/discipline';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { ClassCalendarService, todayAtSchool } from './class-calendar.service.js';
import { classFeed } from './class-feed.js';

/** A feed tells of what was cancelled lately, and of all holidays of the next year. */
const DAYS_BACK = 56;
const DAYS_AHEAD = 400;

/** The feed of the classes (CONTRACT section 5). */
@Injectable()
export class ClassFeedService {
  constructor(
    private readonly calendar: ClassCalendarService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * @param asked as it came in the query. A class that is gone makes an empty feed: whoever subscribed loses its events
   * @throws RefusedFields
   */
  async read(asked: { style: unknown; classScheduleId: unknown }): Promise<{ text: string; fileName: string }> {
    const { style, classScheduleId } = readQuery(asked);
    const plan = await this.calendar.plan();
    const classes = plan.classes.filter(
      ({ id, className }) =>
        (style === undefined || disciplinesOf(className).includes(style)) &&
        (classScheduleId === undefined || id === classScheduleId),
    );
    const today = todayAtSchool();
    const days = this.calendar.daysOf(plan, addDaysTo(today, -DAYS_BACK), addDaysTo(today, DAYS_AHEAD));
    return {
      text: classFeed({ classes, days, changedAt: plan.changedAt, siteUrl: this.env.publicUrl }),
      fileName: `storm-combat-${classScheduleId === undefined ? (style ?? 'classes') : `class-${classScheduleId}`}.ics`,
    };
  }
}

function readQuery({ style, classScheduleId }: { style: unknown; classScheduleId: unknown }) {
  if (style !== undefined && !isDiscipline(style))
    throw new RefusedFields({ style: `${CALENDAR_RULES.style} ${DISCIPLINES.join(', ')}` });
  if (classScheduleId !== undefined && !(typeof classScheduleId === 'string' && /^\d{1,9}$/.test(classScheduleId)))
    throw new RefusedFields({ classScheduleId: CALENDAR_RULES.classScheduleId });
  return { style, classScheduleId: classScheduleId === undefined ? undefined : Number(classScheduleId) };
}
