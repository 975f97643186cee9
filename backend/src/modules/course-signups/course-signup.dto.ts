import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { COURSE_SIGNUP_RULES } from '#libs/contracts/course-signup';
import { COURSE_SIGNUP_STATUSES, type CourseSignupStatus } from '#libs/domain/course-signup';
import { ParticipantDto } from '../../common/participants/participant.dto.js';
import { Omittable, OneLine, OptionalText, RequiredText } from '../../common/validation/field.decorators.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { courseId, participantName, status, staffNote } = COURSE_SIGNUP_RULES;

/** What a visitor sends to sign up for a course. Who needs a guardian the service judges. */
@WriteRules({ unknownFields: 'ignore' })
export class SignUpForCourseDto extends ParticipantDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: courseId.invalid })
  @Min(1, { message: courseId.invalid })
  @Max(MAX_ID, { message: courseId.unknown })
  courseId: number;
}

/** What staff change of a sign-up. What was read with it may be sent back. */
@WriteRules({
  readOnly: [
    'courseId',
    'courseName',
    'startDate',
    'startsOn',
    'participantAge',
    'guardianName',
    'guardianConsent',
    'guardianConsentAt',
    'note',
  ],
})
export class ChangeCourseSignupDto extends PartialType(
  PickType(ParticipantDto, ['fullName', 'email', 'phone'] as const),
  {
    skipNullProperties: false,
  },
) {
  /** Who comes. */
  @Omittable()
  @RequiredText(participantName)
  @OneLine(participantName)
  participantName?: string;

  /** Whoever is given a place or loses one is told. */
  @ApiPropertyOptional({ enum: COURSE_SIGNUP_STATUSES })
  @Omittable()
  @IsIn(COURSE_SIGNUP_STATUSES, { message: status.unknown })
  status?: CourseSignupStatus;

  /** Visitors never see it. Empty or null: none. */
  @OptionalText(staffNote)
  staffNote?: string | null;
}
