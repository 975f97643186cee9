/**
 * Splits a stream into authenticated frames, so that no change, cut or swap goes unnoticed. Each has its length, its
 * bytes and a tag that also covers its index and whether it is the last: AES-256-GCM with a key, SHA-256 without one,
 * which finds accidents only.
 */
import { createCipheriv, createDecipheriv, createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import { BackupFailure } from './backup-failure.js';
import { ByteReader } from './byte-reader.js';

const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const LAST = 0x8000_0000;
/** Far above the size of the compressor's chunks. */
const MAX_FRAME_BYTES = 1 << 20;
const NONCE_BYTES = 12;
/** scrypt: 32 MB and a tenth of a second for each guess at BACKUP_KEY. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 };
const KEY_BYTES = 32;

export interface FrameKey {
  /** The header's bytes, so that the tags cover it too. */
  headerHash: Buffer;
  /** Undefined: the file is not encrypted. */
  key: Buffer | undefined;
}

/** Each file has its own salt and so its own key, so frame numbers can serve as nonces. */
export function deriveKey(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(passphrase.normalize('NFC'), salt, KEY_BYTES, SCRYPT);
}

export async function* sealFrames(source: AsyncIterable<Buffer>, key: FrameKey): AsyncGenerator<Buffer> {
  let place = 0;
  let held: Buffer | undefined;
  for await (const piece of source) {
    if (held) yield seal(held, nonceOf(place++, false), key, 0);
    held = piece;
  }
  yield seal(held ?? Buffer.alloc(0), nonceOf(place, true), key, LAST);
}

/** @throws BackupFailure at the first frame that is not what was written */
export async function* openFrames(source: AsyncIterable<Buffer>, key: FrameKey): AsyncGenerator<Buffer> {
  const bytes = new ByteReader(source);
  for (let place = 0; ; place++) {
    const word = (await bytes.take(LENGTH_BYTES))?.readUInt32BE() ?? cutOff();
    const isLast = word >= LAST;
    const length = isLast ? word - LAST : word;
    if (length > MAX_FRAME_BYTES) throw notOpened(place, key);
    const body = (await bytes.take(length)) ?? cutOff();
    const tag = (await bytes.take(TAG_BYTES)) ?? cutOff();
    const opened = open(body, tag, nonceOf(place, isLast), key);
    if (!opened) throw notOpened(place, key);
    yield opened;
    if (!isLast) continue;
    if (!(await bytes.isAtEnd()))
      throw new BackupFailure('The end of the backup is not as it was written: take a whole copy.');
    return;
  }
}

function seal(plain: Buffer, nonce: Buffer, { headerHash, key }: FrameKey, mark: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(plain.length + mark);
  if (!key) return Buffer.concat([length, plain, plainTag(plain, nonce, headerHash)]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(headerHash);
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function open(body: Buffer, tag: Buffer, nonce: Buffer, { headerHash, key }: FrameKey): Buffer | undefined {
  if (!key) return timingSafeEqual(tag, plainTag(body, nonce, headerHash)) ? body : undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(headerHash).setAuthTag(tag);
  const plain = decipher.update(body);
  try {
    decipher.final();
    return plain;
  } catch {
    return undefined;
  }
}

function plainTag(plain: Buffer, nonce: Buffer, headerHash: Buffer): Buffer {
  return createHash('sha256').update(headerHash).update(nonce).update(plain).digest().subarray(0, TAG_BYTES);
}

function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(place, NONCE_BYTES - 5);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

function notOpened(place: number, { key }: FrameKey): BackupFailure {
  if (!key || place > 0) return damaged();
  return new BackupFailure(
    'The backup cannot be opened with this BACKUP_KEY: set the one it was made with; if it is, the file is damaged.',
  );
}

export function damaged(): BackupFailure {
  return new BackupFailure('The backup is damaged: take another copy of it, or the backup before it.');
}

function cutOff(): never {
  throw new BackupFailure('The backup is cut off, its end is missing: take a whole copy, or the backup before it.');
}
