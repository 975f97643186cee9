import { BadRequestException, PreconditionFailedException, HttpException, HttpStatus } from '@nestjs/common';
import { staleRecord } from '#libs/contracts/api-error';

/** A 400 that names each refused field. Its sentence is the first field's message. */
export class RefusedFields extends BadRequestException {
  /** @param errors field path → message, at least one */
  constructor(readonly errors: Record<string, string>) {
    super({ message: Object.values(errors)[0], errors });
  }
}

/** A 412 that shows the record as it is now. */
export class StaleRecordException extends PreconditionFailedException {
  /** @param noun what a person calls the record */
  constructor(
    noun: string,
    readonly current: object,
  ) {
    super({ message: staleRecord(noun), current });
  }
}

/** For whoever asks too often, where nothing more helpful can be said. */
export const TOO_MANY_FROM_ADDRESS = 'Too many requests from your address. Please wait a few minutes and try again';

/** A 429 whose answer carries `Retry-After`. */
export class TooManyRequests extends HttpException {
  constructor(message: string, retryAfterSeconds: number) {
    super({ message, retryAfterSeconds }, HttpStatus.TOO_MANY_REQUESTS);
  }
}
