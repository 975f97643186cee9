/** A dry run: classifies each row of a file as new, changed, same or refused. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { ID_COLUMN, IMPORT_RULES } from '#libs/contracts/import';
import { plainCell } from '#libs/domain/csv';
import { type CellKind, cellOf, isAsExported, readCell } from '#libs/domain/csv-cells';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { DtoPipe } from '../../common/validation/dto.pipe.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import type { ImportRow } from './import.entity.js';
import type { CsvRow, CsvTable } from './read-csv.js';

const { row: WORDS } = IMPORT_RULES;
/** Messages for cells that cannot be parsed, where the field's own rule would mislead. */
const UNREAD: Partial<Record<CellKind, (column: string) => string>> = { rand: WORDS.notRand, flag: WORDS.notFlag };
/** Rows classified before yielding to the event loop. */
const TURN = 50;

export type Fields = Record<string, unknown>;
export type Found = Fields & { id: number; updatedAt: Date };

/** The adapter between the import and a list's module: validation and writes are those of its routes. */
export interface ImportedList {
  /** The list's entity. */
  entity: EntityTarget<Found>;
  create: Type;
  update: Type;
  /** The service that writes records, in the caller's transaction. */
  writer(manager: EntityManager): ListWriter;
  /**
   * Loads once what validation needs.
   * @returns a function that gives the fields as the service would write them, or throws RefusedFields
   */
  preview?(manager: EntityManager): Preview | Promise<Preview>;
  /**
   * Locks records that undoing an import will delete.
   * @throws ConflictException that names those which other records depend on
   */
  refuseRemoval?(manager: EntityManager, ids: readonly number[]): Promise<void>;
  /** Called first in the transaction that imports or undoes. */
  begin?(manager: EntityManager): Promise<void>;
  /** Extra fields of an update that guard against concurrent changes. */
  seen?(body: Fields, seen: Fields): Fields;
}

type Preview = (fields: Fields, record: Found | undefined) => Fields;

interface ListWriter {
  create(dto: object): Promise<object>;
  update(id: number, dto: object, ifMatch?: readonly string[]): Promise<object>;
  remove(id: number): Promise<object>;
}

export interface Rules extends ImportedList {
  columns: Readonly<Record<string, CellKind>>;
  keys: readonly string[];
}

const pipe = new DtoPipe();

interface ClassifyContext {
  rules: Rules;
  columnCount: number;
  records: Awaited<ReturnType<typeof readRecords>>;
  preview: Preview | undefined;
  /** The row number by record or by new key, to detect duplicate rows. */
  taken: Map<string, number>;
}

export async function classifyRows(manager: EntityManager, rules: Rules, table: CsvTable): Promise<ImportRow[]> {
  const { rows, columnCount } = table;
  const records = await findRecords(manager, rules, rows);
  const context = { rules, columnCount, records, preview: await rules.preview?.(manager), taken: new Map() };
  const classified: ImportRow[] = [];
  for (const [index, csvRow] of rows.entries()) {
    if (index % TURN === 0) await yieldToEventLoop();
    classified.push(await classifyRow(context, csvRow));
  }
  return classified;
}

async function classifyRow(context: ClassifyContext, csvRow: CsvRow): Promise<ImportRow> {
  const { rules, records, columnCount, taken } = context;
  const { cells, count, row } = csvRow;
  const words = rules.keys.map((column) => plainCell(cells.get(column) ?? ''));
  const empty: ImportRow = {
    row,
    label: words.join(' ').trim(),
    fate: 'refused',
    id: null,
    changes: [],
    errors: [],
    body: {},
    before: null,
    updatedAt: null,
  };
  const refused = (message: string, column: string | null = null) => ({ ...empty, errors: [{ column, message }] });
  if (count > columnCount) return refused(WORDS.tooManyCells(count, columnCount));
  const id = plainCell(cells.get(ID_COLUMN) ?? '').trim();
  const key = keyOf(rules, (column) => fieldOf(rules, csvRow, column));
  const sameName = key === undefined ? [] : (records.byKey.get(key) ?? []);
  const record = id === '' ? sameName[0] : records.byId.get(Number(id));
  if (id !== '' && !record) return refused(WORDS.noSuchId(id), ID_COLUMN);
  if (id === '' && sameName.length > 1) return refused(WORDS.ambiguous(sameName.length, empty.label));
  const subject = record ? `id ${record.id}` : key;
  const earlier = subject === undefined ? undefined : taken.get(subject);
  if (earlier !== undefined) return refused(WORDS.sameAsRow(earlier));
  if (subject !== undefined) taken.set(subject, row);
  const label = record ? rules.keys.map((field) => String(record[field])).join(' ') : empty.label;
  return { ...empty, label, ...(await classifyFields(context, givenFields(rules, csvRow, record), record)) };
}

