import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, type OpenAPIObject } from '@nestjs/swagger';
import { ApiErrorBody } from './api-error.view.js';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['put']>;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before asking again.', schema: { type: 'integer' } },
} as const;
/** What a status means wherever it is answered (CONTRACT section 2, "Status codes"). */
const COMMON = {
  400: { name: 'BadRequest', description: 'The input is wrong; nothing was written.' },
  401: { name: 'Unauthorized', description: 'No session, or it has ended.' },
  403: {
    name: 'Forbidden',
    description:
      'Signed in, but not as an admin, or the request comes from another site, or the API key is not for this.',
  },
  404: { name: 'NotFound', description: 'There is no such record.' },
  413: { name: 'ContentTooLarge', description: 'The body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is no JSON.' },
  422: { name: 'UnprocessableContent', description: 'The Idempotency-Key was used with another body.' },
  503: {
    name: 'ServiceUnavailable',
    description: 'The database is away, or the server is stopping.',
    headers: RETRY_AFTER,
  },
} as const;
const REFUSAL = { 'application/json': { schema: { $ref: `#/components/schemas/${ApiErrorBody.name}` } } } as const;
/** Tells that the process is there, and asks nothing of the database. */
const ALWAYS_ANSWERED = '/api/health/live';

/** A refusal that a route has of its own, and when: the others follow from what it takes, see describeRefusals. */
export function ApiRefusal(status: 401 | 404 | 409 | 429, description: string): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(ApiErrorBody),
    // By its content: also where the good answer is a file, this is JSON.
    ApiResponse({ status, description, content: REFUSAL, ...(status === 429 && { headers: RETRY_AFTER }) }),
  );
}

/** Names the refusals of every operation: those that follow from its session, its parameters and its body. */
export function describeRefusals(document: OpenAPIObject): void {
  const responses = ((document.components ??= {}).responses ??= {});
  for (const { name, ...answer } of Object.values(COMMON)) responses[name] = { ...answer, content: REFUSAL };
  for (const [path, { get, post, put, delete: remove }] of Object.entries(document.paths)) {
    for (const operation of [get, post, put, remove]) {
      if (!operation) continue;
      for (const status of statusesOf(path, operation, operation === post || operation === remove))
        operation.responses[status] ??= { $ref: `#/components/responses/${COMMON[status].name}` };
    }
  }
}

function statusesOf(
  path: string,
  { security, requestBody, parameters = [] }: Operation,
  mayHaveBody: boolean,
): (keyof typeof COMMON)[] {
  const taken = parameters.flatMap((parameter) => ('in' in parameter ? [parameter] : []));
  const inPath = taken.filter((parameter) => parameter.in === 'path');
  // What has a form of its own is refused by it; what names a record is not found. Any path can be spelled wrong (`%`).
  const formed = inPath.filter(({ schema }) => schema !== undefined && 'pattern' in schema);
  const isSecured = security === undefined || security.length > 0;
  return [
    ...(mayHaveBody || requestBody || taken.length > 0 ? ([400] as const) : []),
    ...(isSecured ? ([401, 403] as const) : []),
    ...(inPath.length > formed.length ? ([404] as const) : []),
    ...(requestBody ? ([413, 415] as const) : []),
    ...(taken.some(({ name }) => name === 'Idempotency-Key') ? ([422] as const) : []),
    ...(path === ALWAYS_ANSWERED ? [] : ([503] as const)),
  ];
}
