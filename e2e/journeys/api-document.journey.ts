import { expect, test } from '../support/fixtures.js';

interface Operation {
  operationId?: string;
  summary?: string;
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;
  security?: object[];
}

interface ApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  /** What every operation needs that does not say otherwise. */
  security?: object[];
  components?: { schemas?: Record<string, object>; securitySchemes?: Record<string, object> };
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

test.describe('the OpenAPI document', () => {
  let document: ApiDocument;
  let operations: [string, Operation][];

  test.beforeEach(async ({ request }) => {
    const answer = await request.get('/api/openapi.json');
    expect(answer.status()).toBe(200);
    document = (await answer.json()) as ApiDocument;
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]));
  });

  test('is OpenAPI 3.1 with a title, a version and operations', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).toContain('Storm Combat');
    expect(document.info.version).toBeTruthy();
    expect(operations.length).toBeGreaterThanOrEqual(15);
  });

  test('names each operation once', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(ids.filter(Boolean)).toHaveLength(operations.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a schema for each body', () => {
    const without = operations
      .filter(([name]) => /^(PUT|PATCH)/.test(name))
      .filter(([, { requestBody }]) => !Object.values(requestBody?.content ?? {}).some(hasSchema))
      .map(([name]) => name);
    expect(without).toEqual([]);
    const badBodies = operations
      .filter(([, { requestBody }]) => requestBody && !Object.values(requestBody.content).every(hasSchema))
      .map(([name]) => name);
    expect(badBodies).toEqual([]);
  });

  test('has a schema for each good answer that says something', () => {
    const SILENT = ['202', '204', '304'];
    const without = operations
      .filter(([name]) => !name.endsWith('/api/docs'))
      .filter(([, { responses }]) => {
        const good = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
        return good.length === 0 || !good.every(([status, { content }]) => SILENT.includes(status) || Object.values(content ?? {}).some(hasSchema));
      })
      .map(([name]) => name);
    expect(without).toEqual([]);
  });

  test('has a schema for the error answers it names', () => {
    const without = operations.flatMap(([name, { responses }]) =>
      Object.entries(responses)
        .filter(([status, { content }]) => /^[45]/.test(status) && !Object.values(content ?? {}).some(hasSchema))
        .map(([status]) => `${name} ${status}`));
    expect(without).toEqual([]);
  });

  test('says which operations need a signed-in admin', () => {
    expect(Object.keys(document.components?.securitySchemes ?? {})).not.toEqual([]);
    const isClosed = ({ security = document.security }: Operation): boolean => Boolean(security?.length);
    const open = operations.filter(([name, operation]) => name.includes(' /api/admin/') && !isClosed(operation)).map(([name]) => name);
    expect(open).toEqual([]);
    const PUBLIC = ['GET /api/faqs/active', 'GET /api/class-schedules', 'POST /api/login', 'POST /api/password/forgot', 'POST /api/password/reset'];
    const closed = operations.filter(([name, operation]) => PUBLIC.includes(name) && isClosed(operation)).map(([name]) => name);
    expect(closed).toEqual([]);
  });

  test('points only to schemas that exist', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    const known = Object.keys(document.components?.schemas ?? {});
    expect(references.filter((name) => !known.includes(name))).toEqual([]);
    expect(references.length).toBeGreaterThan(0);
  });

  test('describes no empty object where a record crosses the wire', () => {
    const empty = Object.entries(document.components?.schemas ?? {})
      .filter(([, schema]) => 'type' in schema && schema.type === 'object' && !('properties' in schema) && !('additionalProperties' in schema) && !('allOf' in schema))
      .map(([name]) => name);
    expect(empty).toEqual([]);
  });
});

test('the API can be read at /api/docs', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/class-schedules', { exact: true }).first()).toBeVisible();
});

function hasSchema({ schema }: { schema?: object }): boolean {
  return schema !== undefined && Object.keys(schema).length > 0;
}