async function classifyFields(
  { rules, preview }: ClassifyContext,
  given: Fields,
  record: Found | undefined,
): Promise<Partial<ImportRow>> {
  try {
    const metatype = record ? rules.update : rules.create;
    const dto = (await pipe.transform(given, { type: 'body', metatype })) as Fields;
    const fields = Object.fromEntries(Object.entries(dto).filter(([, value]) => value !== undefined));
    return fateOf(rules, preview ? preview(fields, record) : fields, record);
  } catch (error) {
    if (!(error instanceof RefusedFields)) throw error;
    const errors = Object.entries(error.errors).map(([path, message]) => {
      const column = path.split('.')[0]!;
      const unread = typeof given[column] === 'string' ? UNREAD[rules.columns[column]!] : undefined;
      return { column, message: unread?.(column) ?? message };
    });
    return { errors };
  }
}

function fateOf(rules: Rules, body: Fields, record: Found | undefined): Partial<ImportRow> {
  if (!record) return { fate: 'new', body };
  const changed = Object.keys(body).filter((field) => !isDeepStrictEqual(body[field], record[field]));
  return {
    fate: changed.length === 0 ? 'same' : 'changed',
    id: record.id,
    updatedAt: record.updatedAt.toISOString(),
    body: pick(body, changed),
    before: pick(record, changed),
    changes: changed.map((column) => {
      const kind = rules.columns[column] ?? 'text';
      return { column, from: cellOf(kind, record[column]), to: cellOf(kind, body[column]) };
    }),
  };
}

/** The row's values; for an existing record only cells that differ from its exported form. */
function givenFields(rules: Rules, { cells }: CsvRow, record: Found | undefined): Fields {
  const given: Fields = {};
  for (const [column, cell] of cells) {
    const kind = rules.columns[column];
    if (kind === undefined) continue;
    if (record && isAsExported(kind, record[column], cell)) continue;
    const value = readCell(kind, cell);
    if (value !== undefined) given[column] = value;
  }
  return given;
}

/** Records that the rows may refer to. */
function findRecords(manager: EntityManager, rules: Rules, rows: readonly CsvRow[]) {
  const ids = rows
    .map(({ cells }) => (cells.get(ID_COLUMN) ?? '').trim())
    .filter((id) => /^[1-9]\d*$/.test(id) && Number(id) <= MAX_ID);
  return readRecords(
    manager,
    rules,
    ids.map(Number),
    rows.map((row) => fieldOf(rules, row, rules.keys.at(-1)!)),
  );
}

/** The current records of checked rows, and whether a new row's key is taken by now. */
export async function recordsOf(manager: EntityManager, rules: Rules, rows: readonly ImportRow[]) {
  const { byId, byKey } = await readRecords(
    manager,
    rules,
    rows.flatMap(({ id }) => id ?? []),
    rows.map(({ body }) => body[rules.keys.at(-1)!]),
  );
  return { byId, isTaken: (body: Fields): boolean => byKey.has(keyOf(rules, (field) => body[field]) ?? '') };
}

async function readRecords(manager: EntityManager, rules: Rules, ids: readonly number[], names: readonly unknown[]) {
  const found = await manager
    .createQueryBuilder<Found>(rules.entity, 'record')
    .where('record.id = ANY(:ids)', { ids })
    .orWhere(`lower(trim(record.${rules.keys.at(-1)!})) = ANY(:names)`, { names: names.map(normal) })
    .orderBy('record.id')
    .getMany();
  const byKey = new Map<string, Found[]>();
  for (const record of found) {
    const key = keyOf(rules, (field) => record[field]);
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  return { byId: new Map(found.map((record) => [record.id, record])), byKey };
}

function fieldOf(rules: Rules, { cells }: CsvRow, column: string): unknown {
  const cell = cells.get(column);
  return cell === undefined ? undefined : readCell(rules.columns[column]!, cell);
}

/** Undefined when a part of the key is empty. */
function keyOf(rules: Rules, read: (field: string) => unknown): string | undefined {
  const parts = rules.keys.map((field) => normal(read(field)));
  return parts.includes('') ? undefined : JSON.stringify(parts);
}

function normal(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

export function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
