import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { describeDatabaseError } from './database-error.js';
import type { ErrorDescription } from './error-description.js';
import { describeRequestError } from './request-error.js';
import { StaleRecord } from './stale-record.js';

const UNEXPECTED: ErrorDescription = {
  statusCode: 500,
  message: 'Something went wrong on our side. Please try again later',
};

/** Whatever was thrown, as the caller may know it: never a stack, a query or a file name. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof HttpException) return describeRequestError(error.cause) ?? describeHttpException(error);
  return describeRequestError(error) ?? describeDatabaseError(error) ?? UNEXPECTED;
}

function describeHttpException(exception: HttpException): ErrorDescription {
  const statusCode = exception.getStatus();
  const response = exception.getResponse();
  if (typeof response === 'string') return { statusCode, message: response };
  const { message, errors, reason, retryAfterSeconds } = response as Record<
    'message' | 'errors' | 'reason' | 'retryAfterSeconds',
    unknown
  >;
  return {
    statusCode,
    message: sentence(message) ?? STATUS_CODES[statusCode] ?? 'The request failed',
    ...(isMessageMap(errors) && { errors }),
    ...(typeof reason === 'string' && { reason }),
    ...(exception instanceof StaleRecord && { current: exception.current }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  };
}

function sentence(message: unknown): string | undefined {
  if (Array.isArray(message)) return message.join('. ');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

function isMessageMap(errors: unknown): errors is Record<string, string> {
  return (
    typeof errors === 'object' && errors !== null && Object.values(errors).every((text) => typeof text === 'string')
  );
}
