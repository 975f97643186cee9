/** The requests of the fuzz: for each operation its valid one with one thing broken, then several things at random. */
import fc from 'fast-check';
import { type OpenApi, type Operation, operationsOf, resolve, type Schema } from './document.js';
import { isList, queriesByField, randomQuery } from './hostile-queries.js';
import {
  BODY_TEXTS,
  CONTENT_TYPES,
  FIELD_VALUES,
  PATH_TEXTS,
  QUERY_STRINGS,
  QUERY_TEXTS,
  RAW_NUMBERS,
} from './hostile-values.js';
import { isContainer, parentOf, type Place, setAt } from './place.js';
import { type KnownFields, sampleBody, sampleOf } from './sample.js';

export interface FuzzRequest {
  operation: Operation;
  /** For the report: `question: a list`. */
  what: string;
  method: string;
  /** Texts for the names in braces of the path; those that are missing get a record's. */
  pathTexts: Record<string, string>;
  query: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** The address is the same to the router and another text. */
  isPathEncoded?: boolean;
  /** The document itself says that the server does not take this. */
  mustBeRefused?: boolean;
}

type Change = [place: Place, value: unknown];

interface Plan {
  document: OpenApi;
  known: KnownFields;
  seed: number;
}

/**
 * Without end: every broken request once, the operations by turns, and then random ones. The same seed gives the same
 * requests.
 */
export function* hostileRequests(plan: Plan): Generator<FuzzRequest> {
  const operations = operationsOf(plan.document);
  const queues = operations.map((operation) => shuffled(brokenRequests(operation, plan), plan.seed));
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++) {
    for (const queue of queues) {
      const request = queue[turn];
      if (request) yield request;
    }
  }
  const varied = operations.filter((operation) => operation.body !== undefined || isList(operation));
  for (let round = 1; varied.length > 0; round++) {
    for (const operation of varied) yield randomRequest(operation, plan, plan.seed + round);
  }
}

/** The valid request of an operation. */
export function validRequest(operation: Operation, { document, known }: Omit<Plan, 'seed'>, unique = 0): FuzzRequest {
  const body = sampleBody(operation, document, unique, known);
  return {
    operation,
    what: 'the sample',
    method: operation.method,
    pathTexts: {},
    query: queryWith(operation),
    headers: headersFor(body),
    body: textOf(body),
  };
}

/** What an operation needs behind its question mark, as the document's examples have it, with one text of ours. */
function queryWith({ parameters }: Operation, texts: Record<string, string> = {}): string {
  const needed = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map(({ name, schema }): [string, string] => [name, String(schema.example)]);
  return new URLSearchParams({ ...Object.fromEntries(needed), ...texts }).toString();
}

function brokenRequests(operation: Operation, plan: Plan): FuzzRequest[] {
  let unique = 1;
  const fresh = (): FuzzRequest => validRequest(operation, plan, unique++);
  return [
    ...brokenBodies(operation, plan),
    ...PATH_TEXTS.flatMap(([what, text]) =>
      namesIn(operation.path).map((name) => ({
        ...fresh(),
        what: `${name} in the path: ${what}`,
        pathTexts: { [name]: text },
      })),
    ),
    ...queryParameters(operation).flatMap((name) =>
      [...QUERY_TEXTS['*']!, ...(QUERY_TEXTS[name] ?? [])].map((text) => ({
        ...fresh(),
        what: `${name} in the query`,
        query: queryWith(operation, { [name]: text }),
      })),
    ),
    ...[...QUERY_STRINGS, ...queriesByField(operation, plan.document)].map((query) => ({
      ...fresh(),
      what: 'the query',
      query,
    })),
    ...headerParameters(operation).flatMap((name) =>
      ['', ' ', 'x'.repeat(5_000), '\u00e9', "'; --", '[]', ','].map((text) => ({
        ...fresh(),
        what: `${name} in the headers`,
        headers: { [name]: text },
      })),
    ),
    ...['PATCH', 'OPTIONS', 'PUT', 'DELETE', 'POST'].map((method) => ({
      ...fresh(),
      what: 'another method',
      method,
      body: method === operation.method ? '{}' : undefined,
    })),
    { ...fresh(), what: 'the path: percent-encoded', isPathEncoded: true },
    {
      ...fresh(),
      what: 'the path: percent-encoded, with no JSON',
      isPathEncoded: true,
      headers: { 'content-type': 'application/json' },
      body: operation.body && '{',
    },
    {
      ...fresh(),
      what: 'odd headers',
      headers: {
        'content-type': 'application/json',
        accept: 'image/png;q=x',
        'if-none-match': '"\u00e9,,W/"',
        'accept-encoding': ';;',
        'x-forwarded-for': '::1,<script>',
        origin: 'null',
      },
    },
  ];
}

