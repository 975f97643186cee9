import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ValidateIf,
  isEmail,
  ValidateBy,
  IsInt,
  Max,
  Min,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import { normalizePhone } from '#libs/contracts/phone-country';
import { calendarDateOf, isCalendarDate } from '#libs/domain/calendar-date';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { oneLine } from '#libs/domain/one-line';
import { trimmed } from '#libs/domain/trimmed';
import { isHttpAddress, isImageField, isWebAddress } from '#libs/domain/web-address';
import { MAX_ID } from './id.pipes.js';

/** May be left out, but is no field that could be emptied: null is judged like any other value. */
export const Omittable = () => ValidateIf((_dto: object, value: unknown) => value !== undefined);

/** Null is taken as it is: there is none. */
export const Nullable = () => ValidateIf((_dto: object, value: unknown) => value !== null);

/** Text without the blanks around it. Other values are left for the rules to refuse. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) : value));

/** Trimmed text, where nothing but blanks means "none": it becomes null, as does an explicit null. */
export const TrimmedOrNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) || null : value));

/**
 * The same on one line. For what our own program has picked out of a text: it is not refused, because its visitor could
 * not put it right.
 */
export const OneLineOrNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(oneLine(value)) || null : value));

/** Whether a mail may be written to it: what the forms take for an address, and well-formed to the letter. */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && looksLikeEmailAddress(value) && isEmail(value);
}

/** A field with an email address. */
export const IsEmailAddress = ({ message }: { message: string }) =>
  ValidateBy({ name: 'isEmailAddress', validator: { validate: isEmailAddress } }, { message });

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
      typeof value === 'string' ? (calendarDateOf(value.trim()) ?? value) : value,
    ),
  );

/** A field with an http or https address (CONTRACT section 2, "Web addresses"): websiteUrl. */
export const IsHttpAddress = ({ message }: { message: string }) =>
  ValidateBy(
    {
      name: 'isHttpAddress',
      validator: { validate: (value: unknown) => typeof value === 'string' && isHttpAddress(value) },
    },
    { message },
  );

/** A field with an http or https address or a path of this site: bookingLink. */
export const IsWebAddress = ({ message }: { message: string }) =>
  ValidateBy(
    {
      name: 'isWebAddress',
      validator: { validate: (value: unknown) => typeof value === 'string' && isWebAddress(value) },
    },
    { message },
  );

/**
 * A field with an image: a web address, a path of this site, or inline data (`data:…`), whose content ImagesService
 * judges: logoUrl, imageUrl, an instructor's image.
 */
export const IsImageField = (options: { message: string; each?: boolean }) =>
  ValidateBy(
    {
      name: 'isImageField',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isImageField(value),
      },
    },
    options,
  );

/** A whole number from 0 to `max`. Null or empty text, as an emptied form field sends, means `whenEmpty`. */
export const NaturalNumber = (
  { notNatural, max, tooLarge }: { notNatural: string; max: number; tooLarge: string },
  whenEmpty: number,
) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: max }),
    Max(max, { message: tooLarge }),
    Min(0, { message: notNatural }),
    IsInt({ message: notNatural }),
    Omittable(),
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? whenEmpty : value)),
  );

/** A whole number from 0 to `max`; null, or empty text, as an emptied form field sends: none. */
export const OptionalNumber = ({ notNatural, max, tooLarge }: { notNatural: string; max: number; tooLarge: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: max, nullable: true }),
    Max(max, { message: tooLarge }),
    Min(0, { message: notNatural }),
    IsInt({ message: notNatural }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
  );

/** The id of another record; null: none. */
export const OptionalId = ({ invalid, unknown }: { invalid: string; unknown: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_ID, nullable: true }),
    Max(MAX_ID, { message: unknown }),
    Min(1, { message: invalid }),
    IsInt({ message: invalid }),
    IsOptional(),
  );

// Several rules in one are applied in the given order, and the last one applied speaks first: see field-errors.

/** A text that must be there, more than blanks, and at most `maxLength` characters; it arrives trimmed. */
export const RequiredText = ({
  required,
  maxLength,
  tooLong,
}: {
  required: string;
  maxLength: number;
  tooLong: string;
}) =>
  applyDecorators(
    ApiProperty({ minLength: 1, maxLength }),
    MaxLength(maxLength, { message: tooLong }),
    IsNotEmpty({ message: required }),
    IsString({ message: required }),
    Trimmed(),
  );

/** A text of at most `maxLength` characters; it arrives trimmed, and empty or null as null: none. */
export const OptionalText = ({ maxLength, tooLong }: { maxLength: number; tooLong: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength }),
    MaxLength(maxLength, { message: tooLong }),
    IsOptional(),
    TrimmedOrNull(),
  );

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/**
 * Besides the rules of a text: it stands on one line, as a name does. In a mail a line end within it would begin what
 * looks like another of the school's own lines.
 */
export const OneLine = ({ unprintable }: { unprintable: string }) => Matches(ONE_LINE, { message: unprintable });

/** An email address; it arrives trimmed, and empty or null as null: none. */
export const OptionalEmail = ({ invalid, maxLength }: { invalid: string; maxLength: number }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength }),
    IsEmailAddress({ message: invalid }),
    MaxLength(maxLength, { message: invalid }),
    IsOptional(),
    TrimmedOrNull(),
  );

/**
 * A phone number; it arrives as numbers are kept, +27821234567, and empty or null as null: none. What is no number
 * arrives as it was typed, for a rule to refuse.
 */
export const OptionalPhoneText = ({ maxLength, invalid }: { maxLength: number; invalid: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength, example: '082 123 4567' }),
    MaxLength(maxLength, { message: invalid }),
    IsString({ message: invalid }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= maxLength
        ? (normalizePhone(value) ?? (value.trim() || null))
        : value,
    ),
  );

/** A field with a phone number, as numbers are kept. */
export const IsPhone = ({ message }: { message: string }) =>
  ValidateBy(
    {
      name: 'isPhone',
      validator: { validate: (value: unknown) => typeof value === 'string' && normalizePhone(value) !== undefined },
    },
    { message },
  );
