/** The backups in BACKUP_DIR. A file gets its name only once it is complete and verified. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupKind, expiredBackups } from '#libs/domain/backup-retention';
import type { Env } from '../../config/env.js';
import { BackupFailure } from './backup-failure.js';
import { readHeader } from './backup-file.js';

const ENDING = '.backup';
const NAME = /^storm-[\w-]+\.backup$/;
const UNFINISHED = '.unfinished-';

export interface Backup {
  name: string;
  /** Bytes. */
  size: number;
  madeAt: Date;
  /** The release that made it. */
  release: string;
  /** What asked for it. */
  kind: BackupKind;
  encrypted: boolean;
  /** It was read back whole after it was written, and is as long as it was then. */
  verified: boolean;
}

export function backupDirectory({ backupDir, dataDir }: Pick<Env, 'backupDir' | 'dataDir'>): string {
  return backupDir ?? path.join(dataDir, 'backups');
}

/** The latest first, without files that are no backup or have no readable header. */
export async function listBackups(directory: string): Promise<Backup[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => NAME.test(name));
  const backups = await Promise.all(
    names.map((name) => describeBackup(path.join(directory, name)).catch(() => undefined)),
  );
  return backups
    .filter((backup) => backup !== undefined)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || (a.name < b.name ? 1 : -1));
}

/** @throws BackupFailure for what is no backup */
export async function describeBackup(file: string): Promise<Backup> {
  const { header, size, isWhole } = await readHeader(file);
  return {
    name: path.basename(file),
    size,
    madeAt: new Date(header.madeAt),
    release: header.release,
    kind: header.kind,
    encrypted: header.salt !== undefined,
    verified: isWhole,
  };
}

/** `storm-2026-11-23T00-30-00-000Z-nightly.backup` */
export function backupName(kind: BackupKind, madeAt: string): string {
  return `storm-${madeAt.replaceAll(/[:.]/g, '-')}-${kind}${ENDING}`;
}

/** @throws BackupFailure when the directory cannot be made */
export async function makeDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFailure(`The directory ${directory} for backups cannot be made (${error.code}): set BACKUP_DIR.`);
  });
}

/** The temporary name under which it is written. */
export function unfinishedName(file: string): string {
  return path.join(path.dirname(file), `${UNFINISHED}${path.basename(file)}`);
}

/** Renames the file, then fsyncs the directory, so that the name survives a power cut too. */
export async function finish(unfinished: string, file: string): Promise<void> {
  await rename(unfinished, file);
  const handle = await open(path.dirname(file), 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes those that retention lets go. */
export async function removeExpired(directory: string): Promise<string[]> {
  const expired = expiredBackups(await listBackups(directory), new Date());
  for (const name of expired) await rm(path.join(directory, name), { force: true });
  return expired;
}

/** Removes temporary files of killed backups. Only while no other backup is being written. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.startsWith(UNFINISHED)) await rm(path.join(directory, name), { force: true });
}

/** Undefined when there is no backup of that name. */
export async function findBackup(directory: string, name: string): Promise<string | undefined> {
  if (!NAME.test(name)) return undefined;
  const file = path.join(directory, name);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}
