/** Makes a backup of a database in use: one snapshot on one connection, without blocking anybody. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { BackupKind } from '#libs/domain/backup-retention';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { RELEASE } from '../../common/release.js';
import { openClient } from '../open-client.js';
import {
  type Backup,
  backupName,
  describeBackup,
  finish,
  makeDirectory,
  removeExpired,
  removeUnfinished,
  unfinishedName,
} from './backup-directory.js';
import { BackupFailure } from './backup-failure.js';
import { readBackup, writeBackup } from './backup-file.js';
import { encodePart, type Manifest, readParts, type SequencePlace } from './backup-parts.js';
import { COPY_SETTINGS, copyOut, tablesToCopy } from './table-copies.js';

/** Advisory lock: one backup of a database at a time. */
const BACKUP_LOCK = 7_411_002;
const LOOKED_EVERY_MS = 500;
/** The share of the time that writing takes; the rest is verifying. */
const WRITING = 0.8;
const MAX_PIECE_BYTES = 1 << 20;

export interface BackupRequest {
  /** A direct connection, not behind a pooler (directDatabaseUrl). */
  databaseUrl: string;
  directory: string;
  /** Where to write it instead of BACKUP_DIR. */
  file?: string | undefined;
  key: string | undefined;
  kind: BackupKind;
  /** Whether it waits for a running backup; otherwise it is refused. */
  waitsItsTurn?: boolean;
}

export interface MadeBackup extends Backup {
  file: string;
  tables: number;
  rows: number;
}

/** From 0 to 1. What it throws ends the work. */
export type OnProgress = (part: number) => void | Promise<void>;

/**
 * @throws BackupFailure in one sentence, or the signal's reason; what was written by then is removed
 */
export async function makeBackup(
  order: BackupRequest,
  log: Logger,
  signal: AbortSignal = new AbortController().signal,
  onProgress: OnProgress = () => undefined,
): Promise<MadeBackup> {
  const client = await openClient(order.databaseUrl, log, signal);
  // Aborting closes the connection, which ends the copying.
  const leave = () => void client.end();
  signal.addEventListener('abort', leave);
  try {
    await takeTurn(client, order, signal, onProgress);
    return await write(client, order, signal, onProgress);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    await client.end().catch(() => undefined);
  }
}

/** The lock belongs to the connection, so it ends with the process. */
async function takeTurn(
  client: Client,
  { waitsItsTurn = false }: BackupRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [BACKUP_LOCK]);
    if (rows[0]?.taken) return;
    if (!waitsItsTurn) throw new BackupFailure('Another backup is in progress. Wait until it is done.');
    await onProgress(0);
    await pause(LOOKED_EVERY_MS, undefined, { signal });
  }
}

async function write(
  client: Client,
  { directory, file: chosen, key, kind }: BackupRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<MadeBackup> {
  const madeAt = new Date().toISOString();
  const file = chosen ?? path.join(directory, backupName(kind, madeAt));
  await makeDirectory(path.dirname(file));
  if (!chosen) await removeUnfinished(directory);
  const unfinished = unfinishedName(file);
  try {
    await onProgress(0);
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${COPY_SETTINGS}`);
    const migrations = await migrationsDone(client);
    const content = snapshot(client, (part) => onProgress(part * WRITING));
    await writeBackup(unfinished, { release: RELEASE, madeAt, kind, migrations }, key, content, signal);
    await client.query('COMMIT');
    const manifest = await verifyBackupFile(unfinished, key, (part) => onProgress(WRITING + part * (1 - WRITING)));
    // Verified before it gets its name.
    await onProgress(1);
    await finish(unfinished, file);
    if (!chosen) await removeExpired(directory);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { ...(await describeBackup(file)), file, tables: manifest.tables.length, rows };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw explained(error, path.dirname(file));
  }
}

async function migrationsDone(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** All tables in one snapshot, as parts of the file. */
async function* snapshot(client: Client, onProgress: OnProgress): AsyncGenerator<Buffer> {
  const tables = await tablesToCopy(client);
  const weight = tables.reduce((sum, table) => sum + table.weight, 1);
  const manifest: Manifest = { tables: [], sequences: [] };
  let done = 0;
  for (const table of tables) {
    const { name, columns } = table;
    yield encodePart('table', { name, columns });
    const hash = createHash('sha256');
    const copied = copyOut(client, table);
    let bytes = 0;
    for await (const piece of copied) {
      hash.update(piece);
      bytes += piece.length;
      // One value may be of many megabytes.
      for (let at = 0; at < piece.length; at += MAX_PIECE_BYTES)
        yield encodePart('rows', piece.subarray(at, at + MAX_PIECE_BYTES));
      await onProgress((done + Math.min(bytes, table.weight)) / weight);
    }
    done += table.weight;
    const end = { rows: copied.rowCount, sha256: hash.digest('hex') };
    manifest.tables.push({ name, ...end });
    yield encodePart('tableEnd', end);
  }
  // Sequences are not covered by the snapshot: read last, they are never behind the rows.
  manifest.sequences = await sequencePlaces(client);
  yield encodePart('manifest', manifest);
}

async function sequencePlaces(client: Client): Promise<SequencePlace[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  );
  const places: SequencePlace[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<SequencePlace, 'name'>>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM "${name}"`,
    );
    if (found[0]) places.push({ name, ...found[0] });
  }
  return places;
}

/**
 * Reads the whole file and verifies it.
 * @param onProgress from 0 to 1
 * @throws BackupFailure when it is not what was written
 */
export async function verifyBackupFile(
  file: string,
  key: string | undefined,
  onProgress?: OnProgress,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readBackup(
    file,
    key,
    async (content) => {
      for await (const part of readParts(content)) if (part.kind === 'manifest') manifest = part.manifest;
    },
    onProgress,
  );
  if (!manifest) throw new BackupFailure('The backup holds nothing.');
  return manifest;
}

function explained(error: unknown, directory: string): unknown {
  if (error instanceof BackupFailure) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupFailure(`The disk of ${directory} is full: make room there, or set BACKUP_DIR to another disk.`);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new BackupFailure(`Backups cannot be written to ${directory} (${code}): set BACKUP_DIR to another one.`);
  return new BackupFailure(`The backup could not be made (${errorSentence(error)}).`);
}
