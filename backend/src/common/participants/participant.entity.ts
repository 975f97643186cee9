import { ApiHideProperty } from '@nestjs/swagger';
import { Column, CreateDateColumn, UpdateDateColumn } from 'typeorm';

/** What is kept of who signs up and who comes: the columns that trial bookings and course sign-ups share. */
export abstract class ParticipantColumns {
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

  /** What the browser called its attempt: a second one with the same name finds this record. */
  @ApiHideProperty()
  @Column('text', { name: 'idempotency_key', nullable: true, select: false })
  idempotencyKey: string | null;

  /** SHA-256 of what was asked for, in hexadecimal. */
  @ApiHideProperty()
  @Column('text', { name: 'request_hash', nullable: true, select: false })
  requestHash: string | null;

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
