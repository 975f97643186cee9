import { PreconditionFailedException } from '@nestjs/common';
import { staleRecord } from '#libs/contracts/api-error';

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
