import { ConflictException } from '@nestjs/common';

/** A 409 that names what stands against an order, by the field of its lines. Its sentence is the first one. */
export class RefusedOrder extends ConflictException {
  /** @param errors field path → sentence, at least one */
  constructor(readonly errors: Record<string, string>) {
    super({ message: Object.values(errors)[0], errors });
  }
}
