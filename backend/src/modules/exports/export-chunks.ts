/** An exported file, stored in numbered chunks of text (table export_pieces). */
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { ExportChunk } from './export-chunk.entity.js';

/** A multiple of three, so that chunks can be base64-encoded one by one. */
const CHUNK_BYTES = 768 * 1024;

export async function writeChunk(
  manager: EntityManager,
  taskId: number,
  number: number,
  content: string,
): Promise<void> {
  await manager.query('INSERT INTO export_pieces (task_id, number, content) VALUES ($1, $2, $3)', [
    taskId,
    number,
    content,
  ]);
}

/** Stores a binary file as base64. */
export async function writeBytes(manager: EntityManager, taskId: number, file: Buffer): Promise<void> {
  for (let number = 0; number * CHUNK_BYTES < file.length; number += 1) {
    const bytes = file.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    await writeChunk(manager, taskId, number, bytes.toString('base64'));
  }
}

export function readText(manager: EntityManager, taskId: number, count: number): Readable {
  return Readable.from(readChunks(manager, taskId, count), { objectMode: false });
}

/** Reads what `writeBytes` stored. */
export function readBytes(manager: EntityManager, taskId: number, count: number): Readable {
  return Readable.from(bytesOf(readChunks(manager, taskId, count)), { objectMode: false });
}

/**
 * One query per chunk, so that a slow client holds no connection.
 * @throws when the file is deleted meanwhile
 */
async function* readChunks(manager: EntityManager, taskId: number, count: number): AsyncGenerator<string> {
  for (let number = 0; number < count; number += 1) {
    const { content } = await manager.findOneByOrFail(ExportChunk, { taskId, number });
    yield content;
  }
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece, 'base64');
}
