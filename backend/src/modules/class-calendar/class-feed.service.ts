import { Inject, Injectable } from '@nestjs/common';
import { CALENDAR_RULES } from '#libs/contracts/class-calendar';
import { addDaysTo, type CalendarDay } from '#libs/domain/schedule/class-dates';
import { DISCIPLINES, disciplinesOf, isDiscipline } from '#libs/domain/schedule/discipline';
import { school } from '#libs/school/school';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { ClassCalendarService, type KeptPlan, todayAtSchool } from './class-calendar.service.js';
import { classFeed } from './class-feed.js';

/** A feed tells of what was cancelled lately, and of all holidays of the next year. */
const DAYS_BACK = 56;
const DAYS_AHEAD = 400;

/** What was made of a plan on a day. */
interface MadeFeeds {
  today: string;
  /** What the school was called then, and where it was: the owner changes both, and no plan. */
  place: string;
  days: CalendarDay[];
  /** By style and class. */
  texts: Map<string, string>;
}

/** The feed of the classes (CONTRACT section 5). */
@Injectable()
export class ClassFeedService {
  /** Calendars ask every few hours, and a feed of fourteen months takes tens of milliseconds to make. */
  private readonly made = new WeakMap<KeptPlan, MadeFeeds>();

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
    const name = classScheduleId === undefined ? (style ?? 'classes') : `class-${classScheduleId}`;
    const { days, texts } = this.madeOf(plan);
    const text =
      texts.get(name) ?? classFeed({ classes, days, changedAt: plan.changedAt, siteUrl: this.env.publicUrl });
    // There is no end of numbers that no class has.
    if (classes.length > 0) texts.set(name, text);
    return { text, fileName: `storm-combat-${name}.ics` };
  }

  private madeOf(plan: KeptPlan): MadeFeeds {
    const today = todayAtSchool();
    const place = `${school.name}, ${school.venue}`;
    const before = this.made.get(plan);
    if (before?.today === today && before.place === place) return before;
    const days = this.calendar.daysOf(plan, addDaysTo(today, -DAYS_BACK), addDaysTo(today, DAYS_AHEAD));
    const made = { today, place, days, texts: new Map<string, string>() };
    this.made.set(plan, made);
    return made;
  }
}

function readQuery({ style, classScheduleId }: { style: unknown; classScheduleId: unknown }) {
  if (style !== undefined && !isDiscipline(style))
    throw new RefusedFields({ style: `${CALENDAR_RULES.style} ${DISCIPLINES.join(', ')}` });
  if (classScheduleId !== undefined && !(typeof classScheduleId === 'string' && /^\d{1,9}$/.test(classScheduleId)))
    throw new RefusedFields({ classScheduleId: CALENDAR_RULES.classScheduleId });
  return { style, classScheduleId: classScheduleId === undefined ? undefined : Number(classScheduleId) };
}
