import { ConflictException } from '@nestjs/common';

/** A 409 that stands by the field of the amount. */
export class RefusedAmount extends ConflictException {
  readonly errors: Record<string, string>;

  constructor(message: string) {
    const errors = { amount: message };
    super({ message, errors });
    this.errors = errors;
  }
}
