import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, ValidateNested } from 'class-validator';

interface ObjectListRules {
  maxCount: number;
  tooMany: string;
  /** Said of an element that is no object. */
  wrongType: string;
  /** Of what is no list; `wrongType` unless told otherwise. */
  noList?: string;
  /** Of a value that is neither a list nor an object: whatever the order it speaks first. As `noList` without it. */
  noObject?: string;
  /** Of an empty list. One may be empty without it. */
  required?: string;
}

/**
 * A list of objects in a body, each checked by its own class. Of several rules in one the last that is applied speaks
 * first, see field-errors.
 */
export function ObjectList(
  type: new () => object,
  { maxCount, tooMany, wrongType, noList = wrongType, noObject = noList, required }: ObjectListRules,
): PropertyDecorator {
  return applyDecorators(
    ValidateNested({ each: true, message: noObject }),
    // Besides texts and numbers it refuses null and lists, which ValidateNested lets pass.
    IsObject({ each: true, message: wrongType }),
    ArrayMaxSize(maxCount, { message: tooMany }),
    ...(required === undefined ? [] : [ArrayNotEmpty({ message: required })]),
    IsArray({ message: noList }),
    // One more than is allowed is enough to refuse them all: nobody wants 100,000 messages about 100,000 faults.
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.slice(0, maxCount + 1) : value)),
    Type(() => type),
  );
}
