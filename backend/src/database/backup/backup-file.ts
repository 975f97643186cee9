/**
 * The backup file: a magic line, a header of JSON (readable without a key), sealed frames of a gzip stream, and the
 * file's length, by which a list notices truncation without reading the file.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { BACKUP_KINDS, type BackupKind } from '#libs/domain/backup-retention';
import { BackupFailure } from './backup-failure.js';
import { damaged, deriveKey, type FrameKey, openFrames, sealFrames } from './sealed-frames.js';

const MAGIC = 'Storm Combat backup\n';
const FORMAT = 1;
/** A list of migrations is about 1 kB. */
const HEADER_LIMIT_BYTES = 65_536;
const END_BYTES = 16;
const END_MAGIC = 'SCAEND01';
const CHUNK_BYTES = 65_536;
const SALT_BYTES = 16;

export interface BackupHeader {
  /** Of this container, not of the product. */
  format: number;
  release: string;
  /** ISO 8601, UTC. */
  madeAt: string;
  kind: BackupKind;
  /** Those the database had done, oldest first. */
  migrations: string[];
  /** In hexadecimal digits; undefined: not encrypted. */
  salt?: string;
}

export type NewBackup = Pick<BackupHeader, 'release' | 'madeAt' | 'kind' | 'migrations'>;

/**
 * Writes the file and fsyncs it.
 * @param content what readBackup gives, in chunks
 */
export async function writeBackup(
  file: string,
  backup: NewBackup,
  passphrase: string | undefined,
  content: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const salt = passphrase === undefined ? undefined : randomBytes(SALT_BYTES);
  const header: BackupHeader = { format: FORMAT, ...backup, ...(salt && { salt: salt.toString('hex') }) };
  const head = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`);
  const key = keyOf(head, passphrase, salt);
  await pipeline(
    Readable.from(content),
    createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES }),
    (compressed: AsyncIterable<Buffer>) => framed(head, sealFrames(compressed, key)),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    { ...(signal && { signal }) },
  );
}

async function* framed(head: Buffer, frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = head.length + END_BYTES;
  yield head;
  for await (const frame of frames) {
    length += frame.length;
    yield frame;
  }
  yield endOf(length);
}

function endOf(length: number): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.write(END_MAGIC, 'latin1');
  end.writeBigUInt64BE(BigInt(length), END_BYTES - 8);
  return end;
}

/**
 * Reads the header and checks the length.
 * @throws BackupFailure
 */
export async function readHeader(
  file: string,
): Promise<{ header: BackupHeader; head: Buffer; size: number; isWhole: boolean }> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw explained(error, file);
  });
  try {
    const { size } = await handle.stat();
    const start = Buffer.alloc(Math.min(size, HEADER_LIMIT_BYTES));
    await handle.read(start, 0, start.length, 0);
    const head = headOf(start);
    const end = Buffer.alloc(END_BYTES);
    if (size >= END_BYTES) await handle.read(end, 0, END_BYTES, size - END_BYTES);
    return { header: parseHeader(head), head, size, isWhole: end.equals(endOf(size)) };
  } catch (error) {
    throw explained(error, file);
  } finally {
    await handle.close();
  }
}

function headOf(start: Buffer): Buffer {
  if (start.subarray(0, MAGIC.length).toString('latin1') !== MAGIC)
    throw new BackupFailure('This file is no backup of Storm Combat, or its beginning is damaged.');
  const lineEnd = start.indexOf('\n', MAGIC.length);
  if (lineEnd < 0) throw new BackupFailure('The backup is cut off or damaged in its first lines: take another copy.');
  return start.subarray(0, lineEnd + 1);
}

function parseHeader(head: Buffer): BackupHeader {
  const header = parseJson(head.subarray(MAGIC.length).toString()) as Partial<BackupHeader> | undefined;
  if (typeof header?.format === 'number' && header.format !== FORMAT)
    throw new BackupFailure('The backup was written by a newer release, in a form that this one does not know.');
  if (!isHeader(header)) throw new BackupFailure('The first lines of the backup are damaged: take another copy.');
  return header;
}

function isHeader(header: Partial<BackupHeader> | undefined): header is BackupHeader {
  return (
    header?.format === FORMAT &&
    typeof header.release === 'string' &&
    !Number.isNaN(Date.parse(header.madeAt ?? '')) &&
    BACKUP_KINDS.includes(header.kind as BackupKind) &&
    Array.isArray(header.migrations) &&
    header.migrations.every((name) => typeof name === 'string') &&
    (header.salt === undefined || /^[0-9a-f]{32}$/.test(header.salt))
  );
}

/**
 * Reads the content in verified chunks.
 * @param onProgress from 0 to 1
 * @throws BackupFailure from the iteration
 */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  use: (content: AsyncIterable<Buffer>) => Promise<void>,
  onProgress: (part: number) => void | Promise<void> = () => undefined,
): Promise<void> {
  const { header, head, size, isWhole } = await readHeader(file);
  if (header.salt !== undefined && passphrase === undefined)
    throw new BackupFailure('The backup is encrypted: set BACKUP_KEY to the one it was made with.');
  const key = keyOf(head, passphrase, header.salt === undefined ? undefined : Buffer.from(header.salt, 'hex'));
  // A truncated file is read as far as it goes: the frames say where it fails.
  const end = isWhole ? size - END_BYTES : size;
  if (end <= head.length) throw new BackupFailure('The backup is cut off behind its first lines: take a whole copy.');
  const sealed = createReadStream(file, { start: head.length, end: end - 1, highWaterMark: CHUNK_BYTES });
  await pipeline(
    sealed,
    async function* (frames: AsyncIterable<Buffer>) {
      for await (const opened of openFrames(frames, key)) {
        await onProgress(sealed.bytesRead / size);
        yield opened;
      }
    },
    createGunzip({ chunkSize: CHUNK_BYTES }),
    (content: AsyncIterable<Buffer>) => use(content),
  ).catch((error: unknown) => {
    throw explained(error, file);
  });
  if (!isWhole) throw new BackupFailure('The backup is cut off, its last bytes are missing: take a whole copy.');
}

/** A directory, a disk that fails, what no compressor wrote; whatever else went wrong is the caller's to tell. */
function explained(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'open' || syscall === 'read')
    return new BackupFailure(`The backup ${file} cannot be read (${code}).`);
  return code?.startsWith('Z_') ? damaged() : error;
}

function keyOf(head: Buffer, passphrase: string | undefined, salt: Buffer | undefined): FrameKey {
  return {
    headerHash: createHash('sha256').update(head).digest(),
    key: passphrase !== undefined && salt ? deriveKey(passphrase, salt) : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
