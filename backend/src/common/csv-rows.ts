import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Options, parse } from 'csv-parse';

/** Bytes that are read before others have their turn. */
const TURN_BYTES = 16_384;

/**
 * The rows of a CSV file, a piece at a time: two megabytes of nothing but line ends or commas take seconds, in which
 * everybody else would wait. Who has enough stops asking.
 * @throws CsvError
 */
export function csvRows(content: string, options: Options): AsyncIterable<string[]> {
  return Readable.from(pieces(content)).pipe(
    parse({ bom: true, relax_column_count: true, relax_quotes: true, ...options }),
  );
}

/** As bytes, so that no letter is cut in two. */
async function* pieces(content: string): AsyncGenerator<Buffer, void> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += TURN_BYTES) {
    yield bytes.subarray(at, at + TURN_BYTES);
    await breathe();
  }
}
