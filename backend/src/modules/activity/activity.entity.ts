import { ApiProperty } from '@nestjs/swagger';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ACTIVITY_ACTIONS, ACTOR_KINDS, type ActivityAction, type ActorKind } from '#libs/contracts/activity';

export class ActivityChange {
  /** The column of the database. */
  field: string;

  /** As text; of a long one the first 500 characters. */
  @ApiProperty({ type: String, nullable: true })
  from: string | null;

  @ApiProperty({ type: String, nullable: true })
  to: string | null;
}

/** One deed: written by the database itself, in the transaction of what was done, and never changed (decision 56). */
@Entity('activity')
@Check('activity_action_known', `action IN ('${ACTIVITY_ACTIONS.join("', '")}')`)
@Check('activity_actor_kind_known', `actor_kind IN ('${ACTOR_KINDS.join("', '")}')`)
@Index('activity_at', ['at'])
@Index('activity_record', ['resource', 'recordId', 'id'])
@Index('activity_actor', ['actorKind', 'actorId', 'id'])
@Index('activity_counted', { synchronize: false })
@Index('activity_person_text', { synchronize: false })
@Index('activity_person_digits', { synchronize: false })
export class Activity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Of what is counted by the hour: the first time. */
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @ApiProperty({ enum: ACTIVITY_ACTIONS })
  @Column('text')
  action: ActivityAction;

  /** A person, or a script by a key. Null: somebody who is not signed in. */
  @ApiProperty({ enum: ACTOR_KINDS, nullable: true })
  @Column('text', { name: 'actor_kind', nullable: true })
  actorKind: ActorKind | null;

  /** Of the account, or of the key. */
  @Column('integer', { name: 'actor_id', nullable: true })
  actorId: number | null;

  /** The username, or `API key "name"`, as it was then. */
  @Column('text', { name: 'actor_name' })
  actorName: string;

  /** As the API's addresses name it: `faqs`, `users`. */
  @Column('text')
  resource: string;

  @Column('integer', { name: 'record_id', nullable: true })
  recordId: number | null;

  /** What of the record, where it has parts: `line` of an invoice. */
  @Column('text', { nullable: true })
  part: string | null;

  /** What the record was called then; of a refusal the route. */
  @Column('text', { default: '' })
  label: string;

  /** From what to what; only of an update. */
  @ApiProperty({ type: [ActivityChange] })
  @Column('jsonb', { default: [] })
  changes: ActivityChange[];

  /** A password, or another secret, was changed too: the log never says to what. */
  @Column('boolean', { name: 'secret_changed', default: false })
  secretChanged: boolean;

  /** How often within its hour, of failed sign-ins and refusals. */
  @Column('integer', { default: 1 })
  times: number;

  @Column('timestamptz', { name: 'last_at', default: () => 'now()' })
  lastAt: Date;
}
