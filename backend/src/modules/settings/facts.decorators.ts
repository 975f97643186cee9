/** Fields of the settings. Of several rules in one the last that is applied speaks first, see field-errors. */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayUnique,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import {
  ASSISTANT_FACTS_RULES,
  stripWhitespace,
  CONTACT_FACTS_RULES,
  DELIVERY_OPTION_RULES,
  HOURS_RULES,
  isDigits,
  LINK_RULES,
  PRICE_RULES,
} from '#libs/contracts/school';
import { normalizePhone } from '#libs/contracts/phone-country';
import { type DayHours, hoursTrouble } from '#libs/domain/school-facts';
import { isClockTime } from '#libs/domain/schedule/clock-time';
import { IsHttpAddress, IsPhone, Nullable, Trimmed, TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { ObjectList } from '../../common/validation/object-list.decorator.js';

const { phones } = CONTACT_FACTS_RULES;

export function PhoneNumber({ invalid, maxLength }: { invalid: string; maxLength: number }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength, example: '+27115550134' }),
    IsPhone({ message: invalid }),
    MaxLength(maxLength, { message: invalid }),
    IsString({ message: invalid }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= maxLength ? (normalizePhone(value) ?? value) : value,
    ),
  );
}

export function Phones(type: new () => object): PropertyDecorator {
  const { max: maxCount, tooMany, wrongType, required } = phones;
  return ObjectList(type, { maxCount, tooMany, wrongType, required });
}

export function OptionId(): PropertyDecorator {
  const { maxLength, pattern, invalid } = DELIVERY_OPTION_RULES.id;
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength, pattern: pattern.source, example: 'courier' }),
    Matches(pattern, { message: invalid }),
    MaxLength(maxLength, { message: invalid }),
    IsString({ message: invalid }),
  );
}

/** Each with an id of its own. */
export function Options(type: new () => object): PropertyDecorator {
  const { max: maxCount, tooMany, wrongType, repeated } = DELIVERY_OPTION_RULES.options;
  return applyDecorators(
    ArrayUnique(({ id }: { id: unknown }) => id, { message: repeated }),
    ObjectList(type, { maxCount, tooMany, wrongType }),
  );
}

export function Group(type: new () => object, message: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type }),
    ValidateNested({ message }),
    IsObject({ message }),
    Type(() => type),
  );
}

/** A group, or null: there is none. */
export function GroupOrNull(type: new () => object, message: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type, nullable: true }),
    Nullable(),
    ValidateNested({ message }),
    IsObject({ message }),
    Type(() => type),
  );
}

export function Digits(
  { min, max, invalid }: { min: number; max: number; invalid: string },
  example: string,
): PropertyDecorator {
  const isRight = (value: unknown) => typeof value === 'string' && isDigits(value, { min, max });
  return applyDecorators(
    ApiProperty({ minLength: min, maxLength: max, pattern: String.raw`^\d+$`, example }),
    ValidateBy({ name: 'isDigits', validator: { validate: isRight } }, { message: invalid }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= 2 * max ? stripWhitespace(value) : value,
    ),
  );
}

/** Closing is also compared with opening, once both are times. */
export function Clock(field: 'opens' | 'closes'): PropertyDecorator {
  const isInOrder = (_value: unknown, { object }: Partial<ValidationArguments> = {}) => {
    const { opens, closes } = object as DayHours;
    return typeof opens !== 'string' || typeof closes !== 'string' || hoursTrouble({ opens, closes }) !== 'order';
  };
  const isTime = (value: unknown) => typeof value === 'string' && isClockTime(value);
  return applyDecorators(
    ...(field === 'closes'
      ? [ValidateBy({ name: 'isAfterOpening', validator: { validate: isInOrder } }, { message: HOURS_RULES.order })]
      : []),
    ValidateBy({ name: 'isClockTime', validator: { validate: isTime } }, { message: HOURS_RULES[field] }),
    Trimmed(),
  );
}

export function Link(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, nullable: true, example: 'https://www.example.com/storm' }),
    Nullable(),
    IsHttpAddress({ message: LINK_RULES.invalid }),
    TrimmedOrNull(),
  );
}

export function Answer(): PropertyDecorator {
  const { maxLength, tooLong, wrongType } = ASSISTANT_FACTS_RULES.answer;
  return applyDecorators(
    ApiProperty({ maxLength }),
    MaxLength(maxLength, { message: tooLong }),
    IsString({ message: wrongType }),
    Trimmed(),
  );
}

export function Cents(): PropertyDecorator {
  const { min, max, invalid, tooLarge } = PRICE_RULES.amount;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    Max(max, { message: tooLarge }),
    Min(min, { message: invalid }),
    IsInt({ message: invalid }),
  );
}

/** The same, or null: there is none. */
export function CentsOrNull(): PropertyDecorator {
  const { min, max, invalid, tooLarge } = PRICE_RULES.amount;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, nullable: true }),
    Nullable(),
    Max(max, { message: tooLarge }),
    Min(min, { message: invalid }),
    IsInt({ message: invalid }),
  );
}

export function Count({ min, max, invalid }: { min: number; max: number; invalid: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    Max(max, { message: invalid }),
    Min(min, { message: invalid }),
    IsInt({ message: invalid }),
  );
}
