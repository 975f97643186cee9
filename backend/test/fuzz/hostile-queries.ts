/** Queries of lists that name real fields, with values the fields may not have: they get further than nonsense does. */
import fc from 'fast-check';
import { type OpenApi, type Operation, resolve } from './document.js';
import { FIELD_VALUES } from './hostile-values.js';

/** Longer ones are refused for the length of the address alone. */
const MAX_QUERY_LENGTH = 4_000;

export function isList({ parameters }: Operation): boolean {
  return parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'range');
}

export function queriesByField(operation: Operation, document: OpenApi): string[] {
  if (!isList(operation)) return [];
  return rowFields(operation, document).flatMap((field) => [
    `sort=${encoded([field, 'ASC'])}&range=${encoded([0, 1])}`,
    `sort=${encoded([field, 'DESC'])}&range=${encoded([1, 3])}`,
    ...FIELD_VALUES.map(([, value]) => `filter=${encoded({ [field]: value })}`).filter(
      (query) => query.length < MAX_QUERY_LENGTH,
    ),
  ]);
}

export function randomQuery(operation: Operation, document: OpenApi, seed: number): string {
  const field = fc.constantFrom('q', ...rowFields(operation, document));
  const value = fc.oneof(
    fc.constantFrom(...FIELD_VALUES.map(([, known]) => known)),
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer(),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );
  const query = fc.record({
    filter: fc.option(fc.dictionary(field, value, { maxKeys: 3 })),
    sort: fc.option(fc.tuple(field, fc.constantFrom('ASC', 'DESC', 'asc', 1))),
    range: fc.option(
      fc.tuple(fc.oneof(fc.nat({ max: 30 }), fc.maxSafeInteger()), fc.oneof(fc.nat({ max: 30 }), fc.double())),
    ),
  });
  const [parts] = fc.sample(query, { seed, numRuns: 1 });
  const text = Object.entries(parts!)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${name}=${encoded(part)}`)
    .join('&');
  return text.slice(0, MAX_QUERY_LENGTH).replace(/%[\dA-F]?$/, '');
}

function encoded(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}

function rowFields({ responses }: Operation, document: OpenApi): string[] {
  const rows = resolve(responses['200']?.content?.['application/json']?.schema ?? {}, document);
  return Object.keys(resolve(rows.items ?? {}, document).properties ?? {});
}
