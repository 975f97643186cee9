import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import {
  CONTACT_RULES,
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
  RESPONSE_TYPES,
  type ResponseType,
} from '#libs/contracts/contact-message';
import { PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { barePhone } from '#libs/domain/phone';
import { Omittable, OneLine, Trimmed, IsEmailAddress } from '../../common/validation/field.decorators.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { ContactMessage } from './contact-message.entity.js';

const { fullName, email, phone, countryCode, subject, message } = CONTACT_RULES;
const COUNTRY_CODES = PHONE_COUNTRIES.map(({ code }) => code);

/** What a visitor sends by the contact form (spec 1 section 5). */
@WriteRules({ unknownFields: 'ignore' })
export class ContactDto {
  @Trimmed()
  @IsNotEmpty({ message: fullName.required })
  @MinLength(fullName.minLength, { message: fullName.tooShort })
  @MaxLength(fullName.maxLength, { message: fullName.tooLong })
  @OneLine(fullName)
  fullName: string;

  @ApiProperty({ format: 'email' })
  @Trimmed()
  @IsNotEmpty({ message: email.required })
  @MaxLength(email.maxLength, { message: email.invalid })
  @IsEmailAddress({ message: email.invalid })
  email: string;

  /** National digits, with or without the zero or the country code before them. */
  @ApiProperty({ example: '821234567' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? barePhone(value) : value))
  @IsNotEmpty({ message: phone.required })
  @IsString({ message: phone.invalid })
  @Matches(phone.pattern, { message: phone.invalid })
  phone: string;

  /** Without it: South Africa. */
  @ApiPropertyOptional({ enum: COUNTRY_CODES })
  @Transform(({ value }: { value: unknown }) => plainCode(value))
  @Omittable()
  @IsIn(COUNTRY_CODES, { message: countryCode.unknown })
  countryCode?: string;

  @Trimmed()
  @IsNotEmpty({ message: subject.required })
  @IsString({ message: subject.required })
  @MaxLength(subject.maxLength, { message: subject.tooLong })
  @OneLine(subject)
  subject: string;

  @Trimmed()
  @IsNotEmpty({ message: message.required })
  @MinLength(message.minLength, { message: message.tooShort })
  @MaxLength(message.maxLength, { message: message.tooLong })
  message: string;

  /** To be left empty: no person sees it in the form. Whatever comes in it never fails the request. */
  @ApiPropertyOptional({ type: String })
  @Allow()
  confirmSubject?: unknown;

  /** How many milliseconds the form was open. Whatever comes in it never fails the request. */
  @ApiPropertyOptional({ type: Number, format: 'double' })
  @Allow()
  filledInMs?: unknown;
}

/** Forms send "27", people who write scripts also "+27" or 27; nothing means the default. */
function plainCode(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().replace(/^\+/, '') : value;
}

const { status, archive, response, responseType, respondedBy, sendFromHere } = CONTACT_RULES;
const { assignedTo, followUpAt, archiveBatch, spam } = CONTACT_RULES;

const PLANNED = ['assignedTo', 'followUpAt'];
/** Without a zone it would be read by the clock of the server. */
const WITH_ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;

export class ChangeStatusDto {
  @IsIn(CONTACT_MESSAGE_STATUSES, { message: status.unknown })
  status: ContactMessageStatus;
}

/** What staff answered, and by which way (spec 3 section 2). */
export class SaveResponseDto {
  @Trimmed()
  @IsNotEmpty({ message: response.required })
  @IsString({ message: response.required })
  @MaxLength(response.maxLength, { message: response.tooLong })
  response: string;

  @IsIn(RESPONSE_TYPES, { message: responseType.unknown })
  responseType: ResponseType;

  /** What the form says. Without it: Admin. Who really answered is taken from the session. */
  @ApiPropertyOptional({ type: String })
  @Omittable()
  @Trimmed()
  @IsNotEmpty({ message: respondedBy.invalid })
  @MaxLength(respondedBy.maxLength, { message: respondedBy.invalid })
  respondedBy?: string;

  /**
   * True: the school mails the answer itself, where it has a mail server (`canSendFromHere`). Without it the answer is
   * only kept, and goes out of the writer's mail program.
   */
  @Omittable()
  @IsBoolean({ message: sendFromHere.wrongType })
  sendFromHere?: boolean;
}

export class ArchiveDto {
  /** True archives the message, false restores it. */
  @IsBoolean({ message: archive.wrongType })
  archive: boolean;
}

export class JudgeSpamDto {
  /** False: it is no spam, and the sender is trusted from now on. True: it is, and the sender is trusted no more. */
  @IsBoolean({ message: spam.wrongType })
  spam: boolean;
}

/** Who sees to a message, and when staff come back to it (CONTRACT section 9). The rest has routes of its own. */
@WriteRules({
  readOnly: [
    ...Object.keys(shownFields(ContactMessage)).filter((field) => !PLANNED.includes(field)),
    'replies',
    'canSendFromHere',
    'conversationId',
  ],
})
export class PlanMessageDto {
  /** The id of an active member of staff; null: nobody. */
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @Max(MAX_ID, { message: assignedTo.notStaff })
  @Min(1, { message: assignedTo.notStaff })
  @IsInt({ message: assignedTo.notStaff })
  assignedTo?: number | null;

  /** ISO 8601 with its zone, in the future, or as it was read; null: none. */
  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsOptional()
  @Matches(WITH_ZONE, { message: followUpAt.invalid })
  @IsISO8601({ strict: true, strictSeparator: true }, { message: followUpAt.invalid })
  followUpAt?: string | null;
}

export class UndoArchivingDto {
  /** What archive-old answered. */
  @IsUUID(undefined, { message: archiveBatch.invalid })
  batch: string;
}
