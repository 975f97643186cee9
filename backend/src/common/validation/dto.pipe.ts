import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  type PipeTransform,
  ValidationPipe,
} from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { fieldErrors } from '../errors/field-errors.js';
import { RefusedFields } from '../errors/exceptions.js';
import { carryReadOnly } from '../records/read-only-fields.js';
import { writeRulesOf } from './write-rules.decorator.js';

type Dto = NonNullable<ArgumentMetadata['metatype']>;

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
  private readonly fields = new Map<Dto, string[]>();

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const dto = metadata.metatype;
    if (metadata.type !== 'body' || dto === undefined || dto === Object) return value;
    if (!isRecord(value)) throw new BadRequestException('The request needs a JSON object as its body');
    const { readOnly, unknownFields } = writeRulesOf(dto);
    const isWritable = (field: string) => !readOnly.includes(field);
    // What nobody knows is left behind before anything walks it: validation costs a hundred times what parsing did.
    if (unknownFields === 'ignore')
      return this.ignoring.transform(pick(value, this.fieldsOf(dto).filter(isWritable)), metadata);
    const body = (await this.refusing.transform(
      pick(value, Object.keys(value).filter(isWritable)),
      metadata,
    )) as object;
    carryReadOnly(body, pick(value, readOnly));
    return body;
  }

  /** The fields that the DTO says anything of. */
  private fieldsOf(dto: Dto): string[] {
    const known = this.fields.get(dto) ?? [
      ...new Set(
        getMetadataStorage()
          .getTargetValidationMetadatas(dto, '', true, false)
          .map(({ propertyName }) => propertyName),
      ),
    ];
    this.fields.set(dto, known);
    return known;
  }
}

function pick(value: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(value, field)).map((field) => [field, value[field]]),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
