import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ObjectList } from '../../common/validation/object-list.decorator.js';
import { AddInvoiceItemDto } from './write-invoice-item.dto.js';

interface LineListRules {
  required: string;
  wrongType: string;
  maxCount: number;
  tooMany: string;
}

/** A list of lines in one body. */
export function InvoiceLines({ required, wrongType, maxCount, tooMany }: LineListRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [AddInvoiceItemDto], minItems: 1, maxItems: maxCount }),
    ObjectList(AddInvoiceItemDto, { maxCount, tooMany, wrongType, noObject: wrongType, noList: required, required }),
  );
}
