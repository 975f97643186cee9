/**
 * Row counts of large lists without count(*). Triggers add a row (day, …, +n or -n) to a counts table with each write;
 * the sum is exact in any snapshot, and writers do not block each other as on one counter. compactCounts merges the
 * rows from time to time.
 */
import type { EntityManager } from 'typeorm';
import type { FilterCondition, FilterValue, LargeListRules } from './list-rules.js';

/** A filter on fields that the counts table has: flags, words, ids, or null. */
export type CountedFilter<Field extends string> = Pick<FilterCondition<Field>, 'field' | 'values'>[];

interface Place {
  /** All rows that pass the filter. */
  total: number;
  /** The day (UTC, like 2027-03-01) that holds the row asked for; undefined past the end. */
  day: string | undefined;
  /** How many rows lie on days that come before it in the order. */
  before: number;
}

/** Whether the counts table has every field of the filter. */
export function isCounted<Field extends string>(
  filter: CountedFilter<Field>,
  { counted }: LargeListRules<Field>,
): boolean {
  return filter.every(({ field }) => counted[field] !== undefined);
}

/** The day on which the row at index `place` lies when rows are ordered by day, and the total. */
export async function findDay<Field extends string>(
  manager: EntityManager,
  filter: CountedFilter<Field>,
  large: LargeListRules<Field>,
  place: number,
  direction: 'ASC' | 'DESC',
): Promise<Place> {
  const { where, values } = conditions(filter, large);
  const [found] = await manager.query<{ total: number; day: string | null; before: number | null }[]>(
    `WITH days AS (SELECT day, sum(change) AS rows FROM ${large.countsTable} ${where} GROUP BY day),
     running AS (SELECT day, rows, sum(rows) OVER (ORDER BY day ${direction}) AS until FROM days),
     place AS (SELECT day, until - rows AS before FROM running WHERE until > $1 ORDER BY until LIMIT 1)
     SELECT coalesce((SELECT sum(rows) FROM days), 0)::int AS total, (SELECT day::text FROM place) AS day,
       (SELECT before::int FROM place) AS before`,
    [place, ...values],
  );
  return { total: found?.total ?? 0, day: found?.day ?? undefined, before: found?.before ?? 0 };
}

/** How many rows pass the filter. */
export async function countRows<Field extends string>(
  manager: EntityManager,
  filter: CountedFilter<Field>,
  large: LargeListRules<Field>,
): Promise<number> {
  return (await findDay(manager, filter, large, 0, 'ASC')).total;
}

/**
 * Merges the rows of a counts table. Safe beside writers and beside another run of itself, because it sums only what it
 * deleted.
 * @param columns all of its columns but `change`
 */
export async function compactCounts(
  manager: EntityManager,
  countsTable: string,
  columns: readonly string[],
): Promise<void> {
  const kept = columns.join(', ');
  await manager.query(
    `WITH gone AS (DELETE FROM ${countsTable} RETURNING *)
     INSERT INTO ${countsTable} (${kept}, change) SELECT ${kept}, sum(change) FROM gone GROUP BY ${kept}
       HAVING sum(change) <> 0`,
  );
}

function conditions<Field extends string>(
  filter: CountedFilter<Field>,
  { counted }: LargeListRules<Field>,
): { where: string; values: FilterValue[][] } {
  const terms = filter.map(({ field, values }, i) => {
    const isOneOf = `${counted[field]} = ANY($${i + 2})`;
    return values.includes(null) ? `(${isOneOf} OR ${counted[field]} IS NULL)` : isOneOf;
  });
  return {
    where: terms.length === 0 ? '' : `WHERE ${terms.join(' AND ')}`,
    values: filter.map(({ values }) => values),
  };
}
