/**
 * Pagination for lists of a million rows: totals from the counts table instead of count(*), deep pages without a large
 * OFFSET, sorting by ids alone, and search by the trigram index.
 */
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { MAX_FOUND } from '#libs/contracts/list';
import { normalizePhone } from '#libs/contracts/phone-country';
import { escapeLike, ROW, selectMatching } from './list-conditions.js';
import { countRows, findDay, isCounted } from './list-counts.js';
import type { LargeListRules, ListQuery, ListRules, RecordPage } from './list-rules.js';

/** A search too short for the trigram index looks through this many of the newest rows only. */
const UNINDEXED_ROWS = 20_000;
/** What the trigram index can find: three letters or digits in a row, or two beside another character. */
const INDEXED_SEARCH = /[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]{2}/i;

export type LargeRules<Field extends string> = ListRules<Field> & { large: LargeListRules<Field> };
type PageQuery<Field extends string> = ListQuery<Field> & { range: { first: number; last: number } };

/** Whether the whole list is asked for, which streamRecords sends; a search is always limited. */
export function isWholeList({ range, search }: ListQuery): boolean {
  return range === undefined && search === undefined;
}

/** Counts without reading the rows where the counts table knows every field of the filter. */
export async function countMatching<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: ListQuery<Field>,
  rules: LargeRules<Field>,
): Promise<number> {
  return query.search === undefined && isCounted(query.filter, rules.large)
    ? countRows(manager, query.filter, rules.large)
    : countFound(manager, selectLarge(manager, entity, query, rules));
}

/** @param manager inside a transaction that sees one snapshot */
export async function pageOfLargeList<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: PageQuery<Field>,
  rules: LargeRules<Field>,
): Promise<RecordPage<Row>> {
  const { first, last } = query.range;
  const matching = selectLarge(manager, entity, query, rules);
  const { total, skip } = await seek(manager, matching, query, rules);
  if (first >= total) return { rows: [], first, total };
  const found = await matching
    .offset(skip)
    .limit(Math.min(last, total - 1) - first + 1)
    .getRawMany<{ id: number }>();
  return {
    rows: await rowsById(
      manager,
      entity,
      found.map(({ id }) => id),
    ),
    first,
    total,
  };
}

/** The ids of the matching rows, in order: selecting nothing else allows an index-only scan. */
export function selectLarge<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  query: ListQuery<Field>,
  rules: LargeRules<Field>,
): SelectQueryBuilder<Row> {
  const { field, direction } = query.sort ?? rules.large.defaultSort;
  const rows = selectMatching(manager, entity, query.filter)
    .select(`${ROW}.id`, 'id')
    .orderBy(`${ROW}.${field}`, direction);
  const tie = rules.large.tiesBy?.[field];
  if (tie) rows.addOrderBy(`${ROW}.${tie}`, direction);
  if (field !== 'id') rows.addOrderBy(`${ROW}.id`, direction);
  if (query.search !== undefined) {
    rows.andWhere(...searchCondition(query.search, rules));
    if (!INDEXED_SEARCH.test(query.search)) onlyNewest(rows);
  }
  addIndexedSearch(rows, query.filter, rules);
  return rows;
}

/** The rows with these ids, in their order. */
export async function rowsById<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  ids: number[],
): Promise<Row[]> {
  const rows = await manager.createQueryBuilder(entity, ROW).where(`${ROW}.id = ANY(:ids)`, { ids }).getMany();
  const byId = new Map(rows.map((row) => [row['id'] as number, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The total and the OFFSET for a page. Where the counts allow it, whole days before the page are skipped by a condition
 * instead of the OFFSET.
 */
async function seek<Row extends ObjectLiteral, Field extends string>(
  manager: EntityManager,
  matching: SelectQueryBuilder<Row>,
  { range: { first }, sort, filter, search }: PageQuery<Field>,
  { large }: LargeRules<Field>,
): Promise<{ total: number; skip: number }> {
  // A search is counted up to MAX_FOUND only; nobody pages further, they refine the search.
  if (search !== undefined) return { total: await countFound(manager, matching, MAX_FOUND), skip: first };
  if (!isCounted(filter, large)) return { total: await countFound(manager, matching), skip: first };
  const { field, direction } = sort ?? large.defaultSort;
  const { total, day, before } = await findDay(manager, filter, large, first, direction);
  if (field !== large.countedDay || day === undefined) return { total, skip: first };
  const edge = direction === 'ASC' ? '>= CAST(:day AS timestamp)' : "< (CAST(:day AS timestamp) + interval '1 day')";
  matching.andWhere(`${ROW}.${field} ${edge} AT TIME ZONE 'UTC'`, { day });
  return { total, skip: first - before };
}

/** Without a limit all are counted. */
export async function countFound<Row extends ObjectLiteral>(
  manager: EntityManager,
  matching: SelectQueryBuilder<Row>,
  limit?: number,
): Promise<number> {
  const found = matching.clone().orderBy().limit(limit);
  const row = await manager
    .createQueryBuilder()
    .select('count(*)::int', 'total')
    .from(`(${found.getQuery()})`, 'found')
    .setParameters(found.getParameters())
    .getRawOne<{ total: number }>();
  return row?.total ?? 0;
}

/** Matches a whole phone number too, however it is typed: a large list stores them normalized, with an index. */
function searchCondition(
  text: string,
  { searched, phones = [] }: LargeRules<string>,
): [string, Record<string, string>] {
  const [isIn, values] = contains('search', text, searched);
  const phone = normalizePhone(text);
  if (phone === undefined || phones.length === 0) return [isIn, values];
  return [
    `(${isIn} OR ${phones.map((field) => `lower(${ROW}.${field}) = :phone`).join(' OR ')})`,
    { ...values, phone },
  ];
}

/**
 * One concatenation of all fields, written exactly as the index has it. The separator occurs in no text that people
 * write.
 */
function contains(parameter: string, text: string, fields: readonly string[]): [string, Record<string, string>] {
  const whole = fields.map((field) => `${ROW}.${field}`).join(` || E'\\x1f' || `);
  return [`(${whole}) ILIKE :${parameter}`, { [parameter]: `%${escapeLike(text)}%` }];
}

function onlyNewest<Row extends ObjectLiteral>(rows: SelectQueryBuilder<Row>): void {
  const newest = rows
    .subQuery()
    .select('newest.id', 'id')
    .from(rows.expressionMap.mainAlias!.target, 'newest')
    .orderBy('newest.id', 'DESC')
    .limit(UNINDEXED_ROWS);
  rows.andWhere(`${ROW}.id >= (SELECT min(id) FROM ${newest.getQuery()} AS newest)`);
}

/** A filter on an exact text also adds the search for that text, so that PostgreSQL can use the search index. */
function addIndexedSearch<Row extends ObjectLiteral, Field extends string>(
  rows: SelectQueryBuilder<Row>,
  filter: ListQuery<Field>['filter'],
  { searched, large }: LargeRules<Field>,
): void {
  filter.forEach(({ field, values: [text, ...others] }, i) => {
    if (!(large.indexedTexts ?? searched).includes(field) || others.length > 0) return;
    if (typeof text === 'string' && INDEXED_SEARCH.test(text))
      rows.andWhere(...contains(`indexed${i}`, text, searched));
  });
}
