import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * When the plan, its closures or its exceptions changed last, deletions included: one row, kept by a trigger. The feed
 * counts its changes from it (RFC 5545: DTSTAMP, SEQUENCE).
 */
@Entity('class_calendar_state')
@Check('class_calendar_state_one_row', 'id = 1')
export class ClassCalendarState {
  @PrimaryColumn('integer')
  id: number;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
