import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { BANK_STATEMENT_RULES as RULES } from '#libs/contracts/bank-statement';
import { PAPER_KINDS, type PaperKind } from '#libs/domain/bank-statement/match-lines';
import type { StatementLayout } from '#libs/domain/bank-statement/statement-layout';
import { Omittable, Nullable } from '../../common/validation/field.decorators.js';
import { ObjectList } from '../../common/validation/object-list.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

/** Where the file says what. Rows and columns are counted from 1. */
export class StatementLayoutDto implements StatementLayout {
  /** The row with the names of the columns; null: there is none. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: RULES.headerRow.max, nullable: true })
  @Nullable()
  @IsInt({ message: RULES.headerRow.invalid })
  @Min(1, { message: RULES.headerRow.invalid })
  @Max(RULES.headerRow.max, { message: RULES.headerRow.invalid })
  headerRow: number | null;

  @ColumnNumber()
  date: number;

  /** Signed amounts, or those that came in alone. */
  @ColumnNumber()
  amount: number;

  /** What the payer wrote, in this order. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: RULES.column.max },
    minItems: 1,
    maxItems: RULES.text.maxCount,
  })
  @IsArray({ message: RULES.text.required })
  @ArrayMinSize(1, { message: RULES.text.required })
  @ArrayMaxSize(RULES.text.maxCount, { message: RULES.text.tooMany })
  @IsInt({ each: true, message: RULES.column.invalid })
  @Min(1, { each: true, message: RULES.column.invalid })
  @Max(RULES.column.max, { each: true, message: RULES.column.invalid })
  text: number[];
}

class StatementFileDto {
  /** The whole file as text: CSV, separated by commas, semicolons or tabs. */
  @ApiProperty({ minLength: 1, maxLength: RULES.content.maxLength })
  @IsString({ message: RULES.content.required })
  @IsNotEmpty({ message: RULES.content.required })
  @MaxLength(RULES.content.maxLength, { message: RULES.content.tooLong })
  content: string;
}

export class PreviewStatementDto extends StatementFileDto {
  /** Left out: as files with the same names of columns were read the last time, else guessed. */
  @ApiProperty({ type: StatementLayoutDto, required: false })
  @IsObject({ message: RULES.columns.required })
  @ValidateNested({ message: RULES.columns.required })
  @Omittable()
  @Type(() => StatementLayoutDto)
  layout?: StatementLayoutDto;

  /** Without `layout`: the columns are guessed below this row; null: without one. Left out: it is guessed too. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: RULES.headerRow.max, nullable: true, required: false })
  @IsOptional()
  @IsInt({ message: RULES.headerRow.invalid })
  @Min(1, { message: RULES.headerRow.invalid })
  @Max(RULES.headerRow.max, { message: RULES.headerRow.invalid })
  headerRow?: number | null;
}

/** For what one line came in. */
export class PaidLineDto {
  /** As spreadsheets number it. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: RULES.lines.row })
  @Min(1, { message: RULES.lines.row })
  @Max(MAX_ID, { message: RULES.lines.row })
  row: number;

  /** A client's payment goes to its open invoices, the oldest first, and what is left is its credit. */
  @IsIn(PAPER_KINDS, { message: RULES.kind.unknown })
  kind: PaperKind;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: RULES.id.invalid })
  @Min(1, { message: RULES.id.invalid })
  @Max(MAX_ID, { message: RULES.id.invalid })
  id: number;
}

export class ImportStatementDto extends StatementFileDto {
  @ApiProperty({ type: StatementLayoutDto })
  @IsObject({ message: RULES.columns.required })
  @ValidateNested({ message: RULES.columns.required })
  @Type(() => StatementLayoutDto)
  layout: StatementLayoutDto;

  /** Those that become payments; the others are left. */
  @PaidLines()
  lines: PaidLineDto[];
}

function ColumnNumber(): PropertyDecorator {
  const { max, invalid: message } = RULES.column;
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: max }),
    Max(max, { message }),
    Min(1, { message }),
    IsInt({ message }),
  );
}

/** Of several rules in one the last that is applied speaks first, see field-errors. */
function PaidLines(): PropertyDecorator {
  const { maxCount, tooMany, required, wrongType } = RULES.lines;
  return applyDecorators(
    ApiProperty({ type: [PaidLineDto], minItems: 1, maxItems: maxCount }),
    ObjectList(PaidLineDto, { maxCount, tooMany, wrongType, noList: required, required }),
  );
}
