import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  CONTACT_MESSAGE_STATUSES,
  CONTACT_RULES,
  type ContactMessageStatus,
  RESPONSE_TYPES,
  type ResponseType,
} from '#libs/contracts/contact-message';
import { MayBeLeftOut, Trimmed } from '../../common/validation/field.decorators.js';

const { status, archive, response, responseType, respondedBy } = CONTACT_RULES;

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
  @MayBeLeftOut()
  @Trimmed()
  @IsNotEmpty({ message: respondedBy.invalid })
  @MaxLength(respondedBy.maxLength, { message: respondedBy.invalid })
  respondedBy?: string;
}

export class ArchiveDto {
  /** True archives the message, false restores it. */
  @IsBoolean({ message: archive.wrongType })
  archive: boolean;
}
