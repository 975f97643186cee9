import { Column, CreateDateColumn, UpdateDateColumn } from 'typeorm';
import { IdempotentEntity } from '../records/idempotent.entity.js';

/** What is kept of who signs up and who comes: the columns that trial bookings and course sign-ups share. */
export abstract class ParticipantColumns extends IdempotentEntity {
  /** Who signed up. */
  @Column('text', { name: 'full_name' })
  fullName: string;

  @Column('text')
  email: string;

  /** A plus, the country code and the digits. */
  @Column('text')
  phone: string;

  /** Who comes. */
  @Column('text', { name: 'participant_name' })
  participantName: string;

  @Column('integer', { name: 'participant_age' })
  participantAge: number;

  /** Of somebody under 18. */
  @Column('text', { name: 'guardian_name', nullable: true })
  guardianName: string | null;

  /** What the guardian agreed to, word for word. */
  @Column('text', { name: 'guardian_consent', nullable: true })
  guardianConsent: string | null;

  @Column('timestamptz', { name: 'guardian_consent_at', nullable: true })
  guardianConsentAt: Date | null;

  /** What the visitor wrote. */
  @Column('text', { nullable: true })
  note: string | null;

  /** What staff wrote; visitors never see it. */
  @Column('text', { name: 'staff_note', nullable: true })
  staffNote: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** What a visitor who has the link is told of them. */
export const VISITOR_PARTICIPANT_FIELDS = [
  'fullName',
  'email',
  'phone',
  'participantName',
  'participantAge',
  'guardianName',
  'guardianConsentAt',
  'note',
  'createdAt',
  'updatedAt',
] as const;
