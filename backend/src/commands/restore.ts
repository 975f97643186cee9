/**
 * `npm run restore <file>`: into an empty place, or with `-- --replace` and the word typed into that of a school. With
 * `-- --as-it-was` it is not brought forward: for a release that is older than this command.
 */
import 'reflect-metadata';
import path from 'node:path';
import { BackupFailure } from '../database/backup/backup-failure.js';
import { verifyRestorable, restoreBackup } from '../database/backup/restore-backup.js';
import { progressLine, runCommand, sizeInWords } from './run-command.js';
import { openSchoolDatabase } from './school-database.js';
import { isWordTyped } from './typed-word.js';
import { describeBackup } from '../database/backup/backup-directory.js';

const WORD = 'replace';

await runCommand(async (env, log) => {
  const replaces = process.argv.includes('--replace');
  const staysAsItWas = process.argv.includes('--as-it-was');
  const chosen = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (chosen === undefined) throw new BackupFailure('Name the backup: npm run restore <file>.');
  const file = path.resolve(chosen);
  const begun = Date.now();
  const backup = await describeBackup(file);
  await verifyRestorable(file, env.backupKey);
  if (replaces) await askForWord();
  const database = await openSchoolDatabase(env, log, false);
  try {
    const order = { databaseUrl: database.url, file, key: env.backupKey, replaces, staysAsItWas };
    const { tables, leftOut } = await restoreBackup(order, log, progressLine('Putting back and comparing'));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    process.stdout.write(
      `Restored and compared ${rows} rows of ${tables.length} tables in ${seconds} s, as they were at ` +
        `${backup.madeAt.toISOString()} (${sizeInWords(backup.size)}). ${leftOutWords(leftOut)}Start the school` +
        `${staysAsItWas ? ', with the release that wrote it' : ''}: npm start\n`,
    );
  } finally {
    await database.release();
  }
});

function leftOutWords(tables: readonly string[]): string {
  return tables.length === 0 ? '' : `Not put back, as no table of the school's: ${tables.join(', ')}. `;
}

async function askForWord(): Promise<void> {
  const question = `All that the school holds now goes. Type ${WORD} to go on: `;
  const isTyped = await isWordTyped(question, WORD, { input: process.stdin, output: process.stdout });
  if (!isTyped) throw new BackupFailure('Nothing was changed.');
}
