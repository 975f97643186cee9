import { type ArgumentMetadata, BadRequestException, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { fieldErrors } from '../errors/field-errors.js';
import { RefusedFields } from '../errors/refused-fields.js';
import { writeRulesOf } from './write-rules.decorator.js';

const shared = {
  transform: true,
  whitelist: true,
  exceptionFactory: (findings: ValidationError[]) => new RefusedFields(fieldErrors(findings)),
};

/**
 * The global pipe: a body whose parameter is a DTO class is validated by class-validator and arrives as an instance of
 * it, with the fields the DTO knows and no others. Refusals are a 400 with a message per field.
 */
@Injectable()
export class DtoPipe implements PipeTransform {
  private readonly refusing = new ValidationPipe({ ...shared, forbidNonWhitelisted: true });
  private readonly ignoring = new ValidationPipe(shared);

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const dto = metadata.metatype;
    if (metadata.type !== 'body' || dto === undefined || dto === Object) return value;
    if (!isRecord(value)) throw new BadRequestException('The request needs a JSON object as its body');
    const { readOnly, unknownFields } = writeRulesOf(dto);
    const writable = Object.fromEntries(Object.entries(value).filter(([field]) => !readOnly.includes(field)));
    const pipe = unknownFields === 'ignore' ? this.ignoring : this.refusing;
    return pipe.transform(writable, metadata);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
