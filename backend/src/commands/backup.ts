/** `npm run backup [file]`: the school as it is at this moment, whether it runs or not. */
import 'reflect-metadata';
import path from 'node:path';
import { backupDirectory } from '../database/backup/backup-directory.js';
import { makeBackup } from '../database/backup/make-backup.js';
import { progressLine, runCommand, sizeInWords } from './run-command.js';
import { openSchoolDatabase } from './school-database.js';

await runCommand(async (env, log) => {
  const chosen = process.argv[2];
  const begun = Date.now();
  const database = await openSchoolDatabase(env, log, true);
  try {
    const made = await makeBackup(
      {
        databaseUrl: database.url,
        directory: backupDirectory(env),
        file: chosen === undefined ? undefined : path.resolve(chosen),
        key: env.backupKey,
        kind: 'by-hand',
      },
      log,
      undefined,
      progressLine('Backing up and reading back'),
    );
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    process.stdout.write(
      `Backed up ${made.rows} rows of ${made.tables} tables in ${seconds} s: ${made.file} ` +
        `(${sizeInWords(made.size)}, ${made.encrypted ? 'encrypted' : 'not encrypted: BACKUP_KEY is not set'})\n`,
    );
  } finally {
    await database.release();
  }
});
