import { BadRequestException } from '@nestjs/common';

/** A 400 that names each refused field. Its sentence is the first field's message. */
export class RefusedFields extends BadRequestException {
  /** @param errors field path → message, at least one */
  constructor(readonly errors: Record<string, string>) {
    super({ message: Object.values(errors)[0], errors });
  }
}
