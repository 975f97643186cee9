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

  /** What the owner typed and nobody is told, by field: read only where it is asked for by name. */
  @Column('jsonb', { default: {}, select: false })
  secrets: Record<string, string>;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}

export const WITH_SECRETS = { section: true, value: true, secrets: true, updatedAt: true } as const;

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

  /** The secrets among the fields that changed, of which neither value is kept. */
  @Column('jsonb', { name: 'changed_secrets', default: [] })
  changedSecrets: string[];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
