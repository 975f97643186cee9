import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DISCOUNT_RULES, type DiscountLimit } from '#libs/contracts/invoice-discount';
import { DISCOUNT_KINDS } from '#libs/domain/invoice-totals';
import { NaturalNumber, TrimmedOrNull } from '../../common/validation/field.decorators.js';

const { discountKind, discountValue } = DISCOUNT_RULES;

/** What a discount is counted in; empty or null: there is none. */
export const DiscountKindField = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: DISCOUNT_KINDS, nullable: true }),
    IsIn(DISCOUNT_KINDS, { message: discountKind.unknown }),
    IsOptional(),
    TrimmedOrNull(),
  );

/** How much a discount is; empty or null: 0. */
export const DiscountValueField = ({ max, tooHigh }: DiscountLimit) =>
  NaturalNumber({ notNatural: discountValue.invalid, max, tooLarge: tooHigh }, 0);
