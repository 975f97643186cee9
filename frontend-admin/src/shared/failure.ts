/** What a refused request says to the person in front of the form (CONTRACT section 2, "Errors"). */
import type { ApiError, StaleRecordError } from '#libs/contracts/api-error';

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

/** The same for a refusal whose one sentence is known to be about a field. */
export function sentenceError(
  error: unknown,
  fieldOfSentence: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const sentence = failureSentence(error) ?? '';
  const field = Object.hasOwn(fieldOfSentence, sentence) ? fieldOfSentence[sentence] : undefined;
  return field === undefined ? undefined : { [field]: sentence };
}

/** Every sentence of a refusal, each once: those of its fields, or the one that stands for all. */
export function failureSentences(error: unknown): string[] {
  const errors = (error as { body?: Partial<ApiError> } | null | undefined)?.body?.errors;
  const named = [...new Set(Object.values(errors ?? {}))];
  const sentence = failureSentence(error);
  return named.length > 0 || sentence === undefined ? named : [sentence];
}

/** Whether the record asked for is gone, or never was. */
export function isNotFound(error: unknown): boolean {
  return (error as { status?: number } | null | undefined)?.status === 404;
}

/** Of a 412: the record as it is now. */
export function currentRecord(error: unknown): object | undefined {
  const { status, body } = (error ?? {}) as { status?: number; body?: Partial<StaleRecordError<object>> };
  return status === 412 ? body?.current : undefined;
}
