import { setImmediate as breathe } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { type Options, parse } from 'csv-parse';

/** Bytes that are read before others have their turn. */
const TURN_BYTES = 16_384;

/**
 * Tells of each row of a CSV file, the first is 1. A piece at a time: two megabytes of nothing but line ends or commas
 * take seconds, in which everybody else would wait.
 * @param onRow false: no more is to be read; what remains of the piece is still told of
 * @throws CsvError
 */
export async function readCsvRows(
  content: string,
  options: Options,
  onRow: (cells: string[], row: number) => boolean,
): Promise<void> {
  let row = 0;
  const reading = { goesOn: true };
  async function* pieces(): AsyncGenerator<Buffer, void> {
    // As bytes, so that no letter is cut in two.
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length && reading.goesOn; at += TURN_BYTES) {
      yield bytes.subarray(at, at + TURN_BYTES);
      await breathe();
    }
  }
  await pipeline(
    pieces,
    parse({ bom: true, relax_column_count: true, relax_quotes: true, ...options }),
    async (rows: AsyncIterable<string[]>) => {
      for await (const cells of rows) if (!onRow(cells, (row += 1))) reading.goesOn = false;
    },
  );
}
