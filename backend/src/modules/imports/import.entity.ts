import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { ImportFate, ImportResource } from '#libs/contracts/import';
import { Task } from '../tasks/task.entity.js';

/** A row of the file: what is told of it, and what importing and undoing it need. */
export interface ImportRow {
  /** As spreadsheets number it. */
  row: number;
  /** What staff call the record. */
  label: string;
  fate: ImportFate;
  /** Of a new one none, until it is imported. */
  id: number | null;
  changes: { column: string; from: string; to: string }[];
  errors: { column: string | null; message: string }[];
  /** What is sent to the service that writes it. */
  body: Record<string, unknown>;
  /** The fields it changes as they were when the file was checked; null: there was no such record. */
  before: Record<string, unknown> | null;
  /** The fields it changed as they are since. */
  after?: Record<string, unknown>;
  /** Of the record as it was checked, or since it was imported: its updatedAt. */
  updatedAt: string | null;
}

/** A CSV file that was checked, and perhaps imported. Kept for a day, so that it can be undone. */
@Entity('imports')
@Check('imports_state_known', `state IN ('checked', 'imported', 'undone')`)
@Index('imports_resource', ['resource', 'id'])
@Index('imports_task_id', ['taskId'])
export class Import {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  resource: ImportResource;

  @Column('text', { name: 'file_name' })
  fileName: string;

  /** What has been done with it; whether something is being done, its task tells. */
  @Column('text', { default: 'checked' })
  state: 'checked' | 'imported' | 'undone';

  @Column('jsonb')
  rows: ImportRow[];

  @Column('jsonb')
  counts: Record<ImportFate, number>;

  @Column('text', { name: 'unknown_columns', array: true })
  unknownColumns: string[];

  /** Whoever chose the file: a username, or `API key "name"`. */
  @Column('text', { name: 'made_by' })
  madeBy: string;

  @Column('timestamptz', { name: 'imported_at', nullable: true })
  importedAt: Date | null;

  /** The last work on it. */
  @Column('int', { name: 'task_id', nullable: true })
  taskId: number | null;

  @ManyToOne(() => Task, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'task_id', foreignKeyConstraintName: 'imports_task_id_fkey' })
  task: Task | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
