import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Options, parse } from 'csv-parse';

/**
 * Bytes that are read before others have their turn: each may end a row, and one with another number of cells than the
 * first takes the parser 20 to 60 microseconds.
 */
const TURN_BYTES = 1_024;
/** Of a line that says nothing. */
const BLANK = new Set([' ', '\t', ',', ';', '\r', '\n']);

/**
 * The rows of a CSV file, a piece at a time: two megabytes of nothing but line ends or commas take seconds, in which
 * everybody else would wait. Who has enough stops asking. Spreadsheets may write many blank lines after the last row:
 * those are no rows.
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
