/**
 * How many rows a large list has, without reading them. Each write adds a row (day, …, +n or -n) to a counts table, in
 * its own transaction, by triggers; the sum is the count, exact in any snapshot. Writers never wait for each other, as
 * they would for one counter they all change. Now and then the rows are added up into few, see compactCounts.
 */
import type { EntityManager } from 'typeorm';
import type { FilterCondition, FilterValue, LargeListRules } from './list-rules.js';

/** Of fields that the counts know: flags, words and ids, which are compared as they are, or none. */
export type CountedFilter<Field extends string> = Pick<FilterCondition<Field>, 'field' | 'values'>[];

interface Place {
  /** All rows that pass the filter. */
  total: number;
  /** The day (UTC, like 2027-03-01) that holds the row asked for; undefined past the end. */
  day: string | undefined;
  /** How many rows lie on days that come before it in the order. */
  before: number;
}

/** Whether the counts know every field of the filter. */
export function isCounted<Field extends string>(
  filter: CountedFilter<Field>,
  { counted }: LargeListRules<Field>,
): boolean {
  return filter.every(({ field }) => counted[field] !== undefined);
}

/** Where the row at `place` (from 0) lies, when rows are ordered by their day, and how many there are. */
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
 * Adds up the rows of a counts table. Safe beside writers and beside itself: it adds up what it removed, and a second
 * one finds those rows gone.
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
