import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
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
import { EXPORT_RESOURCES, type ExportResource } from '#libs/contracts/export';
import { TASK_KINDS, TASK_STATES, type TaskKind, type TaskState } from '#libs/contracts/task';
import { User } from '../users/user.entity.js';

/** Long work that a job does, for whoever wants to know how far it is. Kept for a day. */
@Entity('tasks')
@Check('tasks_kind_known', `kind IN ('${TASK_KINDS.join("', '")}')`)
@Check('tasks_state_known', `state IN ('${TASK_STATES.join("', '")}')`)
@Index('tasks_user_id', ['userId'])
@Index('tasks_one_export', ['userId'], {
  unique: true,
  where: "kind = 'export' AND state IN ('waiting', 'running')",
})
export class Task {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiProperty({ enum: TASK_KINDS })
  @Column('text')
  kind: TaskKind;

  @ApiProperty({ enum: TASK_STATES })
  @Column('text', { default: 'waiting' })
  state: TaskState;

  /** How many parts are done. */
  @Column('integer', { default: 0 })
  done: number;

  /** Of how many; 0: not known yet. */
  @Column('integer', { default: 0 })
  total: number;

  /** Why it failed, in a sentence. */
  @Column('text', { nullable: true })
  error: string | null;

  /** What came of it, in a sentence, where that is more than that it is done. */
  @Column('text', { nullable: true })
  outcome: string | null;

  /** Of an export: what is exported. Its file is fetched below this name. */
  @ApiProperty({ enum: EXPORT_RESOURCES, nullable: true })
  @Column('text', { nullable: true })
  resource: ExportResource | null;

  /** Of an export: what its file is called. */
  @Column('text', { name: 'file_name', nullable: true })
  fileName: string | null;

  /** Whoever asked for it: a username, or `API key "name"`. */
  @Column('text', { name: 'started_by' })
  startedBy: string;

  @ApiHideProperty()
  @Column('int', { name: 'user_id', select: false })
  userId: number;

  /** Of the key, where a script asked. */
  @ApiHideProperty()
  @Column('integer', { name: 'api_key_id', nullable: true, select: false })
  apiKeyId: number | null;

  @ApiHideProperty()
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'tasks_user_id_fkey' })
  user: User;

  @ApiHideProperty()
  @Column('boolean', { name: 'cancel_requested', default: false, select: false })
  cancelRequested: boolean;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
