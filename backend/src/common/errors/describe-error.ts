import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { describeDatabaseError } from './database-error.js';
import type { ErrorDescription } from './error-description.js';
import { StaleRecordException } from './exceptions.js';

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
  const { message, errors, reason, nextDates, retryAfterSeconds } = response as Record<
    'message' | 'errors' | 'reason' | 'nextDates' | 'retryAfterSeconds',
    unknown
  >;
  return {
    statusCode,
    message: sentence(message) ?? STATUS_CODES[statusCode] ?? 'The request failed',
    ...(isMessageMap(errors) && { errors }),
    ...(typeof reason === 'string' && { reason }),
    ...(isTexts(nextDates) && { nextDates }),
    ...(exception instanceof StaleRecordException && { current: exception.current }),
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

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Node's, of a caller who went away before all of the body was there. The database says the same of its own way. */
const BROKE_OFF = 'ECONNRESET';

/** Fastify's refusals of a request that never reached a controller, in words for people. */
const SENTENCES: Record<string, string> = {
  [BROKE_OFF]: 'The request broke off',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body must be JSON (Content-Type: application/json)',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body does not have the announced length',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON',
  FST_ERR_BAD_URL: 'The address of the request is malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'The address of the request is too long',
};

/** What the caller is told about a request Fastify refused; undefined for any other failure. */
function describeRequestError(error: unknown): ErrorDescription | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('statusCode' in error)) return undefined;
  const { code, statusCode } = error;
  if (typeof code !== 'string' || typeof statusCode !== 'number') return undefined;
  if (!(code.startsWith('FST_') || code === BROKE_OFF) || statusCode < 400 || statusCode >= 500) return undefined;
  return { statusCode, message: SENTENCES[code] ?? 'The request could not be read' };
}
