import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsISO8601, IsOptional } from 'class-validator';
import {
  API_KEY_ACCESS,
  API_KEY_RESOURCES,
  API_KEY_RULES,
  type ApiKeyAccess,
  type ApiKeyResource,
} from '#libs/contracts/api-key';
import { RequiredText } from '../../common/validation/field.decorators.js';
import { ApiKey } from './api-key.entity.js';

const { name, access, resources, expiresAt } = API_KEY_RULES;

/** A new key (CONTRACT section 10). It cannot be changed afterwards: make another and revoke this one. */
export class CreateApiKeyDto {
  @RequiredText(name)
  name: string;

  /** `read`: GET and HEAD alone. */
  @ApiProperty({ enum: API_KEY_ACCESS })
  @IsIn(API_KEY_ACCESS, { message: access.unknown })
  access: ApiKeyAccess;

  @ApiProperty({ enum: API_KEY_RESOURCES, isArray: true, minItems: 1, uniqueItems: true })
  @IsIn(API_KEY_RESOURCES, { each: true, message: resources.unknown })
  @ArrayUnique({ message: resources.unknown })
  @ArrayNotEmpty({ message: resources.required })
  @IsArray({ message: resources.required })
  resources: ApiKeyResource[];

  /** When it ends, ISO 8601. Left out or null: not by itself. */
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: expiresAt.invalid })
  expiresAt?: string | null;
}

/** A key as it is told once, when it is made. */
export class NewApiKeyView extends ApiKey {
  /** For `Authorization: Bearer`. The school keeps no copy. */
  key: string;
}
