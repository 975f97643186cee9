/**
 * Thrown by a job whose other side asks to wait: the queue's next try is not before that, and otherwise as after any
 * failure.
 */
export class RetryLater extends Error {
  /** @param notBeforeMs milliseconds since 1970; undefined: as the queue likes */
  constructor(
    message: string,
    readonly notBeforeMs?: number,
  ) {
    super(message);
  }
}

/** How the queue's last_error of such a job begins. */
export const OTHER_SIDE_AWAY = 'The other side is away: ';

/**
 * Thrown by a job whose other side is away for every job of its kind. It is tried every minute for a week, which counts
 * as no attempt, and at once when another one gets through (JobsService.wake).
 */
export class OtherSideAway extends Error {
  constructor(sentence: string) {
    super(`${OTHER_SIDE_AWAY}${sentence}`);
  }
}
