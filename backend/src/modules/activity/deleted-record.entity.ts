import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { RESTORABLE, type RestorableResource } from '#libs/contracts/activity';

/** What became of a row that named the deleted one: emptied of its id, or deleted with it. */
export interface DeletedLink {
  table: string;
  column: string;
  /** Of rows that were emptied. */
  ids?: number[];
  /** Rows that went along. */
  rows?: Record<string, unknown>[];
}

/** A deleted record as it was, kept as long as it can be restored; written by a trigger (decision 56). */
@Entity('deleted_records')
@Unique('deleted_records_record', ['resource', 'recordId'])
@Index('deleted_records_deleted_at', ['deletedAt'])
export class DeletedRecord {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiProperty({ enum: RESTORABLE })
  @Column('text')
  resource: RestorableResource;

  @Column('integer', { name: 'record_id' })
  recordId: number;

  @Column('text', { default: '' })
  label: string;

  @Column('timestamptz', { name: 'deleted_at', default: () => 'now()' })
  deletedAt: Date;

  /** The username, or `API key "name"`. */
  @Column('text', { name: 'deleted_by' })
  deletedBy: string;

  @ApiHideProperty()
  @Column('text', { name: 'source_table', select: false })
  sourceTable: string;

  @ApiHideProperty()
  @Column('jsonb', { select: false })
  content: Record<string, unknown>;

  @ApiHideProperty()
  @Column('jsonb', { default: [], select: false })
  links: DeletedLink[];
}
