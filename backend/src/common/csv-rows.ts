import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Options, parse } from 'csv-parse';

/**
 * Bytes parsed before yielding to the event loop: a row with the wrong number of cells takes the parser 20 to 60
 * microseconds.
 */
const TURN_BYTES = 1_024;
/** Of a line that says nothing. */
const BLANK = new Set([' ', '\t', ',', ';', '\r', '\n']);

/**
 * Parses a CSV file in chunks and yields to the event loop between them: two megabytes of commas take seconds. Blank
 * lines at the end, which spreadsheets write, are dropped.
 * @throws CsvError
 */
export function csvRows(content: string, options: Options): AsyncIterable<string[]> {
  return Readable.from(pieces(withoutBlankEnd(content))).pipe(
    parse({ bom: true, relax_column_count: true, relax_quotes: true, ...options }),
  );
}

/** Without the lines at its end that have nothing in them but what separates cells. */
function withoutBlankEnd(content: string): string {
  let end = content.length;
  for (let at = end - 1; at >= 0 && BLANK.has(content[at]!); at -= 1) if (content[at] === '\n') end = at;
  return content.slice(0, end);
}

/** As bytes, so that no letter is cut in two. */
async function* pieces(content: string): AsyncGenerator<Buffer, void> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += TURN_BYTES) {
    yield bytes.subarray(at, at + TURN_BYTES);
    await breathe();
  }
}
