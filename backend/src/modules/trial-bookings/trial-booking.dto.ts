import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { schoolPhone } from '#libs/contracts/phone-country';
import { MEMBERSHIP_PLANS, type MembershipPlan } from '#libs/domain/school-facts';
import { TRIAL_STATUSES, type TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { CLASS_LEVELS } from '#libs/contracts/class-schedule';
import type { TrialDate } from '#libs/domain/trial-booking/trial-dates';
import {
  IsCalendarDate,
  IsEmailAddress,
  MayBeLeftOut,
  OptionalText,
  RequiredText,
  Trimmed,
  TrimmedOrNull,
} from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

const { classScheduleId, date, fullName, email, phone, participantName, participantAge, plan } = TRIAL_RULES;
const { guardianName, guardianConsent, note, status, staffNote } = TRIAL_RULES;

/** A class on a date. */
@WriteRules({ unknownFields: 'ignore' })
export class TrialSlotDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: classScheduleId.invalid })
  @Min(1, { message: classScheduleId.invalid })
  @Max(MAX_ID, { message: classScheduleId.unknown })
  classScheduleId: number;

  /** A date on which the class takes place, at most eight weeks away. */
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @IsNotEmpty({ message: date.required })
  @IsCalendarDate({ message: date.invalid })
  date: string;
}

/** What a visitor sends to book a trial (CONTRACT section 6). Who needs a guardian the service judges. */
export class BookTrialDto extends TrialSlotDto {
  @RequiredText(fullName)
  fullName: string;

  @ApiProperty({ format: 'email' })
  @Trimmed()
  @IsNotEmpty({ message: email.required })
  @MaxLength(email.maxLength, { message: email.invalid })
  @IsEmailAddress({ message: email.invalid })
  email: string;

  /** However it is written; without a country code it is a South African one. It is kept as +27821234567. */
  @ApiProperty({ example: '082 123 4567', maxLength: phone.maxLength })
  @Transform(({ value }: { value: unknown }) => keptPhone(value))
  @IsNotEmpty({ message: phone.required })
  @IsString({ message: phone.invalid })
  phone: string;

  /** Who comes. Empty or left out: who books. */
  @OptionalText(participantName)
  participantName?: string | null;

  @ApiProperty({ type: 'integer', minimum: participantAge.min, maximum: participantAge.max })
  @IsNotEmpty({ message: participantAge.required })
  @IsInt({ message: participantAge.invalid })
  @Min(participantAge.min, { message: participantAge.invalid })
  @Max(participantAge.max, { message: participantAge.invalid })
  participantAge: number;

  /** Of somebody under 18. */
  @OptionalText(guardianName)
  guardianName?: string | null;

  /** True of somebody under 18: the guardian agrees. The wording and the time are kept. */
  @ApiPropertyOptional({ type: Boolean, nullable: true })
  @IsOptional()
  @IsBoolean({ message: guardianConsent.wrongType })
  guardianConsent?: boolean | null;

  /** The membership that the visitor has an eye on. */
  @ApiPropertyOptional({ enum: MEMBERSHIP_PLANS, nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(MEMBERSHIP_PLANS, { message: plan.unknown })
  plan?: MembershipPlan | null;

  @OptionalText(note)
  note?: string | null;
}

/** Another date, of the same class or of another one. */
@WriteRules({ unknownFields: 'ignore' })
export class MoveTrialDto {
  /** Left out: the class that was booked. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @MayBeLeftOut()
  @IsInt({ message: classScheduleId.invalid })
  @Min(1, { message: classScheduleId.invalid })
  @Max(MAX_ID, { message: classScheduleId.unknown })
  classScheduleId?: number;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @IsNotEmpty({ message: date.required })
  @IsCalendarDate({ message: date.invalid })
  date: string;
}

/** What staff change of a booking. What was read with it may be sent back. */
@WriteRules({
  readOnly: [
    'className',
    'startTime',
    'endTime',
    'participantAge',
    'guardianName',
    'guardianConsent',
    'guardianConsentAt',
    'plan',
    'note',
  ],
})
export class ChangeTrialDto extends PartialType(
  PickType(BookTrialDto, ['date', 'fullName', 'email', 'phone'] as const),
  { skipNullProperties: false },
) {
  /** Another class, or another date, needs a place there. Null: as it was. */
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum: MAX_ID })
  @IsOptional()
  @IsInt({ message: classScheduleId.invalid })
  @Min(1, { message: classScheduleId.invalid })
  @Max(MAX_ID, { message: classScheduleId.unknown })
  classScheduleId?: number | null;

  /** Who comes. */
  @MayBeLeftOut()
  @RequiredText(participantName)
  participantName?: string;

  /** Cancelling tells the visitor. */
  @ApiPropertyOptional({ enum: TRIAL_STATUSES })
  @MayBeLeftOut()
  @IsIn(TRIAL_STATUSES, { message: status.unknown })
  status?: TrialStatus;

  /** Visitors never see it. Empty or null: none. */
  @OptionalText(staffNote)
  staffNote?: string | null;
}

/** A class on a date that a visitor may book, or could if it had a place left. */
export class TrialDateView implements TrialDate {
  @ApiProperty({ type: 'integer' })
  classScheduleId: number;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  date: string;

  className: string;

  /** HH:MM */
  @ApiProperty({ example: '18:00' })
  startTime: string;

  /** HH:MM */
  @ApiProperty({ example: '19:30' })
  endTime: string;

  @ApiProperty({ enum: CLASS_LEVELS })
  level: string;

  instructor: string | null;

  /** 0: full. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  placesLeft: number;
}

/** What became of the trials of a week, by the dates of their classes. */
export class TrialWeekView {
  /** Its Monday. */
  @ApiProperty({ format: 'date', example: '2026-12-14' })
  monday: string;

  /** All but those that were cancelled. */
  @ApiProperty({ type: 'integer' })
  booked: number;

  /** Who came, also those who joined since. */
  @ApiProperty({ type: 'integer' })
  attended: number;

  @ApiProperty({ type: 'integer' })
  joined: number;
}

/** A text that is no number stays as it is not: nothing of it is kept. */
function keptPhone(value: unknown): unknown {
  if (typeof value !== 'string') return value === undefined || value === null ? '' : value;
  if (value.trim() === '') return '';
  return (value.length <= phone.maxLength ? schoolPhone(value) : undefined) ?? false;
}
