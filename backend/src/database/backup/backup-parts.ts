/**
 * The content of a backup: for each table its columns, its rows as COPY writes them, and their count and checksum; then
 * the sequences and a manifest. A part is a letter, its length and its bytes.
 */
import { createHash } from 'node:crypto';
import { BackupFailure } from './backup-failure.js';
import { ByteReader } from './byte-reader.js';

export interface TableStart {
  name: string;
  columns: string[];
}

export interface TableEnd {
  rows: number;
  /** Of the rows as COPY writes them, hexadecimal. */
  sha256: string;
}

export interface SequencePlace {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

export interface Manifest {
  tables: (TableEnd & { name: string })[];
  sequences: SequencePlace[];
}

export type Part =
  | { kind: 'table'; table: TableStart }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'tableEnd'; table: TableStart; end: TableEnd }
  | { kind: 'manifest'; manifest: Manifest };

const LETTERS = { table: 'T', rows: 'D', tableEnd: 'E', manifest: 'M' } as const;
const HEAD_BYTES = 5;
const MAX_PART_BYTES = 1 << 26;

export function encodePart(kind: keyof typeof LETTERS, content: object): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(LETTERS[kind], 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** @throws BackupFailure where counts, checksums or the order of the parts are not what they must be */
export async function* readParts(content: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const bytes = new ByteReader(content);
  const tables: Manifest['tables'] = [];
  for (;;) {
    const [letter, body] = await nextPart(bytes);
    if (letter === LETTERS.manifest) {
      const manifest = parse(body) as Manifest;
      const isWhole = JSON.stringify(manifest.tables) === JSON.stringify(tables) && (await bytes.isAtEnd());
      if (!isWhole || !Array.isArray(manifest.sequences)) throw disagrees();
      yield { kind: 'manifest', manifest };
      return;
    }
    if (letter !== LETTERS.table) throw disagrees();
    const table = parse(body) as TableStart;
    if (typeof table.name !== 'string' || !Array.isArray(table.columns)) throw disagrees();
    yield { kind: 'table', table };
    const end = yield* readRows(bytes);
    tables.push({ name: table.name, ...end });
    yield { kind: 'tableEnd', table, end };
  }
}

async function* readRows(bytes: ByteReader): AsyncGenerator<Part, TableEnd> {
  const hash = createHash('sha256');
  let rows = 0;
  for (;;) {
    const [letter, body] = await nextPart(bytes);
    if (letter === LETTERS.rows) {
      hash.update(body);
      rows += countLines(body);
      yield { kind: 'rows', rows: body };
      continue;
    }
    const end = { rows, sha256: hash.digest('hex') };
    if (letter !== LETTERS.tableEnd || JSON.stringify(parse(body)) !== JSON.stringify(end)) throw disagrees();
    return end;
  }
}

/** COPY writes one row per line and escapes line breaks within values. */
export function countLines(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(10); at >= 0; at = rows.indexOf(10, at + 1)) count++;
  return count;
}

async function nextPart(bytes: ByteReader): Promise<[string, Buffer]> {
  const head = await bytes.take(HEAD_BYTES);
  const length = head?.readUInt32BE(1) ?? 0;
  const body = length <= MAX_PART_BYTES ? await bytes.take(length) : undefined;
  if (!head || !body) throw disagrees();
  return [head.toString('latin1', 0, 1), body];
}

function parse(body: Buffer): object {
  try {
    // Of null an empty object, which holds nothing that is looked for.
    return Object(JSON.parse(body.toString())) as object;
  } catch {
    throw disagrees();
  }
}

function disagrees(): BackupFailure {
  return new BackupFailure(
    'The rows in the backup are not the ones it says it holds: take another copy of it, or the backup before it.',
  );
}
