/** `npm run second-step-off <username>`: for the owner who has lost the phone and the recovery codes. */
import 'reflect-metadata';
import { StartFailure } from '../common/start-failure.js';
import { openClient } from '../database/open-client.js';
import { secondFactorOff } from '../modules/auth/second-factor-off.js';
import { runCommand } from './run-command.js';
import { openSchoolDatabase } from './school-database.js';

await runCommand(async (env, log) => {
  const chosen = process.argv[2];
  if (chosen === undefined) throw new StartFailure('Name the account: npm run second-step-off <username>.');
  const database = await openSchoolDatabase(env, log, true);
  try {
    const client = await openClient(database.url, log, new AbortController().signal);
    const username = await secondFactorOff(client, chosen);
    await client.end();
    if (username === undefined) throw new StartFailure(`No account ${chosen} has a second step. Nothing was changed.`);
    process.stdout.write(`The second step of ${username} is off, and all of its sign-ins have ended.
`);
  } finally {
    await database.release();
  }
});
