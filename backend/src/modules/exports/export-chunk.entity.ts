import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Task } from '../tasks/task.entity.js';

/** A piece of the file of an export. In the database, so that any replica can serve what another has written. */
@Entity('export_pieces')
export class ExportChunk {
  @PrimaryColumn('integer', { name: 'task_id' })
  taskId: number;

  @ManyToOne(() => Task, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'task_id', foreignKeyConstraintName: 'export_pieces_task_id_fkey' })
  task: Task;

  /** Its place in the file, counted from 0. */
  @PrimaryColumn('integer')
  number: number;

  /** Of a PDF its bytes in base64, whole by themselves. */
  @Column('text')
  content: string;
}
