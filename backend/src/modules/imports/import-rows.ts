/** Importing and undoing, row by row through the services of the lists, in the caller's transaction. */
import { isDeepStrictEqual } from 'node:util';
import { HttpException, ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IMPORT_RULES } from '#libs/contracts/import';
import { recordTag } from '#libs/domain/record-tag';
import type { TaskProgress } from '../tasks/tasks.service.js';
import type { Import, ImportRow } from './import.entity.js';
import { type Fields, type Found, pick, type Rules, recordsOf } from './judge-rows.js';

/**
 * What the file's rows say of records that are not as they were when it was checked, or when it was imported: changed,
 * gone, or, of a new one, there by now.
 */
export async function changedLabels(manager: EntityManager, rules: Rules, file: Import): Promise<string[]> {
  const written = file.rows.filter(isWritten);
  const known = await recordsOf(manager, rules, written);
  return written
    .filter((row) => {
      if (file.state === 'checked' && row.id === null) return known.isTaken(row.body);
      const record = known.byId.get(row.id!);
      const seen = file.state === 'checked' ? row.before : row.after;
      return !record || !isAsSeen(record, row, seen!);
    })
    .map(({ label }) => label);
}

/** Stock changes without a change of updatedAt, as orders take it. */
function isAsSeen(record: Found, { updatedAt }: ImportRow, seen: Fields): boolean {
  return (
    record.updatedAt.toISOString() === updatedAt && isDeepStrictEqual(pick(asJson(record), Object.keys(seen)), seen)
  );
}

/** @returns the rows with what undoing needs */
export async function importRows(
  manager: EntityManager,
  rules: Rules,
  rows: ImportRow[],
  progress: TaskProgress,
): Promise<ImportRow[]> {
  const writer = rules.writer(manager);
  const result = new Map(rows.map((row) => [row.row, row]));
  await eachInOrder(rows, progress, async (row) => {
    const { id, body, before } = row;
    const record = await writing(row, () =>
      id === null
        ? writer.create(body)
        : writer.update(id, rules.seen?.(body, before!) ?? body, [recordTag(row.updatedAt!)]),
    );
    result.set(row.row, {
      ...row,
      id: record.id,
      after: pick(asJson(record), Object.keys(body)),
      updatedAt: record.updatedAt.toISOString(),
    });
  });
  return [...result.values()];
}

export async function undoRows(
  manager: EntityManager,
  rules: Rules,
  rows: ImportRow[],
  progress: TaskProgress,
): Promise<ImportRow[]> {
  const writer = rules.writer(manager);
  await eachInOrder(rows, progress, (row) =>
    writing(row, () =>
      row.before === null
        ? writer.remove(row.id!)
        : writer.update(row.id!, rules.seen?.(row.before, row.after!) ?? row.before, [recordTag(row.updatedAt!)]),
    ),
  );
  return rows;
}

/** By id, as everybody locks records: nobody waits for somebody who waits for them. New ones come last. */
async function eachInOrder(
  rows: readonly ImportRow[],
  progress: TaskProgress,
  write: (row: ImportRow) => Promise<unknown>,
): Promise<void> {
  const ordered = rows.filter(isWritten).toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity) || a.row - b.row);
  for (const [done, row] of ordered.entries()) {
    await progress.tell(done, ordered.length);
    await write(row);
  }
}

async function writing(row: ImportRow, write: () => Promise<object>): Promise<Found> {
  try {
    return (await write()) as Found;
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    throw new ConflictException(IMPORT_RULES.rowFailed(row.row, error.message));
  }
}

function isWritten({ fate }: ImportRow): boolean {
  return fate === 'new' || fate === 'changed';
}

/** As it is kept with the file. */
function asJson(record: object): Fields {
  return JSON.parse(JSON.stringify(record)) as Fields;
}
