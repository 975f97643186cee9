/** The one shape of every error answer (CONTRACT section 2, "Errors"). */
export interface ApiError {
  statusCode: number;
  /** The status's name, for example "Bad Request". */
  error: string;
  /** One sentence fit for a person. */
  message: string;
  /** On a 400: each refused field and its message. */
  errors?: Record<string, string>;
}
