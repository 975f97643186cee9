import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { UNANSWERED_RULES, UNANSWERED_STATUSES, type UnansweredStatus } from '#libs/contracts/chat-admin';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { status, faqId } = UNANSWERED_RULES;
const LAST_ID = 2_147_483_647;

/** What staff decide about a question. What was read with it may be sent back. */
@WriteRules({ readOnly: ['question', 'askedCount', 'firstAskedAt', 'lastAskedAt'] })
export class ChangeUnansweredQuestionDto {
  @IsIn(UNANSWERED_STATUSES, { message: status.unknown })
  status: UnansweredStatus;

  /** Only with `answered`, and needed then: the FAQ that answers it. Left out, one that is answered keeps its FAQ. */
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @Max(LAST_ID, { message: faqId.unknown })
  @Min(1, { message: faqId.unknown })
  @IsInt({ message: faqId.unknown })
  faqId?: number | null;
}
