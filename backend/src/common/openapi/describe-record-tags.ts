import type { OpenAPIObject } from '@nestjs/swagger';
import { ApiErrorBody } from './api-error.view.js';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['put']>;
type Answer = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;

const ETAG = {
  description: "The record's entity tag, for If-Match: its updatedAt in quotes.",
  schema: { type: 'string', example: '"2026-04-16T10:00:00.000Z"' },
} as const;

/**
 * Whoever takes If-Match answers with a 412 too, and the record it takes it for has an ETag wherever it is shown alone.
 */
export function describeRecordTags(document: OpenAPIObject): void {
  const items = Object.entries(document.paths).flatMap(([path, item]) =>
    path.startsWith('/api/admin/') ? [item] : [],
  );
  const guarded = items.flatMap(({ put }) => (put && takesIfMatch(put) ? [put] : []));
  const tagged = new Set(guarded.map((operation) => recordOf(answerOf(operation))));
  for (const operation of items.flatMap(({ get, post, put }) => [get, post, put].flatMap((each) => each ?? []))) {
    const answer = answerOf(operation);
    if (answer && recordOf(answer) !== undefined && tagged.has(recordOf(answer)))
      answer.headers = { ...answer.headers, ETag: ETAG };
  }
  for (const operation of guarded) operation.responses['412'] = staleAnswer(recordOf(answerOf(operation)) ?? '');
}

function takesIfMatch({ parameters = [] }: Operation): boolean {
  return parameters.some(
    (parameter) => 'in' in parameter && parameter.in === 'header' && parameter.name === 'If-Match',
  );
}

function answerOf({ responses }: Operation): Answer | undefined {
  const answer = responses['200'] ?? responses['201'];
  return answer && !('$ref' in answer) ? answer : undefined;
}

/** The schema of an answer that is one record. */
function recordOf(answer: Answer | undefined): string | undefined {
  const schema = answer?.content?.['application/json']?.schema;
  return schema && '$ref' in schema ? schema.$ref : undefined;
}

function staleAnswer($ref: string): Answer {
  const current = { type: 'object', properties: { current: { $ref } }, required: ['current'] };
  return {
    description:
      'The record was changed since the If-Match was read; nothing was written. `current` is the record as it is now.',
    content: {
      'application/json': { schema: { allOf: [{ $ref: `#/components/schemas/${ApiErrorBody.name}` }, current] } },
    },
  };
}
