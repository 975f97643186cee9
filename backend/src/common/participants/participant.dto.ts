import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PARTICIPANT_RULES } from '#libs/contracts/participant';
import { normalizePhone } from '#libs/contracts/phone-country';
import { IsEmailAddress, OneLine, OptionalText, RequiredText, Trimmed } from '../validation/field.decorators.js';

const { fullName, email, phone, participantName, participantAge, guardianName, guardianConsent, note } =
  PARTICIPANT_RULES;

/** Who signs up, and who comes. Who needs a guardian is judged by refuseWithoutGuardian. */
export class ParticipantDto {
  @RequiredText(fullName)
  @OneLine(fullName)
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
  @OneLine(participantName)
  participantName?: string | null;

  @ApiProperty({ type: 'integer', minimum: participantAge.min, maximum: participantAge.max })
  @IsNotEmpty({ message: participantAge.required })
  @IsInt({ message: participantAge.invalid })
  @Min(participantAge.min, { message: participantAge.invalid })
  @Max(participantAge.max, { message: participantAge.invalid })
  participantAge: number;

  /** Of somebody under 18. */
  @OptionalText(guardianName)
  @OneLine(guardianName)
  guardianName?: string | null;

  /** True of somebody under 18: the guardian agrees. The wording and the time are kept. */
  @ApiPropertyOptional({ type: Boolean, nullable: true })
  @IsOptional()
  @IsBoolean({ message: guardianConsent.wrongType })
  guardianConsent?: boolean | null;

  @OptionalText(note)
  note?: string | null;
}

/** A text that is no number stays as it is not: nothing of it is kept. */
function keptPhone(value: unknown): unknown {
  if (typeof value !== 'string') return value === undefined || value === null ? '' : value;
  if (value.trim() === '') return '';
  return (value.length <= phone.maxLength ? normalizePhone(value) : undefined) ?? false;
}