function brokenBodies(operation: Operation, plan: Plan): FuzzRequest[] {
  const { body: schema, method } = operation;
  const withText = BODY_TEXTS.map(([what, body]) => ({
    ...validRequest(operation, plan),
    what: `the body: ${what}`,
    headers: { 'content-type': 'application/json' },
    body,
  }));
  // A GET has no body, whatever comes with it.
  if (schema === undefined) return method === 'GET' ? [] : withText;
  const fields = placesIn(operation, schema, plan);
  return [
    ...withText,
    ...CONTENT_TYPES.map(([what, type]) => ({
      ...validRequest(operation, plan),
      what: `the sample as ${what}`,
      headers: contentType(type),
    })),
    ...fields.flatMap((place, field) =>
      FIELD_VALUES.map(([what, value], index) => ({
        ...changedRequest(
          operation,
          plan,
          1_000 + field * FIELD_VALUES.length + index,
          [[place, value]],
          `${place.join('.')}: ${what}`,
        ),
        mustBeRefused: isOfAnotherType(value, fieldAt(place, schema, plan.document)),
      })),
    ),
    ...['unknownField', 'id', 'createdAt', 'updatedAt', 'prototype', '__proto__', 'passwordHash'].map((name) =>
      changedRequest(operation, plan, 1, [[[name], 'x']], `${name} added`),
    ),
    ...fields.flatMap((place) =>
      overLong(fieldAt(place, schema, plan.document)).map((value) => ({
        ...changedRequest(operation, plan, 2, [[place, value]], `${place.join('.')}: one character too long`),
        mustBeRefused: true,
      })),
    ),
  ];
}

function randomRequest(operation: Operation, plan: Plan, seed: number): FuzzRequest {
  if (isList(operation))
    return {
      ...validRequest(operation, plan),
      what: 'the query: at random',
      query: randomQuery(operation, plan.document, seed),
    };
  const places = placesIn(operation, operation.body as Schema, plan);
  if (places.length === 0) return validRequest(operation, plan, seed);
  const value = fc.oneof(
    fc.constantFrom(...FIELD_VALUES.map(([, known]) => known)),
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.double(),
  );
  const change = fc.tuple(fc.constantFrom(...places), value) as fc.Arbitrary<Change>;
  const [changes] = fc.sample(fc.array(change, { minLength: 1, maxLength: 4 }), { seed, numRuns: 1 });
  return changedRequest(
    operation,
    plan,
    seed,
    changes!,
    `${changes!.map(([place]) => place.join('.')).join(', ')}: at random`,
  );
}

function changedRequest(
  operation: Operation,
  { document, known }: Plan,
  unique: number,
  changes: Change[],
  what: string,
): FuzzRequest {
  const sample = sampleBody(operation, document, unique, known);
  for (const [place, value] of changes) setAt(sample, place, value);
  return { ...validRequest(operation, { document, known }), what, body: textOf(sample) };
}

/** Those that the sample has: what is within a list that it leaves out cannot be changed. */
function placesIn(operation: Operation, schema: Schema, { document, known }: Plan): Place[] {
  const sample = sampleBody(operation, document, 0, known);
  return placesOf(schema, document).filter((place) => isContainer(parentOf(sample, place)));
}

/** Where a body's fields are, also within lists and objects. */
function placesOf(named: Schema, document: OpenApi, above: Place = []): Place[] {
  const schema = resolve(named, document);
  const below = schema.items
    ? placesOf(schema.items, document, [...above, 0])
    : Object.entries(schema.properties ?? {}).flatMap(([name, field]) => placesOf(field, document, [...above, name]));
  return above.length === 0 ? below : [above, ...below];
}

function fieldAt([name, ...rest]: Place, named: Schema, document: OpenApi): Schema {
  const schema = resolve(named, document);
  const field = resolve((typeof name === 'number' ? schema.items : schema.properties?.[String(name)]) ?? {}, document);
  return rest.length === 0 ? field : fieldAt(rest, field, document);
}

function overLong({ maxLength }: Schema): string[] {
  return maxLength === undefined ? [] : ['y'.repeat(maxLength + 1)];
}

/**
 * Emptiness aside, which may mean "none", text that may be read as a number, and fields that say they take anything.
 */
function isOfAnotherType(value: unknown, { type, description = '' }: Schema): boolean {
  const types = new Set([type].flat());
  if (description.includes('never fails the request')) return false;
  if (type === undefined || value === undefined || value === null || typeof value === 'string') return false;
  if (Array.isArray(value)) return !types.has('array');
  if (typeof value === 'number') return !types.has('number') && !(types.has('integer') && Number.isInteger(value));
  return !types.has(typeof value);
}

function textOf(body: unknown): string | undefined {
  return JSON.stringify(body)?.replaceAll(/"(@[a-z-]+@)"/g, (text, mark: string) => RAW_NUMBERS[mark] ?? text);
}

function headersFor(body: unknown): Record<string, string> {
  return contentType(body === undefined ? undefined : 'application/json');
}

function contentType(type: string | undefined): Record<string, string> {
  return type === undefined ? {} : { 'content-type': type };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

function queryParameters({ parameters }: Operation): string[] {
  return parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
}

function headerParameters({ parameters }: Operation): string[] {
  return parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase());
}

function shuffled<T>(things: T[], seed: number): T[] {
  return fc.sample(fc.shuffledSubarray(things, { minLength: things.length }), { seed, numRuns: 1 })[0] ?? [];
}

/** A text for a name in a path that is no record's id. */
export function pathSample({ parameters }: Operation, name: string, document: OpenApi): string {
  const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
  return encodeURIComponent(String(sampleOf(schema, name, document, 0)));
}

/** The first letter of each part below /api as its number: `/api/%61dmin/%66aqs`. */
export function percentEncoded(path: string): string {
  return path.replaceAll(/(?<=^\/api\/|(?<!^)\/)[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}
