/** CSV exports of a list within a period, streamed while they are read. */
import type { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type ExportPeriod, exportName, periodErrors } from '#libs/contracts/export-period';
import { csvHead, csvRow } from '#libs/domain/csv';
import { RefusedFields } from '../errors/exceptions.js';
import { ApiListQuery } from '../openapi/api-list.decorator.js';
import { countFound, type LargeRules, selectLarge } from './large-list.js';
import { boundByDay, ROW } from './list-conditions.js';
import { listConcurrency } from './list-records.js';
import type { ListRules } from './list-rules.js';
import { parseListQuery, type RawListQuery } from './parse-list-query.js';
import { streamText } from './stream-records.js';

const CSV = 'text/csv';

export interface CsvFile {
  /** Without its ending; letters, digits and hyphens. */
  name: string;
  text: Readable;
}

/** What a file has of the rows of a list. */
export interface CsvExport<Row, Line, Field extends string> {
  /** What the file is called. */
  name: string;
  entity: EntityTarget<Row>;
  rules: LargeRules<Field>;
  /** The rows that have something within the period. */
  narrow: (rows: SelectQueryBuilder<Row & ObjectLiteral>, period: ExportPeriod) => void;
  /** The lines of some rows, in their order. */
  linesOf: (rows: Row[], period: ExportPeriod, manager: EntityManager) => Line[] | Promise<Line[]>;
  /** By the names in the first line. Amounts are in rand, days and moments as ISO 8601 has them. */
  columns: Readonly<Record<string, (line: Line) => string | number | boolean | null>>;
}

/** The CSV export of one list; both methods throw what parsing the query throws. */
export interface CsvSource {
  /** The file's name without its ending, and its number of rows. */
  size(query: RawListQuery): Promise<{ name: string; rows: number }>;
  /** @param onRows called with the number of rows of each batch, for progress */
  file(query: RawListQuery, onRows?: (count: number) => void): Promise<CsvFile>;
}

export function csvSource<Row extends ObjectLiteral, Line, Field extends string>(
  dataSource: DataSource,
  { name, entity, rules, narrow, linesOf, columns }: CsvExport<Row, Line, Field>,
): CsvSource {
  const cells = Object.values(columns);
  /** @throws BadRequestException for a query that the list would refuse, RefusedFields for a period that is none */
  const parse = (query: RawListQuery) => {
    const asked = parseListQuery({ ...query, range: undefined }, rules);
    const period = parsePeriod(query);
    return { asked, period, fileName: exportName(name, period) };
  };
  return {
    async size(query) {
      const { asked, period, fileName } = parse(query);
      const rows = selectLarge(dataSource.manager, entity, asked, rules);
      narrow(rows, period);
      return { name: fileName, rows: await listConcurrency.run(() => countFound(dataSource.manager, rows)) };
    },
    async file(query, onRows) {
      const { asked, period, fileName } = parse(query);
      async function* write(batches: AsyncGenerator<Row[], void>, manager: EntityManager): AsyncGenerator<string> {
        yield csvHead(Object.keys(columns));
        for await (const batch of batches) {
          const lines = await linesOf(batch, period, manager);
          onRows?.(batch.length);
          // An empty text would end the stream.
          if (lines.length > 0) yield lines.map((line) => csvRow(cells.map((cell) => cell(line)))).join('');
        }
      }
      const narrowed = { narrow: (rows: SelectQueryBuilder<Row>) => narrow(rows, period), write };
      return { name: fileName, text: await streamText(dataSource, entity, asked, rules, narrowed) };
    },
  };
}

/** Keeps rows created within a period, by days of the school's wall clock. */
export function createdWithin<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  { from, to }: ExportPeriod,
): void {
  const moment = `${ROW}.createdAt`;
  if (from !== null) boundByDay(rows, 'periodFrom', { moment, bound: 'first', days: [from] });
  if (to !== null) boundByDay(rows, 'periodTo', { moment, bound: 'last', days: [to] });
}

/**
 * A day of the query string, unchecked; null when missing. A parameter given twice gives 'several', which is no valid
 * day.
 */
export function dayIn(query: RawListQuery, name: string): string | null {
  const given: unknown = query[name] ?? '';
  return typeof given === 'string' ? given || null : 'several';
}

function parsePeriod(query: RawListQuery): ExportPeriod {
  const period = { from: dayIn(query, 'from'), to: dayIn(query, 'to') };
  const errors = periodErrors(period);
  if (Object.keys(errors).length > 0) throw new RefusedFields(errors);
  return period;
}

/** Sends the file as a download that no cache stores. */
export function answerCsv(reply: FastifyReply, { name, text }: CsvFile): FastifyReply {
  return reply
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store')
    .type(`${CSV}; charset=utf-8`)
    .send(text);
}

/** Decorator of a route that answers a file of what a list leaves. */
export const ApiCsv = (description: string, rules: ListRules) =>
  applyDecorators(ApiListQuery(rules), ApiPeriod(), ApiCsvFile(description));

/** The same query of a route that serves several lists: what each is filtered and sorted by stands with its own. */
export const ApiCsvQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'sort', required: false, type: String, description: 'As of the list.', example: '["id","ASC"]' }),
    ApiQuery({
      name: 'filter',
      required: false,
      type: String,
      description: 'As of the list.',
      example: '{"q":"text"}',
    }),
    ApiPeriod(),
  );

const ApiPeriod = () =>
  applyDecorators(
    ApiQuery({
      ...DAY,
      name: 'from',
      description: 'The first day, on the school’s wall clock. Without it: since ever.',
    }),
    ApiQuery({ ...DAY, name: 'to', description: 'The last day, which is included. Without it: until now.' }),
  );

/** The same of a file that is no list's. */
export const ApiCsvFile = (description: string) =>
  applyDecorators(ApiProduces(CSV), ApiOkResponse({ description, schema: { type: 'string', format: 'binary' } }));

const DAY = { required: false, schema: { type: 'string', format: 'date' }, example: '2027-04-16' } as const;
