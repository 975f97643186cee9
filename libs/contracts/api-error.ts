/** The one shape of every error answer (CONTRACT section 2, "Errors"). */
export interface ApiError {
  statusCode: number;
  /** The status's name, for example "Bad Request". */
  error: string;
  /** One sentence fit for a person. */
  message: string;
  /**
   * On a 400 each refused field and its message; on a 409 of an order what is no longer as it was shown,
   * `items.0.price`.
   */
  errors?: Record<string, string>;
  /** Where one status has several reasons that a program has to tell apart. */
  reason?: string;
  /** On the 409 of a trial booking the next dates on which the class has a place: `2026-12-23`. */
  nextDates?: string[];
}

/** A 412: the record is not as its If-Match says any more. */
export interface StaleRecordError<Row> extends ApiError {
  /** The record as it is now. */
  current: Row;
}

/** @param noun what a person calls the record: "FAQ" */
export const staleRecord = (noun: string): string => `This ${noun} has been changed since you opened it`;
export const MALFORMED_IF_MATCH =
  'If-Match must be * or the ETag of a record in its quotes, like "2026-04-16T10:00:00.000Z"';

/** What a form says when no answer of the API came back. */
export const NO_ANSWER = {
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  unclear: 'Something went wrong. Please try again.',
} as const;
