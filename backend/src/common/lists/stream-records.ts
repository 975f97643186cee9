import { Readable } from 'node:stream';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';
import { countMatching, type LargeRules, rowsById, selectLarge } from './large-list.js';
import { listConcurrency } from './list-records.js';
import type { ListQuery } from './list-rules.js';

/** Rows held in memory at a time. */
const BATCH_ROWS = 500;
/** A client that stopped reading must not hold its connection for ever. */
const LONGEST_MS = 5 * 60_000;
const CURSOR = 'whole_list';

export interface StreamedList {
  /** A JSON array. It stays unterminated when something fails, so that no client takes a part for the whole. */
  json: Readable;
  total: number;
}

/**
 * Streams a whole large list, or all that a search finds, from one snapshot.
 * @param toJson what of a row is sent
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
 * Streams text made from all rows that pass filter and search, in order, from one snapshot.
 * @param narrow what a row must pass besides
 * @param write makes the text; its manager reads in the same snapshot
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

/** Opens a connection in a snapshot; the stream holds it until it is closed. */
async function inSnapshot<Opened>(
  dataSource: DataSource,
  open: (runner: QueryRunner) => Promise<Opened>,
): Promise<Opened> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    return await open(runner);
  } catch (error) {
    await release(runner);
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
  stream.once('close', () => void release(runner));
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
    // Each batch takes its own slot: the whole list is as slow as its reader.
    const rows = await listConcurrency.run(() => readBatch(runner, entity));
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

/** Must not throw: the client or the connection may be gone. */
async function release(runner: QueryRunner): Promise<void> {
  await runner.rollbackTransaction().catch(() => undefined);
  await runner.release().catch(() => undefined);
}
