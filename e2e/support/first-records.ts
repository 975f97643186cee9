/** The records that a school began with: going back to them is a hundred times quicker than another school. */
import pg from 'pg';
import type { SchoolServer } from './school-server.mjs';

/** Each runs in one transaction. A table comes after those that it refers to, in which order it is filled. */
const EACH_TABLE = `WITH RECURSIVE filled (name, level) AS (
    SELECT oid, 0 FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    UNION SELECT conrelid, level + 1 FROM filled JOIN pg_constraint ON confrelid = name
      WHERE contype = 'f' AND conrelid <> confrelid
  ) SELECT name::regclass AS name FROM filled GROUP BY name ORDER BY max(level), name`;

const KEEP = `DO $$ DECLARE kept record; BEGIN
  CREATE SCHEMA kept;
  FOR kept IN ${EACH_TABLE} LOOP EXECUTE format('CREATE TABLE kept.%1$s AS TABLE public.%1$s', kept.name); END LOOP;
  CREATE TABLE kept.last_ids AS
    SELECT format('public.%I', sequencename) AS sequence, last_value FROM pg_sequences WHERE schemaname = 'public';
END $$`;

/**
 * All tables at once or none, again and again: who waits for one with others in hand meets the server's own last writes
 * in a deadlock. Without triggers, for what they keep in step is kept too. Where a journey began to count anew
 * (many-records.mjs), the next id is again one that no record has.
 */
const RESTORE = `DO $$ DECLARE kept record; BEGIN
  LOOP
    BEGIN
      EXECUTE (SELECT 'LOCK TABLE ' || string_agg(name::text, ', ') || ' IN ACCESS EXCLUSIVE MODE NOWAIT'
        FROM (${EACH_TABLE}) AS tables);
      EXIT;
    EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.01);
    END;
  END LOOP;
  FOR kept IN ${EACH_TABLE} LOOP EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', kept.name); END LOOP;
  EXECUTE (SELECT 'TRUNCATE ' || string_agg(name::text, ', ') FROM (${EACH_TABLE}) AS tables);
  FOR kept IN ${EACH_TABLE} LOOP EXECUTE format('INSERT INTO public.%1$s TABLE kept.%1$s', kept.name); END LOOP;
  FOR kept IN ${EACH_TABLE} LOOP EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', kept.name); END LOOP;
  PERFORM setval(sequence::regclass, greatest(last_value, pg_sequence_last_value(sequence::regclass)))
    FROM kept.last_ids WHERE last_value IS NOT NULL;
END $$`;

/** To be called while nobody has changed anything. */
export async function keepFirstRecords(school: SchoolServer): Promise<void> {
  await run(school, KEEP);
}

/** Back to what was kept; who was signed in is not any more. */
export async function restoreFirstRecords(school: SchoolServer): Promise<void> {
  await run(school, RESTORE);
}

async function run(school: SchoolServer, statement: string): Promise<void> {
  const db = new pg.Client(await school.databaseUrl());
  await db.connect();
  try {
    await db.query(statement);
  } finally {
    await db.end();
  }
}
