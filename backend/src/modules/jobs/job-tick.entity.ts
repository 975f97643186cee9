import { Entity, PrimaryColumn } from 'typeorm';

/** A tick of a scheduled task that some replica has put into the queue: the primary key lets only one of them do so. */
@Entity('job_ticks')
export class JobTick {
  @PrimaryColumn('text')
  name: string;

  @PrimaryColumn('timestamptz')
  tick: Date;
}
