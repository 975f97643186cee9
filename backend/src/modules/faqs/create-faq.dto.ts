import { IsBoolean, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { FAQ_CATEGORIES, FAQ_RULES, type FaqCategory } from '#libs/contracts/faq';

export class CreateFaqDto {
  /** What a visitor would ask. */
  @IsString()
  @MinLength(FAQ_RULES.question.minLength, { message: FAQ_RULES.question.tooShort })
  @MaxLength(FAQ_RULES.question.maxLength, { message: FAQ_RULES.question.tooLong })
  question: string;

  @MinLength(FAQ_RULES.answer.minLength, { message: FAQ_RULES.answer.tooShort })
  @MaxLength(FAQ_RULES.answer.maxLength, { message: FAQ_RULES.answer.tooLong })
  answer: string;

  @IsOptional()
  @IsIn(FAQ_CATEGORIES, { message: FAQ_RULES.category.unknown })
  category?: FaqCategory;

  @IsOptional()
  @IsBoolean({ message: FAQ_RULES.isActive.wrongType })
  isActive?: boolean;
}
