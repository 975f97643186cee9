/**
 * Why the product cannot start, in one sentence for the person who started it. Printed without a stack; the exit code
 * is 1.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
