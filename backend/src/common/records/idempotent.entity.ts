import { ApiHideProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import type { IdempotencyFields } from './idempotency.js';

/** A row that remembers the Idempotency-Key that created it. The columns are read only to look for a retry. */
export abstract class IdempotentEntity implements IdempotencyFields {
  /** The Idempotency-Key header. */
  @ApiHideProperty()
  @Column('text', { name: 'idempotency_key', nullable: true, select: false })
  idempotencyKey: string | null;

  /** SHA-256 of the request, in hexadecimal. */
  @ApiHideProperty()
  @Column('text', { name: 'request_hash', nullable: true, select: false })
  requestHash: string | null;
}
