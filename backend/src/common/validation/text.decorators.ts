import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed, TrimmedOrNull } from './field.decorators.js';

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
