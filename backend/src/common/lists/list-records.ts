import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { MAX_FOUND } from '#libs/contracts/list';
import { DEFAULT_PHONE_COUNTRY_CODE } from '#libs/contracts/phone-country';
import { soughtDigits } from '#libs/domain/phone';
import { ConcurrencyLimit } from '../concurrency-limit.js';
import { pageOfLargeList } from './large-list.js';
import { escapeLike, ROW, selectMatching } from './list-conditions.js';
import type { ListQuery, ListRules, RecordPage } from './list-rules.js';

export type { RecordPage };

/**
 * How many of staff's lists and exports run at once in one process: more would not be faster, and visitors would wait
 * for them.
 */
const AT_ONCE = 2;
const MAX_WAITING = 2_000;
/** No retry: a list waits for no lock, and one that timed out would time out again. */
const RETRY_LIMIT_MS = 0;
export const listConcurrency = new ConcurrencyLimit(AT_ONCE, MAX_WAITING, RETRY_LIMIT_MS);

type Narrow<Row extends ObjectLiteral> = (rows: SelectQueryBuilder<Row>) => void;

/**
 * A page of a list and the total. Equal rows keep one order, because the id sorts last. A large list without a range
 * gives its first ten thousand rows; streamRecords gives all.
 * @param narrow what a row must pass besides the filter; not used for a large list
 */
export function listRecords<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: ListQuery<Field>,
  rules: ListRules<Field>,
  narrow?: Narrow<Row>,
): Promise<RecordPage<Row>> {
  return listConcurrency.run(() => readList(manager, entity, query, rules, narrow));
}

async function readList<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: ListQuery<Field>,
  rules: ListRules<Field>,
  narrow: Narrow<Row> = () => undefined,
): Promise<RecordPage<Row>> {
  const { large } = rules;
  if (query.range === undefined && !large) {
    const rows = await select(manager, entity, query, rules, narrow).getMany();
    return { rows, first: 0, total: rows.length };
  }
  const { first, last } = query.range ?? { first: 0, last: MAX_FOUND - 1 };
  // One snapshot for all statements, so that page and total agree.
  return manager.transaction('REPEATABLE READ', async (snapshot) => {
    if (large) return pageOfLargeList(snapshot, entity, { ...query, range: { first, last } }, { ...rules, large });
    const rows = select(snapshot, entity, query, rules, narrow);
    const total = await rows.getCount();
    return {
      rows: await rows
        .offset(first)
        .limit(last - first + 1)
        .getMany(),
      first,
      total,
    };
  });
}

function select<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: ListQuery<Field>,
  rules: ListRules<Field>,
  narrow: Narrow<Row>,
): SelectQueryBuilder<Row> {
  const rows = selectMatching(manager, entity, query.filter);
  narrow(rows);
  if (query.search !== undefined) {
    const digits = soughtDigits(query.search, DEFAULT_PHONE_COUNTRY_CODE);
    const found = [
      ...rules.searched.map((field) => `${ROW}.${field} ILIKE :search`),
      ...(rules.searchedLists ?? []).map(
        (field) => `EXISTS (SELECT FROM jsonb_array_elements(${ROW}.${field}) AS each (listed),
          jsonb_each_text(listed) AS text (key, said) WHERE said ILIKE :search)`,
      ),
      ...(digits === undefined ? [] : (rules.phones ?? [])).map(
        (field) => `regexp_replace(${ROW}.${field}, '\\D+', '', 'g') LIKE :digits`,
      ),
    ].join(' OR ');
    rows.andWhere(`(${found})`, { search: `%${escapeLike(query.search)}%`, digits: `%${digits}%` });
  }
  const sortField = query.sort && (rules.sortedBy?.[query.sort.field] ?? query.sort.field);
  if (query.sort) rows.addOrderBy(`${ROW}.${sortField}`, query.sort.direction);
  for (const field of [...rules.defaultOrder, 'id']) {
    if (field !== sortField) rows.addOrderBy(`${ROW}.${field}`, 'ASC');
  }
  return rows;
}
