/** What a failed call says to the person in front of the form (CONTRACT section 2, "Errors"). */
import { NO_ANSWER, type ApiError } from '#libs/contracts/api-error';
import { ApiFailure } from './client';

/** Answers of a proxy whose server is away. */
const GATEWAY_STATUSES = [502, 503, 504];

interface Refusal {
  /** One sentence fit to show. */
  sentence: string;
  /** The refused fields and their messages; empty when it is about none of them. */
  fields: Readonly<Record<string, string>>;
  /** Where one status has several. */
  reason?: string | undefined;
}

export function refusalOf(error: unknown): Refusal {
  // fetch raises a TypeError when there is no connection.
  if (error instanceof TypeError) return { sentence: NO_ANSWER.unreachable, fields: {} };
  if (!(error instanceof ApiFailure)) return { sentence: NO_ANSWER.unclear, fields: {} };
  const { message, errors = {}, reason } = parsed(error.body);
  const unanswered = GATEWAY_STATUSES.includes(error.status) ? NO_ANSWER.unreachable : NO_ANSWER.unclear;
  return { sentence: message ?? unanswered, fields: errors, reason };
}

function parsed(body: string): Partial<ApiError> {
  try {
    const value: unknown = JSON.parse(body);
    if (!isRecord(value)) return {};
    const { message, errors, reason } = value;
    return {
      ...(typeof message === 'string' && message !== '' && { message }),
      ...(isRecord(errors) && { errors: textsOf(errors) }),
      ...(typeof reason === 'string' && { reason }),
    };
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Only what can stand below a field. */
function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
