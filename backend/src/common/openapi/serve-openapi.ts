import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { API_KEY_PREFIX, KEY_CALLS_PER_MINUTE } from '#libs/contracts/api-key';
import { school } from '#libs/school/school';
import { resourcesNeeded, apiKeyScopeOf } from '../api-key-scope.js';
import { IS_PUBLIC } from '../access.decorators.js';
import { RELEASE } from '../release.js';
import { ApiErrorBody } from './api-error.view.js';
import { describeRefusals } from './describe-refusals.js';
import { nameOperations } from './name-operations.js';
import { nameWords } from './name-words.js';

const API_KEY = 'apiKey';

/** The OpenAPI 3.1 document of every route, made when it is first asked for. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(school.name)
    .setDescription(
      'The public site, the shop and the back-office speak this API. Errors always have the shape of ApiErrorBody.',
    )
    .setVersion(RELEASE)
    .addSecurity('bearer', {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of POST /api/login, or the user id together with the session cookie of that very user.',
    })
    .addSecurity(API_KEY, {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: `${API_KEY_PREFIX}…`,
      description:
        'A key of POST /api/admin/api-keys, for the resource that the operation names, and for anything but GET one ' +
        `that may write. At most ${KEY_CALLS_PER_MINUTE} calls a minute, then a 429 with Retry-After.`,
    })
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ApiErrorBody] });
  openPublicOperations(document, publicOperations(app));
  openKeyOperations(document);
  describeWholeNumbers(document);
  describeIds(document);
  describeRefusals(document);
  nameWords(document);
  nameOperations(document);
  describeRecordTags(document);
  return document;
}

/**
 * Every number on the wire is whole (cents, basis points, ids, counts), unless it says `format: 'double'`: TypeScript,
 * which the document is made from, knows no whole numbers.
 */
function describeWholeNumbers(node: object): void {
  if ('type' in node && !('format' in node && node.format === 'double')) {
    if (node.type === 'number') node.type = 'integer';
    else if (Array.isArray(node.type))
      node.type = node.type.map((type: unknown) => (type === 'number' ? 'integer' : type));
  }
  for (const child of Object.values(node) as unknown[])
    if (typeof child === 'object' && child !== null) describeWholeNumbers(child);
}

/** What IdPipe takes. */
function describeIds(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'path' && parameter.name === 'id' && isInteger(parameter))
        parameter.schema = { type: 'integer', minimum: 1 };
    }
  }
}

function isInteger(parameter: { schema?: object }): boolean {
  return parameter.schema !== undefined && 'type' in parameter.schema && parameter.schema.type === 'integer';
}

/** Routes need a session unless the document says otherwise, as in the application itself. */
function openPublicOperations(document: OpenAPIObject, publicIds: Set<string>): void {
  for (const operation of operationsOf(document)) {
    if (operation.operationId !== undefined && publicIds.has(operation.operationId)) operation.security = [];
  }
}

/** What a key may call, and the resources that it must be for. */
function openKeyOperations(document: OpenAPIObject): void {
  for (const [path, { get, post, put, delete: remove }] of Object.entries(document.paths)) {
    const scope = apiKeyScopeOf(path);
    if (scope === undefined || scope === 'person') continue;
    const needed = resourcesNeeded(path, scope);
    for (const operation of [get, post, put, remove])
      if (operation) operation.security = [{ bearer: [] }, { [API_KEY]: needed }];
  }
}

function operationsOf(document: OpenAPIObject) {
  return Object.values(document.paths).flatMap((path) =>
    [path.get, path.post, path.put, path.delete].flatMap((operation) => operation ?? []),
  );
}

/** `/api/openapi.json`, and `/api/docs` to read it. */
export function serveOpenApi(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  // 600 kB that no record changes: written and compressed once, see AnswerCache.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if (route.url === '/api/openapi.json') route.config = { ...route.config, cachedUntilChangeOf: [] };
    });
  SwaggerModule.setup('docs', app, () => (document ??= openApiDocument(app)), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: `${school.name}: API`,
  });
}

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
function describeRecordTags(document: OpenAPIObject): void {
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

/** The operation ids of the routes that say @Public(): all others need a signed-in admin. */
function publicOperations(app: NestFastifyApplication): Set<string> {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const operations = new Set<string>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, () => unknown>;
      for (const method of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[method];
        if (handler && reflector.getAllAndOverride(IS_PUBLIC, [handler, metatype]))
          operations.add(`${metatype.name}_${method}`);
      }
    }
  }
  return operations;
}
