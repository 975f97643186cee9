import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MayBeLeftOut } from './field.decorators.js';

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
    MayBeLeftOut(),
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? whenEmpty : value)),
  );
