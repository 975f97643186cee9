import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { school } from '#libs/school/school';
import type { DayBound, FilterField, FilterKind, ListQuery } from './list-rules.js';

/** The alias of the row in a list's queries. */
export const ROW = 'record';

/** The filters `from` and `until` of a list: days on the school's wall clock, both included. */
export function dayRange(moment: string): Record<'from' | 'until', FilterField> {
  const day = { kind: 'day', nullable: false, sql: `${ROW}.${moment}` } as const;
  return { from: { ...day, bound: 'first' }, until: { ...day, bound: 'last' } };
}

/** A query for the rows that pass a filter, unordered. */
export function selectMatching<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  filter: ListQuery['filter'],
): SelectQueryBuilder<Row> {
  const rows = manager.createQueryBuilder(entity, ROW);
  filter.forEach(({ field, kind, values, sql, bound }, i) => {
    const column = sql ?? `${ROW}.${field}`;
    if (bound) {
      boundByDay(rows, `values${i}`, { moment: column, bound, days: values });
      return;
    }
    const given = values.filter((value) => value !== null);
    const terms = given.length < values.length ? [`${column} IS NULL`] : [];
    if (given.length > 0 || terms.length === 0) terms.push(hasOneOf(column, kind, `values${i}`, given.length));
    rows.andWhere(
      `(${terms.join(' OR ')})`,
      given.length === 1 ? { [`values${i}`]: given[0] } : { [`values${i}`]: given },
    );
  });
  return rows;
}

interface DayBoundary {
  moment: string;
  bound: DayBound;
  days: readonly unknown[];
}

/**
 * Keeps rows whose moment is on or after the first day, or on or before the last, by the school's wall clock. Of
 * several days the widest bound counts.
 * @param parameter a parameter name that is not used elsewhere in the query
 */
export function boundByDay<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  parameter: string,
  { moment, bound, days }: DayBoundary,
): void {
  const day = `unnest(CAST(:${parameter} AS date[])) day`;
  rows.andWhere(
    bound === 'first'
      ? `${moment} >= (SELECT CAST(min(day) AS timestamp) AT TIME ZONE :timeZone FROM ${day})`
      : `${moment} < (SELECT CAST(max(day) + 1 AS timestamp) AT TIME ZONE :timeZone FROM ${day})`,
    { [parameter]: days, timeZone: school.timeZone },
  );
}

/** A single value is compared with = so that an index on the field can also serve the sort order. */
function hasOneOf(column: string, kind: FilterKind, parameter: string, count: number): string {
  const isOne = count === 1;
  if (kind === 'text')
    return isOne
      ? `lower(${column}) = lower(:${parameter})`
      : `lower(${column}) = ANY(ARRAY(SELECT lower(given) FROM unnest(CAST(:${parameter} AS text[])) given))`;
  // JSON dates have milliseconds, the database has microseconds.
  if (kind === 'moment') {
    if (!isOne) return `date_trunc('milliseconds', ${column}) = ANY(:${parameter})`;
    return `${column} >= :${parameter} AND ${column} < CAST(:${parameter} AS timestamptz) + interval '1 millisecond'`;
  }
  return isOne ? `${column} = :${parameter}` : `${column} = ANY(:${parameter})`;
}

/** Escapes LIKE's wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
