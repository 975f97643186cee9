import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { EXPORT_RESOURCES } from '#libs/contracts/export';
import { IMPORT_RESOURCES } from '#libs/contracts/import';
import { readOpenApi } from './fuzz/document.js';
import { startTestApp, type TestApp } from './test-app.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
}
interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}
interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: Schema }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer>; securitySchemes: object };
}

let t: TestApp;
let document: Document;
beforeAll(async () => {
  t = await startTestApp();
  document = readOpenApi() as unknown as Document;
});
afterAll(() => t.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${url}`,
      method,
      operation,
    })),
  );

/** Of an answer that stands there, or is one of those that many have. */
const contentOf = (answer: Answer | undefined): Answer['content'] =>
  (answer?.$ref ? document.components.responses[answer.$ref.split('/').at(-1)!] : answer)?.content;

/** Every schema that says nothing of what it holds. */
function gaps(schema: Schema | undefined, at: string): string[] {
  if (!schema) return [at];
  if (schema.$ref)
    return schema.$ref.slice('#/components/schemas/'.length) in document.components.schemas
      ? []
      : [`${at} → ${schema.$ref}`];
  const parts = schema.allOf ?? schema.anyOf;
  if (parts) return parts.flatMap((part) => gaps(part, at));
  if (schema.items || schema.type === 'array') return gaps(schema.items, `${at}[]`);
  const { properties, additionalProperties } = schema;
  if (properties) return Object.entries(properties).flatMap(([name, property]) => gaps(property, `${at}.${name}`));
  if (typeof additionalProperties === 'object') return gaps(additionalProperties, `${at}.*`);
  return schema.enum || (schema.type && schema.type !== 'object') ? [] : [at];
}

/** Where in the schemas a keyword stands. */
function placesOf(keyword: string, node: unknown, counts: (value: unknown) => boolean = () => true, at = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const here = Object.hasOwn(node, keyword) && counts((node as Record<string, unknown>)[keyword]) ? [at] : [];
  return [
    ...here,
    ...Object.entries(node).flatMap(([name, child]) => placesOf(keyword, child, counts, `${at}.${name}`)),
  ];
}

describe('the OpenAPI document of the build', () => {
  it('is OpenAPI 3.1 with a title, a version and a way to sign in', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({
      title: expect.stringContaining('Storm Combat'),
      version: expect.stringMatching(/./),
    });
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.components.securitySchemes).toHaveProperty('bearer');
  });

  it('knows every route of the API', () => {
    const known = operations().map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(known.toSorted()).toEqual(routesOf(t.app.getHttpAdapter().getInstance()).toSorted());
  });

  it('names each operation once', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids.filter(Boolean)).size).toBe(operations().length);
    // A number would be another resource's once one is added.
    expect(ids.filter((id) => !/^[A-Za-z]+_[A-Za-z]+$/.test(id))).toEqual([]);
  });

  it('tells of every operation what it answers when all is well', () => {
    expect(
      operations()
        .filter(({ operation }) => !Object.keys(operation.responses).some((status) => /^[23]/.test(status)))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('says of every operation what it is for, and has a tag for it', () => {
    expect(
      operations()
        .filter(({ operation }) => !operation.summary || !operation.tags?.length)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has a schema for every body that is sent and every answer', () => {
    const missing = operations().flatMap(({ name, operation }) => [
      ...Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
        gaps(schema, `${name} ${type}`),
      ),
      // A 204 is the answer that holds nothing.
      ...Object.entries(operation.responses)
        .filter(([status]) => status !== '204')
        .flatMap(([status, answer]) =>
          Object.values(contentOf(answer) ?? { missing: {} }).flatMap(({ schema }) =>
            gaps(schema, `${name} ${status}`),
          ),
        ),
    ]);
    expect(missing).toEqual([]);
  });

  it('has no schema with a hole', () => {
    expect(Object.entries(document.components.schemas).flatMap(([name, schema]) => gaps(schema, name))).toEqual([]);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  it('gives every write of the API a body, unless nothing is sent', () => {
    const bodiless = operations()
      .filter(({ method, operation }) => ['post', 'put', 'patch'].includes(method) && !operation.requestBody)
      .map(({ name }) => name);
    expect(bodiless.filter((name) => !name.endsWith('/restore')).toSorted()).toEqual([
      'POST /api/admin/backups',
      'POST /api/admin/chat-conversations/{id}/message',
      'POST /api/admin/contact-messages/archive-old',
      ...EXPORT_RESOURCES.toSorted().map((resource) => `POST /api/admin/exports/${resource}`),
      ...IMPORT_RESOURCES.toSorted().flatMap((resource) =>
        ['apply', 'undo'].map((step) => `POST /api/admin/imports/${resource}/{id}/${step}`),
      ),
      'POST /api/admin/invoices/{id}/correct',
      'POST /api/admin/invoices/{id}/duplicate',
      'POST /api/admin/invoices/{id}/mark-sent',
      'POST /api/admin/quotes/{id}/invoice',
      'POST /api/admin/quotes/{id}/send',
      'POST /api/admin/system/jobs/retry',
      'POST /api/admin/system/jobs/{id}/retry',
      'POST /api/admin/trial-bookings/{id}/message',
      'POST /api/logout',
      'POST /api/orders/{orderNumber}/card-payment',
    ]);
  });

  it('names the refusals of every operation, in their one shape', () => {
    const refusal = { $ref: '#/components/schemas/ApiErrorBody' };
    for (const {
      name,
      operation: { security, requestBody, responses },
    } of operations()) {
      const refused = Object.keys(responses).filter((status) => !/^2\d\d$/.test(status));
      expect([name, refused.filter((status) => !/^[45]\d\d$/.test(status))]).toEqual([name, []]);
      expect([name, refused]).toEqual([
        name,
        expect.arrayContaining([
          ...(security?.length === 0 ? [] : ['401', '403']),
          ...(requestBody ? ['400', '413', '415'] : []),
        ]),
      ]);
      // A 412 has the record beside it, and the health of the server is an answer of its own.
      for (const status of refused.filter((each) => each !== '412' && name !== 'GET /api/health')) {
        expect([name, status, contentOf(responses[status])?.['application/json']?.schema]).toEqual([
          name,
          status,
          refusal,
        ]);
      }
    }
    const known = (name: string) =>
      Object.keys(operations().find((each) => each.name === name)!.operation.responses).join(' ');
    expect(known('GET /api/faqs/active')).toBe('200 503');
    expect(known('POST /api/login')).toBe('200 400 401 413 415 429 503');
    expect(known('POST /api/orders')).toBe('200 201 400 409 413 415 422 429 503');
    expect(known('PUT /api/admin/products/{id}')).toBe('200 400 401 403 404 409 412 413 415 503');
  });

  it('has the version of the package, and opaque tokens', async () => {
    const { version } = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect(document.info.version).toBe(version);
    expect(document.components.securitySchemes).toEqual({
      bearer: { type: 'http', scheme: 'bearer', description: expect.any(String) },
      apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'storm_…', description: expect.any(String) },
    });
  });

  it('says which API key opens an operation', () => {
    const securityOf = (wanted: string) => operations().find(({ name }) => name === wanted)?.operation.security;
    expect(securityOf('PUT /api/admin/faqs/{id}')).toEqual([{ bearer: [] }, { apiKey: ['faqs'] }]);
    expect(securityOf('GET /api/admin/credit-notes/{id}/pdf')).toEqual([{ bearer: [] }, { apiKey: ['invoices'] }]);
    expect(securityOf('GET /api/admin/users')).toBeUndefined();
  });

  it('says of no field of a body that it would be set where it is left out', () => {
    expect(placesOf('default', document.components.schemas)).toEqual([]);
  });

  it('has a name for every list of words', () => {
    const named = Object.entries(document.components.schemas)
      .filter(([, schema]) => schema.enum)
      .map(([name]) => `.${name}`);
    expect(named).toContain('.OrderStatus');
    const places = placesOf(
      'enum',
      { ...document.components.schemas },
      (words) => Array.isArray(words) && words.length > 1,
    );
    expect(places.toSorted()).toEqual(named.toSorted());
  });

  it('asks for a session exactly where the application does', async () => {
    for (const { name, method, operation } of operations()) {
      const isPublic = operation.security?.length === 0;
      const answer = await request(t.server)[method as 'get'](name.split(' ')[1]!.replaceAll(/\{\w+\}/g, '1'));
      expect([name, answer.status === 401 && answer.headers['www-authenticate'] === 'Bearer']).toEqual([
        name,
        !isPublic,
      ]);
    }
  });
});

describe('what a reader of the API opens', () => {
  it('GET /api/openapi.json', async () => {
    expect((await request(t.server).get('/api/openapi.json').expect(200)).body.openapi).toBe('3.1.0');
  });

  it('GET /api/docs, without a script in the page', async () => {
    const { text } = await request(t.server).get('/api/docs').expect(200);
    expect(text).toContain('swagger-ui-init.js');
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
    for (const file of ['swagger-ui-init.js', 'swagger-ui-bundle.js', 'swagger-ui.css'])
      await request(t.server).get(`/api/docs/${file}`).expect(200);
  });
});

/** The routes as the router knows them, without HEAD and without the pages of the documentation. */
function routesOf(fastify: FastifyInstance): string[] {
  return parseRoutes(fastify.printRoutes({ commonPrefix: false, includeHooks: false })).filter(
    (route) => / \/api\//.test(route) && !/^HEAD | \/api\/(docs|openapi\.json)/.test(route),
  );
}

/**
 * The router prints a tree: four characters of indentation a level, each line the rest of the path of the one above.
 */
function parseRoutes(tree: string): string[] {
  const pathByDepth: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, rest = '', methods] = /^(.*?)[├└]── (\S*)(?: \(([^)]+)\))?/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    pathByDepth[depth] = (pathByDepth[depth - 1] ?? '') + rest;
    return (methods?.split(', ') ?? []).map((method) => `${method} ${pathByDepth[depth]}`);
  });
}
