import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { STOCK_ALERT_RULES } from '#libs/contracts/stock-alert';
import { IsEmailAddress, OptionalText, Trimmed } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { email, size } = STOCK_ALERT_RULES;

/** Whom to tell when a product is back. */
@WriteRules({ unknownFields: 'ignore' })
export class AskStockAlertDto {
  @ApiProperty({ format: 'email', maxLength: email.maxLength })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @Trimmed()
  @IsNotEmpty({ message: email.required })
  @MaxLength(email.maxLength, { message: email.invalid })
  @IsEmailAddress({ message: email.invalid })
  email: string;

  /** The size that is waited for. Left out, null or empty: whichever there is. */
  @OptionalText(size)
  size?: string | null;
}

/** What is waited for. */
export class StockAlertView {
  @ApiProperty({ type: 'integer' })
  productId: number;

  size: string | null;

  email: string;
}
