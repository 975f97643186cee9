import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { CHAT_RULES } from '#libs/contracts/chatbot';
import { SESSION_ID } from '#libs/contracts/session-id';
import { TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { RequiredText } from '../../common/validation/text.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

/** What a visitor wrote and what the assistant answered (spec 1 section 7). */
@WriteRules({ unknownFields: 'ignore' })
export class NotifyDto {
  @RequiredText(CHAT_RULES.userMessage)
  userMessage: string;

  @RequiredText(CHAT_RULES.botResponse)
  botResponse: string;

  /** Whose conversation it is: the staff then get the contact details that are kept with it. */
  @ApiPropertyOptional({ type: String, nullable: true, pattern: SESSION_ID.pattern.source })
  @TrimmedOrNull()
  @IsOptional()
  @Matches(SESSION_ID.pattern, { message: SESSION_ID.invalid })
  sessionId?: string | null;
}
