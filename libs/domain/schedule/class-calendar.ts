// Classes as an iCalendar file (RFC 5545) for a visitor's own calendar: each repeats weekly on the school's wall clock,
// so the file carries the school's time zone. Africa/Johannesburg is UTC+2 all year and has had no summer time since
// 1944.
import type { TimedEntry } from '#libs/domain/schedule/overlap-layout';
import { addDays, type CalendarDate, type SchoolClock } from '#libs/domain/schedule/school-clock';
import { weekdayIndex, type Weekday } from '#libs/domain/schedule/weekdays';

export interface CalendarClass extends TimedEntry {
  id: number;
  day: Weekday;
  className: string;
  level: string;
  instructor: string | null;
}

interface CalendarOptions {
  /** The first event of each class is its first day on or after this one's date. */
  now: SchoolClock;
  /** When the file was made (DTSTAMP). */
  madeAt: Date;
  schoolName: string;
  location: string;
  /** Domain-like suffix that keeps event ids unique in the world, for example "stormcombat.example". */
  uidDomain: string;
}

const TIME_ZONE = 'Africa/Johannesburg';
const MAX_LINE_OCTETS = 75;

/** The text of an .ics file with one weekly event for each class; lines end with CRLF and are folded at 75 octets. */
export function buildClassCalendar(classes: readonly CalendarClass[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(options.schoolName)}//Class schedule//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    `TZID:${TIME_ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0200',
    'TZNAME:SAST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...classes.flatMap((one) => event(one, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function event(one: CalendarClass, { now, madeAt, schoolName, location, uidDomain }: CalendarOptions): string[] {
  const daysAhead = (weekdayIndex(one.day) - weekdayIndex(now.weekday) + 7) % 7;
  const date = addDays(now.date, daysAhead);
  const description = [`Level: ${one.level}`, one.instructor && `Instructor: ${one.instructor}`]
    .filter(Boolean)
    .join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:class-${one.id}@${uidDomain}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=${TIME_ZONE}:${localTime(date, one.startMinutes)}`,
    `DTEND;TZID=${TIME_ZONE}:${localTime(date, one.endMinutes)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${one.day.slice(0, 2).toUpperCase()}`,
    `SUMMARY:${escapeText(`${one.className}, ${schoolName}`)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
  ];
}

function localTime(date: CalendarDate, minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.year}${two(date.month)}${two(date.day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Lines over 75 octets go on after CRLF and a space; a character of several octets is never cut. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
