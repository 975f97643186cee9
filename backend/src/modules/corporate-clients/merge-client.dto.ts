import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import {
  CLIENT_MERGE_RULES,
  CORPORATE_CLIENT_FIELDS,
  type CorporateClientField,
} from '#libs/contracts/corporate-client';
import { Omittable } from '../../common/validation/field.decorators.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

const { into, fields } = CLIENT_MERGE_RULES;

/** Which client stays, and what it takes over from the one that goes. */
export class MergeClientDto {
  /** The id of the client that is kept. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: into.required })
  @Min(1, { message: into.required })
  @Max(MAX_ID, { message: into.unknown })
  into: number;

  /** The fields whose value the kept client takes over. Left out: none; it stays as it is. */
  @ApiPropertyOptional({ enum: CORPORATE_CLIENT_FIELDS, isArray: true, uniqueItems: true })
  @Omittable()
  @IsIn(CORPORATE_CLIENT_FIELDS, { each: true, message: fields.unknown })
  @ArrayUnique({ message: fields.unknown })
  @IsArray({ message: fields.unknown })
  fields?: CorporateClientField[];
}
