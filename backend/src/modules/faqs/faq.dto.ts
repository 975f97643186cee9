import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, MaxLength, Min, MinLength } from 'class-validator';
import { FAQ_CATEGORIES, FAQ_PREVIEW, FAQ_RULES, type FaqCategory } from '#libs/contracts/faq';
import type { AnsweredOtherwise, FaqEffect } from '#libs/domain/chat/faq-effect';
import { Omittable, Trimmed } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { Faq } from './faq.entity.js';

/** A new question (spec 3 section 5). */
export class CreateFaqDto {
  /** What a visitor would ask. */
  @Trimmed()
  @MinLength(FAQ_RULES.question.minLength, { message: FAQ_RULES.question.tooShort })
  @MaxLength(FAQ_RULES.question.maxLength, { message: FAQ_RULES.question.tooLong })
  question: string;

  /** What the school answers. */
  @Trimmed()
  @MinLength(FAQ_RULES.answer.minLength, { message: FAQ_RULES.answer.tooShort })
  @MaxLength(FAQ_RULES.answer.maxLength, { message: FAQ_RULES.answer.tooLong })
  answer: string;

  /** Left out of a new one: general. */
  @Omittable()
  @IsIn(FAQ_CATEGORIES, { message: FAQ_RULES.category.unknown })
  category?: FaqCategory;

  /** Whether visitors see it. Without it: true. */
  @Omittable()
  @IsBoolean({ message: FAQ_RULES.isActive.wrongType })
  isActive?: boolean;
}

/** Any part of a question's fields; the others stay as they are. */
export class UpdateFaqDto extends PartialType(CreateFaqDto, { skipNullProperties: false }) {}

/** What an FAQ would be once it is saved. */
@WriteRules({ namesRecord: true })
export class PreviewFaqDto extends CreateFaqDto {
  /** Of the one that is changed. Left out or null: it is a new one. */
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  @IsOptional()
  @Max(MAX_ID, { message: FAQ_PREVIEW.unknownId })
  @Min(1, { message: FAQ_PREVIEW.unknownId })
  @IsInt({ message: FAQ_PREVIEW.unknownId })
  id?: number | null;
}

class AnsweredOtherwiseView implements AnsweredOtherwise {
  /** As a visitor asked it; at most 500 characters. */
  question: string;

  /** What the assistant answers now. */
  from: string;

  /** What it would answer. */
  to: string;
}

class EffectView {
  /** How often it was asked. */
  count: number;

  /** Each question once, the newest first; at most 20. */
  @ApiProperty({ type: [AnsweredOtherwiseView] })
  examples: AnsweredOtherwise[];
}

/** What the assistant would answer otherwise to what visitors have asked. */
export class FaqPreview implements FaqEffect {
  /** How many questions were looked at: the newest 500. */
  asked: number;

  /** Had no answer, and would have one. */
  @ApiProperty({ type: EffectView })
  answered: EffectView;

  /** Would be answered otherwise. */
  @ApiProperty({ type: EffectView })
  changed: EffectView;
}

/** What visitors are told, and what is read for them. */
export const PUBLIC_FAQ_FIELDS = ['id', 'question', 'answer', 'category', 'isActive'] as const;

/** A question as visitors see it (spec 1 section 3). */
export class PublicFaq extends PickType(Faq, PUBLIC_FAQ_FIELDS) {}
