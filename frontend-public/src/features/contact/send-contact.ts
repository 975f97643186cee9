/** Leaving a message, and what to say when that failed (spec 1 section 8). */
import type { ContactDto } from '#libs/contracts/generated/api';
import { ApiFailure, callApi } from '../../api/client';
import { CONTACT_TOASTS } from '../../content/contact';

/** Rejects with ApiFailure, or another error when no answer came or none that can be read. */
export async function sendContact(input: ContactDto): Promise<void> {
  await callApi('post', '/api/contact', { body: input });
}

/** The server's own message where it gave one. */
export function contactFailureWords(error: unknown): string {
  if (!(error instanceof ApiFailure)) return CONTACT_TOASTS.unanswered;
  try {
    const answer: unknown = JSON.parse(error.body);
    const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
    return typeof message === 'string' && message !== '' ? message : CONTACT_TOASTS.refused;
  } catch {
    return CONTACT_TOASTS.unanswered;
  }
}
