/** What a caller is told when a request fails, before it becomes the JSON of CONTRACT section 2 ("Errors"). */
export interface ErrorDescription {
  statusCode: number;
  /** One sentence fit for a person. */
  message: string;
  /** Each refused field and its message; a path like `items.0.quantity` for nested ones. */
  errors?: Record<string, string>;
  /** Where one status has several reasons that a program has to tell apart. */
  reason?: string;
  /** On the 409 of a trial booking the next dates with a place. */
  nextDates?: string[];
  /** On a 412 the record as it is now. */
  current?: object;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}
