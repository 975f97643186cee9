import { inflateSync } from 'node:zlib';

/** Bytes (WOFF File Format 1.0, W3C, sections 3 and 4; OpenType's table directory). */
const WOFF = { head: 44, entry: 20, signature: 0x77_4f_46_46 } as const;
const FONT = { head: 12, entry: 16 } as const;

/**
 * The TrueType font within a WOFF file. fontkit reads WOFF as well, but unpacks a table anew each time that it looks
 * into it, which took three quarters of a document's time.
 * @throws RangeError when the file is none
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new RangeError('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(FONT.head + count * FONT.entry);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(WOFF.head + at * WOFF.entry, WOFF.head + (at + 1) * WOFF.entry);
    const table = unpackTable(woff, entry);
    const to = FONT.head + at * FONT.entry;
    entry.copy(head, to, 0, 4); // its name
    entry.copy(head, to + 4, 16, 20); // its checksum
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(table.length, to + 12);
    const padded = Buffer.concat([table], Math.ceil(table.length / 4) * 4);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** A table that packing would not have made smaller lies there as it is. */
function unpackTable(woff: Buffer, entry: Buffer): Buffer {
  const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
  const bytes = woff.subarray(offset, offset + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
