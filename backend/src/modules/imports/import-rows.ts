/** Imports and undoes row by row through the lists' services, in the caller's transaction. */
import { isDeepStrictEqual } from 'node:util';
import { HttpException, ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IMPORT_RULES } from '#libs/contracts/import';
import { recordTag } from '#libs/domain/record-tag';
import type { TaskProgress } from '../tasks/tasks.service.js';
import type { Import, ImportRow } from './import.entity.js';
import { type Fields, type Found, pick, type Rules, recordsOf } from './classify-rows.js';

/** Labels of records that changed since the file was checked or imported: changed, deleted, or created meanwhile. */
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

/** Orders change the stock without touching updatedAt, so it is compared as well. */
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

/** In the order of ids, as everywhere, to avoid deadlocks; new records come last. */
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

function asJson(record: object): Fields {
  return JSON.parse(JSON.stringify(record)) as Fields;
}
