import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, Max, Min } from 'class-validator';
import { TRIAL_RULES } from '#libs/contracts/trial-booking';
import { MEMBERSHIP_PLANS, type MembershipPlan } from '#libs/domain/school-facts';
import { TRIAL_STATUSES, type TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { CLASS_LEVELS } from '#libs/contracts/class-schedule';
import type { TrialDate } from '#libs/domain/trial-booking/trial-dates';
import { ParticipantDto } from '../../common/participants/participant.dto.js';
import {
  IsCalendarDate,
  Omittable,
  OneLine,
  OptionalText,
  RequiredText,
  TrimmedOrNull,
} from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

const { classScheduleId, date, participantName, plan, status, staffNote } = TRIAL_RULES;

/** What a visitor sends to book a trial (CONTRACT section 6). Who needs a guardian the service judges. */
@WriteRules({ unknownFields: 'ignore' })
export class BookTrialDto extends ParticipantDto {
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

  /** The membership that the visitor has an eye on. */
  @ApiPropertyOptional({ enum: MEMBERSHIP_PLANS, nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsIn(MEMBERSHIP_PLANS, { message: plan.unknown })
  plan?: MembershipPlan | null;
}

/** Another date, of the same class or of another one. */
@WriteRules({ unknownFields: 'ignore' })
export class MoveTrialDto {
  /** Left out: the class that was booked. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @Omittable()
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
    'messageId',
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
  @Omittable()
  @RequiredText(participantName)
  @OneLine(participantName)
  participantName?: string;

  /** Cancelling tells the visitor. */
  @ApiPropertyOptional({ enum: TRIAL_STATUSES })
  @Omittable()
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
