import { Readable } from 'node:stream';
import type { DataSource, EntityTarget, ObjectLiteral, QueryRunner } from 'typeorm';
import { countMatching, type LargeRules, rowsById, selectLarge } from './large-list.js';
import { listTurns } from './list-records.js';
import type { ListQuery } from './list-rules.js';

/** In memory at a time, whatever the length of the list. */
const BATCH_ROWS = 500;
/** A reader that stopped reading must not keep its connection for ever. */
const LONGEST_MS = 5 * 60_000;
const CURSOR = 'whole_list';

export interface StreamedList {
  /**
   * The text of a JSON array. It ends in the middle when something fails, so that nobody takes a part for the whole.
   */
  json: Readable;
  total: number;
}

/**
 * The whole of a large list, all as it is at one moment, without search.
 * @param toJson what of a row is told
 */
export async function streamRecords<Row extends ObjectLiteral, Field extends string>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  query: Pick<ListQuery<Field>, 'sort' | 'filter'>,
  rules: LargeRules<Field>,
  toJson: (row: Row) => object = (row) => row,
): Promise<StreamedList> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    const whole = { ...query, range: undefined, search: undefined };
    const total = await countMatching(runner.manager, entity, whole, rules);
    const [sql, parameters] = selectLarge(runner.manager, entity, whole, rules).getQueryAndParameters();
    await runner.query(`DECLARE ${CURSOR} NO SCROLL CURSOR FOR ${sql}`, parameters);
    const json = Readable.from(jsonArray(readBatches(runner, entity), toJson), { objectMode: false });
    json.once('close', () => void letGo(runner));
    return { json, total };
  } catch (error) {
    await letGo(runner);
    throw error;
  }
}

async function* jsonArray<Row>(
  batches: AsyncGenerator<Row[], void>,
  toJson: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches) {
    yield separator + batch.map((row) => JSON.stringify(toJson(row))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* readBatches<Row extends ObjectLiteral>(
  runner: QueryRunner,
  entity: EntityTarget<Row>,
): AsyncGenerator<Row[], void> {
  const until = Date.now() + LONGEST_MS;
  while (true) {
    // A turn is a batch, never a whole list: that one goes at its reader's pace.
    const rows = await listTurns.run(() => readBatch(runner, entity));
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error('The reader of a whole list was too slow');
    yield rows;
  }
}

async function readBatch<Row extends ObjectLiteral>(runner: QueryRunner, entity: EntityTarget<Row>): Promise<Row[]> {
  const ids = (await runner.query(`FETCH ${BATCH_ROWS} FROM ${CURSOR}`)) as { id: number }[];
  if (ids.length === 0) return [];
  return rowsById(
    runner.manager,
    entity,
    ids.map(({ id }) => id),
  );
}

/** Gives the connection back, also when the reader went away or the connection is gone itself. */
async function letGo(runner: QueryRunner): Promise<void> {
  await runner.rollbackTransaction().catch(() => undefined);
  await runner.release().catch(() => undefined);
}
