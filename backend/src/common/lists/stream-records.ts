import { Readable } from 'node:stream';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';
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
 * The whole of a large list, or all that a search in it finds, all as it is at one moment.
 * @param toJson what of a row is told
 */
export function streamRecords<Row extends ObjectLiteral, Field extends string>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  query: Omit<ListQuery<Field>, 'range'>,
  rules: LargeRules<Field>,
  toJson: (row: Row) => object = (row) => row,
): Promise<StreamedList> {
  const whole = { ...query, range: undefined };
  return inSnapshot(dataSource, async (runner) => {
    const total = await countMatching(runner.manager, entity, whole, rules);
    await openCursor(runner, selectLarge(runner.manager, entity, whole, rules));
    return { json: asStream(runner, jsonArray(readBatches(runner, entity), toJson)), total };
  });
}

/**
 * Text made of all rows that a list's filter and search leave, in its order, as they are at one moment.
 * @param narrow what a row must pass besides
 * @param write the text, of the rows as they are read; the manager reads in the same snapshot
 */
export function streamText<Row extends ObjectLiteral, Field extends string>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  query: Omit<ListQuery<Field>, 'range'>,
  rules: LargeRules<Field>,
  {
    narrow,
    write,
  }: {
    narrow: (rows: SelectQueryBuilder<Row>) => void;
    write: (batches: AsyncGenerator<Row[], void>, manager: EntityManager) => AsyncGenerator<string>;
  },
): Promise<Readable> {
  return inSnapshot(dataSource, async (runner) => {
    const rows = selectLarge(runner.manager, entity, { ...query, range: undefined }, rules);
    narrow(rows);
    await openCursor(runner, rows);
    return asStream(runner, write(readBatches(runner, entity), runner.manager));
  });
}

/** A connection for as long as what is opened on it is read. */
async function inSnapshot<Opened>(
  dataSource: DataSource,
  open: (runner: QueryRunner) => Promise<Opened>,
): Promise<Opened> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    return await open(runner);
  } catch (error) {
    await letGo(runner);
    throw error;
  }
}

async function openCursor<Row extends ObjectLiteral>(
  runner: QueryRunner,
  rows: SelectQueryBuilder<Row>,
): Promise<void> {
  const [sql, parameters] = rows.getQueryAndParameters();
  await runner.query(`DECLARE ${CURSOR} NO SCROLL CURSOR FOR ${sql}`, parameters);
}

function asStream(runner: QueryRunner, text: AsyncGenerator<string>): Readable {
  const stream = Readable.from(text, { objectMode: false });
  stream.once('close', () => void letGo(runner));
  return stream;
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
