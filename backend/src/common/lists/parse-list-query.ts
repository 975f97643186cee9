import { BadRequestException } from '@nestjs/common';
import { MAX_RANGE_LENGTH } from '#libs/contracts/list';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { findUnstorableText } from '../bodies/unstorable-text.js';
import { exceededJsonLimit } from '../bodies/json-limits.js';
import type { FilterCondition, FilterField, FilterKind, FilterValue, ListQuery, ListRules } from './list-rules.js';

/** A filter holds lists of plain values, nothing deeper. */
/** How wide it may be is left to the length of an address. */
const LIMITS = { depth: 2, keys: Infinity, values: Infinity };
const MAX_INTEGER = 2_147_483_647;
/** As answers tell it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;
const KIND_WORDS = {
  integer: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  text: 'text',
  day: 'a day like 2027-04-16',
  moment: 'a moment like 2027-04-16T10:00:00.000Z',
} as const;

/** The query string of a list, as Fastify gives it: text, or several texts where a name is repeated. */
export type RawListQuery = Record<string, unknown>;

/**
 * `sort=["field","ASC"]&range=[0,24]&filter={"q":"text","field":value,"id":[1,2]}` (CONTRACT section 2, "Lists"),
 * each part optional. Throws a 400 with a sentence for whatever the rules do not know.
 */
export function parseListQuery<Field extends string>(query: RawListQuery, rules: ListRules<Field>): ListQuery<Field> {
  const { q, ...fields } = parseFilter(query['filter']);
  return {
    sort: parseSort(query['sort'], rules),
    range: parseRange(query['range']),
    filter: Object.entries(fields).map(([field, value]) => parseCondition(field, value, rules)),
    search: parseSearch(q),
  };
}

function parseJson(name: string, raw: unknown): unknown {
  if (raw === undefined) return undefined;
  if (typeof raw !== 'string') throw new BadRequestException(`${name} may be given only once`);
  if (exceededJsonLimit(raw, LIMITS)) throw new BadRequestException(`${name} is nested too deep`);
  try {
    return JSON.parse(raw);
  } catch {
    throw new BadRequestException(`${name} is not valid JSON`);
  }
}

function parseSort<Field extends string>(raw: unknown, rules: ListRules<Field>): ListQuery<Field>['sort'] {
  const sort = parseJson('sort', raw);
  if (sort === undefined) return undefined;
  if (!Array.isArray(sort) || sort.length !== 2) throw new BadRequestException('sort must look like ["field","ASC"]');
  const [name, direction] = sort as [unknown, unknown];
  const field = rules.sortable.find((sortable) => sortable === name);
  if (field === undefined)
    throw new BadRequestException(`sort: the list can be sorted by ${rules.sortable.join(', ')}`);
  if (direction !== 'ASC' && direction !== 'DESC')
    throw new BadRequestException('sort: the direction must be ASC or DESC');
  return { field, direction };
}

function parseRange(raw: unknown): ListQuery['range'] {
  const range = parseJson('range', raw);
  if (range === undefined) return undefined;
  if (!Array.isArray(range) || range.length !== 2 || !range.every(isCount)) {
    throw new BadRequestException('range must look like [0,24]: two whole numbers from 0');
  }
  const [first, last] = range as [number, number];
  if (last < first) throw new BadRequestException('range: the second number must not be below the first');
  if (last - first >= MAX_RANGE_LENGTH)
    throw new BadRequestException(`range: at most ${MAX_RANGE_LENGTH} records at once`);
  return { first, last };
}

function parseFilter(raw: unknown): Record<string, unknown> {
  const filter = parseJson('filter', raw) ?? {};
  if (typeof filter !== 'object' || Array.isArray(filter))
    throw new BadRequestException('filter must be a JSON object');
  if (findUnstorableText(filter) !== undefined)
    throw new BadRequestException('filter holds characters that cannot be searched for');
  return filter as Record<string, unknown>;
}

function parseSearch(q: unknown): string | undefined {
  if (q === undefined || q === '') return undefined;
  if (typeof q !== 'string') throw new BadRequestException('filter: q must be text');
  return q;
}

function parseCondition<Field extends string>(
  name: string,
  value: unknown,
  rules: ListRules<Field>,
): FilterCondition<Field> {
  const field = (Object.keys(rules.filters) as Field[]).find((known) => known === name);
  const known = field === undefined ? undefined : rules.filters[field];
  if (field === undefined || known === undefined) {
    throw new BadRequestException(
      `filter: the list can be filtered by ${['q', ...Object.keys(rules.filters)].join(', ')}`,
    );
  }
  const values = (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) =>
    one === null && known.nullable ? null : read(one, known.kind),
  );
  if (values.includes(undefined))
    throw new BadRequestException(`filter: ${name} must be ${describe(known)}, or a list of such`);
  return {
    field,
    kind: known.kind,
    values: values as FilterValue[],
    ...(known.sql !== undefined && { sql: known.sql }),
    ...(known.bound !== undefined && { bound: known.bound }),
  };
}

/** The value as the database compares it; undefined: it is none of this kind. */
function read(value: unknown, kind: FilterKind): FilterValue | undefined {
  if (typeof kind !== 'string')
    return kind.find((word) => typeof value === 'string' && word.toLowerCase() === value.toLowerCase());
  if (typeof value === 'string') {
    if (kind === 'moment') return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value) : undefined;
    return kind === 'text' || (kind === 'day' && isCalendarDate(value)) ? value : undefined;
  }
  if (typeof value === 'boolean') return kind === 'boolean' ? value : undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
  return kind === 'bigint' || (kind === 'integer' && Math.abs(value) <= MAX_INTEGER) ? value : undefined;
}

function describe({ kind, nullable }: FilterField): string {
  const orNull = nullable ? ' or null' : '';
  if (typeof kind !== 'string') return `one of ${kind.join(', ')}${orNull}`;
  return KIND_WORDS[kind] + orNull;
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_INTEGER;
}
