import { ApiHideProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import type { AttemptKey } from './attempt-key.js';

/**
 * What an attempt made (Idempotency-Key), so that a retry is told of the same. Read only where a retry is looked for.
 * No constraint keeps keys apart: the lock of the attempt does, and a record that is restored beside what its key made
 * since must not be refused.
 */
export abstract class MadeOnce implements AttemptKey {
  @ApiHideProperty()
  @Column('text', { name: 'idempotency_key', nullable: true, select: false })
  idempotencyKey: string | null;

  /** SHA-256 of what was asked for, in hexadecimal. */
  @ApiHideProperty()
  @Column('text', { name: 'request_hash', nullable: true, select: false })
  requestHash: string | null;
}
