import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PERSON_KINDS, PERSON_RULES, type PersonKind } from '#libs/contracts/people';
import { IsEmailAddress, Trimmed, TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { email, phone, confirmation } = PERSON_RULES;

/** Whom it is about: by one of the two, or by both. In a body, so that neither stands in an address or a log. */
@WriteRules({})
export class PersonDto {
  /** Upper and lower case are the same. */
  @ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength: email.maxLength })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(email.maxLength, { message: email.invalid })
  @IsEmailAddress({ message: email.invalid })
  email?: string | null;

  /** However it is written; without a country code it is a South African one. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: phone.maxLength })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(phone.maxLength, { message: phone.invalid })
  @IsString({ message: phone.invalid })
  phone?: string | null;
}

@WriteRules({})
export class ErasePersonDto extends PersonDto {
  /** The email address once more or, without one, the phone number: the second press. */
  @Trimmed()
  @IsString({ message: confirmation.wrong })
  confirmation: string;
}

export class PersonRecordView {
  /** Null for what has no record of its own: mails. */
  @ApiProperty({ type: 'integer', nullable: true })
  id: number | null;

  /** What it is called in a list. */
  words: string;
}

export class PersonFindView {
  @ApiProperty({ enum: PERSON_KINDS })
  kind: PersonKind;

  count: number;

  /** The latest ten of them. */
  @ApiProperty({ type: [PersonRecordView] })
  latest: PersonRecordView[];
}

export class PersonView {
  /** Kinds of which there is something. */
  @ApiProperty({ type: [PersonFindView] })
  found: PersonFindView[];

  /** Sentences that say why the person cannot be erased yet; none: it can. */
  waitsFor: string[];
}

export class ExportedPersonView {
  /** A file of JSON: all that is kept, by kind, as it is stored. */
  json: string;

  /** A file of HTML: the same as a page to read and to print. */
  page: string;
}
