import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';
import { REPLY_TEMPLATE_RULES } from '#libs/contracts/reply-template';
import { Trimmed } from '../../common/validation/field.decorators.js';

const { title, text } = REPLY_TEMPLATE_RULES;

export class CreateReplyTemplateDto {
  @Trimmed()
  @IsNotEmpty({ message: title.required })
  @IsString({ message: title.required })
  @MaxLength(title.maxLength, { message: title.tooLong })
  title: string;

  /** Words in braces must be variables: `{name}`, `{firstName}`, `{subject}`, and the school's own facts. */
  @Trimmed()
  @IsNotEmpty({ message: text.required })
  @IsString({ message: text.required })
  @MaxLength(text.maxLength, { message: text.tooLong })
  @ValidateBy(
    { name: 'knowsItsVariables', validator: { validate: (value) => typeof value !== 'string' || text.is(value) } },
    { message: text.invalid },
  )
  text: string;
}

/** Any part of a template's fields; the others stay as they are. */
export class UpdateReplyTemplateDto extends PartialType(CreateReplyTemplateDto, { skipNullProperties: false }) {}
