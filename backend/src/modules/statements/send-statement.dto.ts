import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import { STATEMENT_RULES } from '#libs/contracts/statement';
import { IsEmailAddress, OptionalText, TrimmedOrNull } from '../../common/validation/field.decorators.js';

const { to, subject, message } = STATEMENT_RULES;

/** Where a statement is sent, and with what words. What is null, empty or left out is the usual. */
export class SendStatementDto {
  /** Else the client's own address, or its contact's. */
  @ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength: to.maxLength })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(to.maxLength, { message: to.invalid })
  @IsEmailAddress({ message: to.invalid })
  to?: string | null;

  @OptionalText(subject)
  subject?: string | null;

  /** Above the figures, a paragraph on each line. */
  @OptionalText(message)
  message?: string | null;
}
