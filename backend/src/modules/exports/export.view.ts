import { ApiProperty } from '@nestjs/swagger';
import { Task } from '../tasks/task.entity.js';

/** What became of asking for a file. */
export class ExportView {
  /** How many records the file is about; of a PDF how many lines it has. */
  rows: number;

  /** Null: they are so few that nothing was begun, as the list's own export, or the PDF's, answers them at once. */
  @ApiProperty({ type: Task, nullable: true })
  task: Task | null;
}
