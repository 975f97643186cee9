import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IMPORT_FATES, IMPORT_RESOURCES, IMPORT_RULES, IMPORT_STATES } from '#libs/contracts/import';
import type { ImportFate, ImportResource, ImportState } from '#libs/contracts/import';
import { RequiredText } from '../../common/validation/field.decorators.js';
import { Task } from '../tasks/task.entity.js';
import type { Import } from './import.entity.js';

/** A CSV file, read as text. */
export class CheckImportDto {
  @RequiredText({ ...IMPORT_RULES.fileName, required: IMPORT_RULES.content.required })
  fileName: string;

  /** The whole file: UTF-8, separated by commas, semicolons or tabs, the first line with the names of the columns. */
  @IsString({ message: IMPORT_RULES.content.required })
  @IsNotEmpty({ message: IMPORT_RULES.content.required })
  @MaxLength(IMPORT_RULES.content.maxLength, { message: IMPORT_RULES.content.tooLong })
  content: string;
}

export class ImportCountsView {
  new: number;
  changed: number;
  same: number;
  refused: number;
}

/** A file and what becomes of it. */
export class ImportView {
  id: number;
  @ApiProperty({ enum: IMPORT_RESOURCES })
  resource: ImportResource;
  fileName: string;
  @ApiProperty({ enum: IMPORT_STATES })
  state: ImportState;
  counts: ImportCountsView;
  /** Columns of the file that this list does not have, and that are left out. */
  unknownColumns: string[];
  madeBy: string;
  createdAt: Date;
  importedAt: Date | null;
  /** Until when it can be undone. */
  undoUntil: Date | null;
  /** The last work on it: how far it is, or why it failed. */
  task: Task | null;
}

export class ImportChangeView {
  column: string;
  from: string;
  to: string;
}

export class ImportErrorView {
  /** Null: the row as a whole. */
  @ApiProperty({ type: String, nullable: true })
  column: string | null;
  message: string;
}

export class ImportRowView {
  /** As spreadsheets number it: the first below the names of the columns is 2. */
  row: number;
  /** What staff call the record. */
  label: string;
  @ApiProperty({ enum: IMPORT_FATES })
  fate: ImportFate;
  /** The record; null for a new one. */
  @ApiProperty({ type: Number, nullable: true })
  id: number | null;
  /** Of a changed one. */
  changes: ImportChangeView[];
  /** Of a refused one. */
  errors: ImportErrorView[];
}

/** A file, and what becomes of each row. */
export class CheckedImportView extends ImportView {
  rows: ImportRowView[];
}

const DAY_MS = 86_400_000;

export function importView(file: Omit<Import, 'rows'>): ImportView {
  const { id, resource, fileName, state, counts, unknownColumns, madeBy, createdAt, importedAt, task } = file;
  const isBusy = task !== null && task.finishedAt === null;
  return {
    id,
    resource,
    fileName,
    state: !isBusy ? state : task.kind === 'import' ? 'importing' : 'undoing',
    counts,
    unknownColumns,
    madeBy,
    createdAt,
    importedAt,
    undoUntil: state === 'imported' && importedAt ? new Date(importedAt.getTime() + DAY_MS) : null,
    task,
  };
}

export function checkedImportView(file: Import): CheckedImportView {
  const rows = file.rows.map(({ row, label, fate, id, changes, errors }) => ({
    row,
    label,
    fate,
    id,
    changes,
    errors,
  }));
  return Object.assign(importView(file), { rows });
}
