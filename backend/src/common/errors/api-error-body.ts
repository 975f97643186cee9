import { STATUS_CODES } from 'node:http';
import type { ApiError, StaleRecordError } from '#libs/contracts/api-error';
import type { ErrorDescription } from './error-description.js';

/** The JSON of an error answer (CONTRACT section 2, "Errors"). */
export function apiErrorBody({
  statusCode,
  message,
  errors,
  reason,
  current,
}: ErrorDescription): ApiError | StaleRecordError<object> {
  return {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message,
    ...(errors && { errors }),
    ...(reason && { reason }),
    ...(current && { current }),
  };
}
