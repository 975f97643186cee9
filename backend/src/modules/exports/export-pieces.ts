/** A file of a task as it is kept: in numbered pieces of text. */
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { ExportPiece } from './export-piece.entity.js';

/** A multiple of three, so that each piece is base64 by itself. */
const PIECE_BYTES = 768 * 1024;

export async function writePiece(
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

/** Of a file that is no text. */
export async function writeBytes(manager: EntityManager, taskId: number, file: Buffer): Promise<void> {
  for (let number = 0; number * PIECE_BYTES < file.length; number += 1) {
    const bytes = file.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
    await writePiece(manager, taskId, number, bytes.toString('base64'));
  }
}

export function readText(manager: EntityManager, taskId: number, count: number): Readable {
  return Readable.from(readPieces(manager, taskId, count), { objectMode: false });
}

/** What `writeBytes` has written. */
export function readBytes(manager: EntityManager, taskId: number, count: number): Readable {
  return Readable.from(bytesOf(readPieces(manager, taskId, count)), { objectMode: false });
}

/** One query for each piece, so that a slow reader holds no connection. @throws when the file is forgotten meanwhile */
async function* readPieces(manager: EntityManager, taskId: number, count: number): AsyncGenerator<string> {
  for (let number = 0; number < count; number += 1) {
    const { content } = await manager.findOneByOrFail(ExportPiece, { taskId, number });
    yield content;
  }
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece, 'base64');
}
