import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { school } from '#libs/school/school';
import { ApiErrorBody } from './api-error.view.js';
import { describeRecordTags } from './describe-record-tags.js';
import { describeRefusals } from './describe-refusals.js';
import { nameWords } from './name-words.js';
import { publicOperations } from './public-operations.js';

/** The OpenAPI 3.1 document of every route, made when it is first asked for. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(school.name)
    .setDescription(
      'The public site, the shop and the back-office speak this API. Errors always have the shape of ApiErrorBody.',
    )
    .setVersion(packageVersion(import.meta.dirname))
    .addSecurity('bearer', {
      type: 'http',
      scheme: 'bearer',
      description: 'The token of POST /api/login, or the user id together with the session cookie of that very user.',
    })
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, { extraModels: [ApiErrorBody] });
  openPublicOperations(document, publicOperations(app));
  describeIds(document);
  describeRefusals(document);
  nameWords(document);
  describeRecordTags(document);
  return document;
}

/** Of package.json, from the build as from the source. */
function packageVersion(directory: string): string {
  const file = path.join(directory, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : packageVersion(path.dirname(directory));
}

/**
 * A number for an id in a path is what IdPipe takes: TypeScript, which the document is made from, knows no whole
 * numbers.
 */
function describeIds(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'path' && parameter.name === 'id' && isNumber(parameter))
        parameter.schema = { type: 'integer', minimum: 1 };
    }
  }
}

function isNumber(parameter: { schema?: object }): boolean {
  return parameter.schema !== undefined && 'type' in parameter.schema && parameter.schema.type === 'number';
}

/** Routes need a session unless the document says otherwise, as in the application itself. */
function openPublicOperations(document: OpenAPIObject, publicIds: Set<string>): void {
  for (const operation of operationsOf(document)) {
    if (operation.operationId !== undefined && publicIds.has(operation.operationId)) operation.security = [];
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
  SwaggerModule.setup('docs', app, () => (document ??= openApiDocument(app)), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: `${school.name}: API`,
  });
}
