import { ApiHideProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import type { AttemptKey } from './attempt-key.js';

/** What an attempt made, so that a retry is told of the same. Read only where a retry is looked for. */
export abstract class MadeOnce implements AttemptKey {
  /** What the caller called its attempt (Idempotency-Key). */
  @ApiHideProperty()
  @Column('text', { name: 'idempotency_key', nullable: true, select: false })
  idempotencyKey: string | null;

  /** SHA-256 of what was asked for, in hexadecimal. */
  @ApiHideProperty()
  @Column('text', { name: 'request_hash', nullable: true, select: false })
  requestHash: string | null;
}
