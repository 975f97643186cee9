import { CLASS_LEVELS, CLASS_SCHEDULE_RULES as RULES } from '#libs/contracts/class-schedule';
import { parseClockTime } from '#libs/domain/schedule/clock-time';
import { isWeekday } from '#libs/domain/schedule/weekdays';
import { typedLength } from '../../shared/text-length';

type Values = Record<string, unknown>;

/** The server's own rules, before it is asked (spec 3 section 5). */
export function validateClassSchedule(values: Values): Record<string, string> {
  const messages: Record<string, string | undefined> = {
    day: dayMessage(values['day']),
    startTime: timeMessage(values['startTime'], RULES.startTime),
    endTime: timeMessage(values['endTime'], RULES.endTime) ?? orderMessage(values),
    className: nameMessage(values['className']),
    level: levelMessage(values['level']),
    instructor: typedLength(values['instructor']) > RULES.instructor.maxLength ? RULES.instructor.tooLong : undefined,
  };
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function dayMessage(day: unknown): string | undefined {
  if (typedLength(day) === 0) return RULES.day.required;
  return isWeekday(String(day)) ? undefined : RULES.day.unknown;
}

function timeMessage(time: unknown, rule: { required: string; malformed: string }): string | undefined {
  if (typedLength(time) === 0) return rule.required;
  return parseClockTime(String(time)) === undefined ? rule.malformed : undefined;
}

function orderMessage({ startTime, endTime }: Values): string | undefined {
  const start = parseClockTime(String(startTime));
  const end = parseClockTime(String(endTime));
  return start !== undefined && end !== undefined && end <= start ? RULES.endTime.notAfterStart : undefined;
}

function nameMessage(className: unknown): string | undefined {
  const length = typedLength(className);
  if (length === 0) return RULES.className.required;
  return length > RULES.className.maxLength ? RULES.className.tooLong : undefined;
}

function levelMessage(level: unknown): string | undefined {
  if (typedLength(level) === 0) return RULES.level.required;
  return CLASS_LEVELS.some((known) => known === level) ? undefined : RULES.level.unknown;
}
