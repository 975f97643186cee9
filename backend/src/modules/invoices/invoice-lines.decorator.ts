import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, ValidateNested } from 'class-validator';
import { AddInvoiceItemDto } from './write-invoice-item.dto.js';

interface LineListRules {
  required: string;
  wrongType: string;
  maxCount: number;
  tooMany: string;
}

/** A list of lines in one body. Of several rules in one the last that is applied speaks first, see field-errors. */
export function InvoiceLines({ required, wrongType, maxCount, tooMany }: LineListRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [AddInvoiceItemDto], minItems: 1, maxItems: maxCount }),
    ValidateNested({ each: true, message: wrongType }),
    IsObject({ each: true, message: wrongType }),
    ArrayMaxSize(maxCount, { message: tooMany }),
    ArrayNotEmpty({ message: required }),
    IsArray({ message: required }),
    // One more than is allowed is enough to refuse them all.
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.slice(0, maxCount + 1) : value)),
    Type(() => AddInvoiceItemDto),
  );
}
