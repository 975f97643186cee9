import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from './list-rules.js';

/** What the rows of a list are called in its statements. */
export const ROW = 'record';

/** The rows that pass a filter, in no order yet. */
export function selectMatching<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  filter: ListQuery['filter'],
): SelectQueryBuilder<Row> {
  const rows = manager.createQueryBuilder(entity, ROW);
  filter.forEach(({ field, values }, i) => {
    // One value is compared by itself: an index that begins with the field then also gives the order of what follows.
    if (values.length === 1) rows.andWhere(`${ROW}.${field} = :value${i}`, { [`value${i}`]: values[0] });
    else rows.andWhere(`${ROW}.${field} = ANY(:values${i})`, { [`values${i}`]: values });
  });
  return rows;
}

/** The text itself as a LIKE pattern: its wildcards are letters like any other. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
