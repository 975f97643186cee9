/** The generated OpenAPI document, as far as the fuzz reads it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../ensure-built.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  /** Of one schema and null: what may be none. */
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema: Schema;
  required?: boolean;
}

interface DocumentedOperation {
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  /** `POST /api/admin/faqs`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Undefined: it takes no body. */
  body: Schema | undefined;
  responses: DocumentedOperation['responses'];
}

const FILE = path.join(import.meta.dirname, '../../../libs/contracts/generated/openapi.json');

/** Of the build: only the build runs the plugin that reads types and comments. */
export function readOpenApi(): OpenApi {
  ensureBuilt('contracts');
  return JSON.parse(readFileSync(FILE, 'utf8')) as OpenApi;
}

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      responses,
    })),
  );
}

/** The schema itself, where it is only named, and one schema of the parts it is put together from. */
export function resolve(schema: Schema, document: OpenApi): Schema {
  if (schema.$ref !== undefined)
    return resolve(document.components.schemas[schema.$ref.slice('#/components/schemas/'.length)] ?? {}, document);
  if (schema.anyOf?.length === 2 && schema.anyOf[1]?.type === 'null') {
    const { type = 'object', ...some } = resolve(schema.anyOf[0]!, document);
    return { ...some, type: [type, 'null'].flat() };
  }
  if (schema.allOf === undefined) return schema;
  const parts = schema.allOf.map((part) => resolve(part, document));
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    allOf: undefined,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  };
}
