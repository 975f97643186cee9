import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { type ColumnOptions, getMetadataArgsStorage } from 'typeorm';
import type { FilterField, FilterKind } from './list-rules.js';

/** The filter kind of each column type. Arrays and JSON cannot be filtered by. */
const KINDS: Partial<Record<string, FilterKind>> = {
  int: 'integer',
  integer: 'integer',
  Number: 'integer',
  bigint: 'bigint',
  boolean: 'boolean',
  text: 'text',
  date: 'day',
  timestamptz: 'moment',
};
/** Where @ApiProperty keeps what it was given. */
const API_PROPERTY = 'swagger/apiModelProperties';

/** The filterable fields of an entity: its single-valued columns that are selected by default. */
export function shownFields<Row extends object>(entity: Type<Row>): Partial<Record<keyof Row & string, FilterField>> {
  const columns = getMetadataArgsStorage().filterColumns(ancestry(entity));
  const shown = columns.flatMap(({ propertyName, options, mode }) => {
    const kind = options.select === false ? undefined : kindOf(entity, propertyName, options);
    return kind === undefined
      ? []
      : [[propertyName, { kind, nullable: mode === 'regular' && options.nullable === true }] as const];
  });
  return Object.fromEntries(shown) as Partial<Record<keyof Row & string, FilterField>>;
}

/** The database's name of each column of an entity, by its field. */
export function columnNames<Row extends object>(entity: Type<Row>): Record<keyof Row & string, string> {
  const columns = getMetadataArgsStorage().filterColumns(ancestry(entity));
  const names = columns.map(({ propertyName, options }) => [propertyName, options.name ?? propertyName] as const);
  return Object.fromEntries(names) as Record<keyof Row & string, string>;
}

/** The field names, for a list that can be sorted by each. */
export function fieldNames<Field extends string>(shown: Partial<Record<Field, FilterField>>): Field[] {
  return Object.keys(shown) as Field[];
}

function kindOf(entity: Type, field: string, { type, array }: ColumnOptions): FilterKind | undefined {
  const described = Reflect.getMetadata(API_PROPERTY, entity.prototype as object, field) as
    | { enum?: readonly string[] }
    | undefined;
  if (described?.enum) return described.enum;
  return array ? undefined : KINDS[typeof type === 'function' ? type.name : (type ?? '')];
}

/** The class and those it extends. */
function ancestry(entity: Type): Type[] {
  const parent = Object.getPrototypeOf(entity) as Type;
  return (parent as unknown) === Function.prototype ? [entity] : [entity, ...ancestry(parent)];
}
