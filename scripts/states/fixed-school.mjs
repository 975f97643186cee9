// A school of its own whose clock stands still: the server's, and that of its database.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { SchoolServer } from '../../e2e/support/school-server.mjs';

/** A Wednesday morning in Sandton, no holiday, with classes still to come. */
export const FIXED_MOMENT = '2030-03-06T08:00:30.000Z';

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, 'fixed-process.mjs')).href;
/** The database's own functions, because columns and jobs use them; only a superuser of a scratch database may. */
const STOP_THE_CLOCK = ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']
  .map(
    (name) =>
      `CREATE OR REPLACE FUNCTION pg_catalog.${name}() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
        AS $$ SELECT '${FIXED_MOMENT}'::pg_catalog.timestamptz $$;`,
  )
  .join('\n');

/** @returns {Promise<SchoolServer>} started, with the demonstration records of the fixed moment */
export async function openFixedSchool() {
  const school = await SchoolServer.prepare();
  // The first start makes the database; the records come once its clock stands still.
  school.variables = { SEED: 'none' };
  await school.start();
  await withDatabase(school, async (db) => {
    await db.query(`SET allow_system_table_mods = on; ${STOP_THE_CLOCK}`);
    await db.query('DELETE FROM public.users');
  });
  await school.stop();
  school.variables = { NODE_OPTIONS: `--import=${PRELOAD}`, FIXED_MOMENT, FIXED_SEED: 'states' };
  await school.start();
  return school;
}

/** @param {SchoolServer} school @param {(db: pg.Client) => Promise<T>} work @template T @returns {Promise<T>} */
export async function withDatabase(school, work) {
  const asOwner = new URL(await school.databaseUrl());
  asOwner.username = 'postgres';
  const db = new pg.Client(asOwner.href);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
