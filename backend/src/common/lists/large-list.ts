/**
 * Pages of a list with a million rows. What makes the plain way slow is left out: counting by reading every row, walking
 * over all rows before a deep page, fetching whole rows only to sort them, and reading every text for a search.
 */
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { escapeLike, ROW, selectMatching } from './list-conditions.js';
import { findDay, isCounted } from './list-counts.js';
import type { LargeListRules, ListQuery, ListRules } from './list-rules.js';
import type { RecordPage } from './record-page.js';

/** A search says how many it found up to here, and shows no more: nobody reads on, they search for more. */
export const MAX_FOUND = 10_000;
/** A search that the trigram index has nothing to offer for looks through this many of the newest rows. */
const UNINDEXED_ROWS = 20_000;
/** What the index can be asked for: three letters or digits in a row, or two beside something that is neither. */
const INDEXED_SEARCH = /[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]{2}/i;

export type LargeRules<Field extends string> = ListRules<Field> & { large: LargeListRules<Field> };
export type PageQuery<Field extends string> = ListQuery<Field> & { range: { first: number; last: number } };

/** @param manager inside a transaction that sees one snapshot */
export async function pageOfLargeList<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: PageQuery<Field>,
  rules: LargeRules<Field>,
): Promise<RecordPage<Row>> {
  const { first, last } = query.range;
  const matching = selectLarge(manager, entity, query, rules);
  const { total, skip } = await place(manager, matching, query, rules);
  if (first >= total) return { rows: [], first, total };
  const found = await matching.offset(skip).limit(Math.min(last, total - 1) - first + 1).getRawMany<{ id: number }>();
  return { rows: await rowsById(manager, entity, found.map(({ id }) => id)), first, total };
}

/** The ids of the rows that match, in order. Without their other columns an index alone can give them. */
export function selectLarge<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: ListQuery<Field>,
  rules: LargeRules<Field>,
): SelectQueryBuilder<Row> {
  const { field, direction } = query.sort ?? rules.large.defaultSort;
  const rows = selectMatching(manager, entity, query.filter).select(`${ROW}.id`, 'id').orderBy(`${ROW}.${field}`, direction);
  const tie = rules.large.tiesBy?.[field];
  if (tie) rows.addOrderBy(`${ROW}.${tie}`, direction);
  if (field !== 'id') rows.addOrderBy(`${ROW}.id`, direction);
  if (query.search !== undefined) search(rows, query.search, rules.searched);
  return rows;
}

/** The rows with these ids, in their order. */
export async function rowsById<Row extends ObjectLiteral>(manager: EntityManager, entity: EntityTarget<Row>, ids: number[]): Promise<Row[]> {
  const rows = await manager.createQueryBuilder(entity, ROW).where(`${ROW}.id = ANY(:ids)`, { ids }).getMany();
  const byId = new Map(rows.map((row) => [row['id'] as number, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many rows match, and how many of them to skip; leaves out whole days before the page where it can. */
async function place<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  matching: SelectQueryBuilder<Row>,
  { range: { first }, sort, filter, search }: PageQuery<Field>,
  { large }: LargeRules<Field>,
): Promise<{ total: number; skip: number }> {
  if (search !== undefined || !isCounted(filter, large)) return { total: await countFound(manager, matching), skip: first };
  const { field, direction } = sort ?? large.defaultSort;
  const { total, day, before } = await findDay(manager, filter, large, first, direction);
  if (field !== large.countedDay || day === undefined) return { total, skip: first };
  const edge = direction === 'ASC' ? '>= CAST(:day AS timestamp)' : "< (CAST(:day AS timestamp) + interval '1 day')";
  matching.andWhere(`${ROW}.${field} ${edge} AT TIME ZONE 'UTC'`, { day });
  return { total, skip: first - before };
}

async function countFound<Row extends ObjectLiteral>(manager: EntityManager, matching: SelectQueryBuilder<Row>): Promise<number> {
  const found = matching.clone().orderBy().limit(MAX_FOUND);
  const row = await manager.createQueryBuilder().select('count(*)::int', 'total').from(`(${found.getQuery()})`, 'found').setParameters(found.getParameters()).getRawOne<{ total: number }>();
  return row?.total ?? 0;
}

/** One expression over all fields, as the index has it. The character between them is in no text that people write. */
function search<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>, text: string, fields: readonly string[]): void {
  const whole = fields.map((field) => `${ROW}.${field}`).join(` || E'\\x1f' || `);
  rows.andWhere(`(${whole}) ILIKE :search`, { search: `%${escapeLike(text)}%` });
  if (INDEXED_SEARCH.test(text)) return;
  const newest = rows.subQuery().select('newest.id', 'id').from(rows.expressionMap.mainAlias!.target, 'newest').orderBy('newest.id', 'DESC').limit(UNINDEXED_ROWS);
  rows.andWhere(`${ROW}.id >= (SELECT min(id) FROM ${newest.getQuery()} AS newest)`);
}
