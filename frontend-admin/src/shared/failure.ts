/** What a refused request says to the person in front of the form (CONTRACT section 2, "Errors"). */
import type { ApiError } from '#libs/contracts/api-error';

/** One sentence, or undefined when there is none fit to show. */
export function failureSentence(error: unknown): string | undefined {
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** The messages to show under fields, when the server named any that the form has. */
export function fieldErrors(error: unknown, fields: readonly string[]): Record<string, string> | undefined {
  const errors = (error as { body?: Partial<ApiError> } | null | undefined)?.body?.errors;
  if (!errors) return undefined;
  const known = Object.entries(errors).filter(([field]) => fields.includes(field));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** Whether the record asked for is gone, or never was. */
export function isNotFound(error: unknown): boolean {
  return (error as { status?: number } | null | undefined)?.status === 404;
}
