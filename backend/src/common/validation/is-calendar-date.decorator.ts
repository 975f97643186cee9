import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { calendarDateOf, isCalendarDate } from '#libs/domain/calendar-date';
import { school } from '#libs/school/school';

/** A day; it arrives as `2027-04-16`, also of an instant, of which the day on the school's wall clock counts. */
export const IsCalendarDate = ({ message }: { message: string }) =>
  applyDecorators(
    ValidateBy(
      {
        name: 'isCalendarDate',
        validator: { validate: (value: unknown) => typeof value === 'string' && isCalendarDate(value) },
      },
      { message },
    ),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (calendarDateOf(value.trim(), school.timeZone) ?? value) : value,
    ),
  );
