import { ConflictException } from '@nestjs/common';

/** A 409 that stands by the field of the amount, or of the amounts. */
export class RefusedAmount extends ConflictException {
  readonly errors: Record<string, string>;

  constructor(message: string, field: 'amount' | 'allocations' = 'amount') {
    const errors = { [field]: message };
    super({ message, errors });
    this.errors = errors;
  }
}
