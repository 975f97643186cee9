/**
 * For what fails in the background and is no concern of the visitor: the chat's failures are only logged (spec 1
 * section 8).
 */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
