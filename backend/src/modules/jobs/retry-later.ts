/** Thrown by a job whose other side asks to wait: the queue's next try is not before that, and otherwise as after any failure. */
export class RetryLater extends Error {
  /** @param notBeforeMs milliseconds since 1970; undefined: as the queue likes */
  constructor(message: string, readonly notBeforeMs?: number) {
    super(message);
  }
}
