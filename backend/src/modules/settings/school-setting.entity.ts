import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { SettingsSection } from '#libs/contracts/school';

/** What the owner has said in one section of the settings; without a row it is as in the demonstration. */
@Entity('school_settings')
export class SchoolSetting {
  @PrimaryColumn('text')
  section: SettingsSection;

  /** The fields that the owner has changed. */
  @Column('jsonb')
  value: object;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}

/** One change of one section: who, when, and the fields that became another. */
@Entity('school_settings_changes')
@Index('school_settings_changes_section', ['section', 'id'])
export class SchoolSettingsChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  section: SettingsSection;

  /** The username: it is kept when the account is gone. */
  @Column('text', { name: 'changed_by' })
  changedBy: string;

  /** What the changed fields were. */
  @Column('jsonb')
  before: Record<string, unknown>;

  /** What they became. */
  @Column('jsonb')
  after: Record<string, unknown>;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
