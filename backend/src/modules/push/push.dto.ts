import { ECDH } from 'node:crypto';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsNotEmptyObject,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { PUSH_RULES } from '#libs/contracts/push';

export class PushKeyView {
  /** `applicationServerKey` of PushManager.subscribe, base64url. */
  publicKey: string;
}

export class PushSubscriptionView {
  endpoint: string;

  /** When this endpoint was first signed in. */
  createdAt: Date;
}

const { endpoint, keys, p256dh, auth, expirationTime } = PUSH_RULES;
const BASE64URL = /^[\w-]+$/;

class PushKeysDto {
  @ApiProperty({ example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4' })
  @IsBytes({ message: p256dh.invalid, check: (bytes) => bytes.length === p256dh.bytes && isOnCurve(bytes) })
  p256dh: string;

  @ApiProperty({ example: 'BTBZMqHH6r4Tts7J_aSIgg' })
  @IsBytes({ message: auth.invalid, check: (bytes) => bytes.length === auth.bytes })
  auth: string;
}

/** What PushSubscription.toJSON() of a browser gives. */
export class SubscribePushDto {
  @ApiProperty({ example: 'https://fcm.googleapis.com/fcm/send/sample', maxLength: endpoint.maxLength })
  @IsString({ message: endpoint.invalid })
  @MaxLength(endpoint.maxLength, { message: endpoint.invalid })
  endpoint: string;

  @IsNotEmptyObject({}, { message: keys.invalid })
  @ValidateNested({ message: keys.invalid })
  @Type(() => PushKeysDto)
  keys: PushKeysDto;

  /** Not used: the push service says when a subscription has ended. */
  @ApiPropertyOptional({ type: Number, format: 'double', nullable: true })
  @IsOptional()
  @IsNumber({}, { message: expirationTime.invalid })
  expirationTime?: number | null;
}

export class UnsubscribePushDto {
  @ApiProperty({ example: 'https://fcm.googleapis.com/fcm/send/sample', maxLength: endpoint.maxLength })
  @IsString({ message: endpoint.invalid })
  @MaxLength(endpoint.maxLength, { message: endpoint.invalid })
  endpoint: string;
}

function IsBytes({ message, check }: { message: string; check: (bytes: Buffer) => boolean }): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && BASE64URL.test(value) && check(Buffer.from(value, 'base64url'));
  return ValidateBy({ name: 'isBytes', validator: { validate } }, { message });
}

/** Uncompressed, and not merely of its length: what cannot be encrypted for is refused now and not in a job. */
function isOnCurve(bytes: Buffer): boolean {
  try {
    return bytes[0] === 4 && ECDH.convertKey(bytes, 'prime256v1', undefined, undefined, 'compressed').length > 0;
  } catch {
    return false;
  }
}
