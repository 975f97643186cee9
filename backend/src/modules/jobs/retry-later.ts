/** Thrown by a job to delay its next retry (Retry-After). */
export class RetryLater extends Error {
  /** @param notBeforeMs milliseconds since 1970; undefined: the queue's own backoff */
  constructor(
    message: string,
    readonly notBeforeMs?: number,
  ) {
    super(message);
  }
}

/** Prefix of last_error, by which such jobs are found. */
export const REMOTE_UNAVAILABLE = 'The other side is away: ';

/**
 * Thrown by a job when the remote server is unavailable for every job of its kind. It is retried every minute for a
 * week without counting attempts, and at once when another job gets through (JobsService.wake).
 */
export class RemoteUnavailable extends Error {
  constructor(sentence: string) {
    super(`${REMOTE_UNAVAILABLE}${sentence}`);
  }
}
