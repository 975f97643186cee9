import type { ErrorDescription } from './error-description.js';

/** Fastify's refusals of a request that never reached a controller, in words for people. */
const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request body must be JSON (Content-Type: application/json)',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body does not have the announced length',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON',
  FST_ERR_BAD_URL: 'The address of the request is malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'The address of the request is too long',
};

/** What the caller is told about a request Fastify refused; undefined for any other failure. */
export function describeRequestError(error: unknown): ErrorDescription | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('statusCode' in error)) return undefined;
  const { code, statusCode } = error;
  if (typeof code !== 'string' || typeof statusCode !== 'number') return undefined;
  if (!code.startsWith('FST_') || statusCode < 400 || statusCode >= 500) return undefined;
  return { statusCode, message: SENTENCES[code] ?? 'The request could not be read' };
}
