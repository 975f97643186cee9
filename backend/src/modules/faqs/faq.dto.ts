import { PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, MaxLength, MinLength } from 'class-validator';
import { FAQ_CATEGORIES, FAQ_RULES, type FaqCategory } from '#libs/contracts/faq';
import { MayBeLeftOut, Trimmed } from '../../common/validation/field.decorators.js';
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
  @MayBeLeftOut()
  @IsIn(FAQ_CATEGORIES, { message: FAQ_RULES.category.unknown })
  category?: FaqCategory;

  /** Whether visitors see it. Without it: true. */
  @MayBeLeftOut()
  @IsBoolean({ message: FAQ_RULES.isActive.wrongType })
  isActive?: boolean;
}

/** Any part of a question's fields; the others stay as they are. */
export class UpdateFaqDto extends PartialType(CreateFaqDto, { skipNullProperties: false }) {}

/** What visitors are told, and what is read for them. */
export const PUBLIC_FAQ_FIELDS = ['id', 'question', 'answer', 'category', 'isActive'] as const;

/** A question as visitors see it (spec 1 section 3). */
export class PublicFaq extends PickType(Faq, PUBLIC_FAQ_FIELDS) {}
