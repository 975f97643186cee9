/** The records that a school began with: going back to them is a hundred times quicker than another school. */
import pg from 'pg';
import type { SchoolServer } from './school-server.mjs';

/** Each runs in one transaction. */
const EACH_TABLE = `SELECT oid::regclass AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'`;

/** Another text after any write to the table: how many rows it has, and which transaction wrote the newest of them. */
const PRINT = `format('SELECT concat(count(*), ''/'', max(xmin::text::bigint)) FROM %s', kept.name)`;

const KEEP = `DO $$ DECLARE kept record; found text; BEGIN
  CREATE SCHEMA kept;
  CREATE TABLE kept.prints (name regclass, print text);
  FOR kept IN ${EACH_TABLE} LOOP
    EXECUTE format('CREATE TABLE kept.%1$s AS TABLE public.%1$s', kept.name);
    EXECUTE ${PRINT} INTO found;
    INSERT INTO kept.prints VALUES (kept.name, found);
  END LOOP;
  CREATE TABLE kept.last_ids AS
    SELECT format('public.%I', sequencename) AS sequence, last_value FROM pg_sequences WHERE schemaname = 'public';
END $$`;

/**
 * All tables at once or none, again and again: who waits for one with others in hand meets the server's own last writes
 * in a deadlock. Filled anew is what was written since, without triggers and constraints: what they keep in step is
 * kept too, and what they tell the servers is told here. Where a journey began to count anew (many-records.mjs), the
 * next id is again one that no record has.
 */
const RESTORE = `DO $$ DECLARE kept record; found text; written oid[] := '{}'; BEGIN
  LOOP
    BEGIN
      EXECUTE (SELECT 'LOCK TABLE ' || string_agg(name::text, ', ') || ' IN ACCESS EXCLUSIVE MODE NOWAIT'
        FROM (${EACH_TABLE}) AS tables);
      EXIT;
    EXCEPTION WHEN lock_not_available THEN PERFORM pg_sleep(0.01);
    END;
  END LOOP;
  FOR kept IN TABLE kept.prints LOOP
    EXECUTE ${PRINT} INTO found;
    IF found <> kept.print THEN written := written || kept.name::oid; END IF;
  END LOOP;
  IF written = '{}' THEN RETURN; END IF;
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR kept IN SELECT unnest(written)::regclass AS name LOOP
    EXECUTE format('DELETE FROM public.%s', kept.name);
    EXECUTE format('INSERT INTO public.%1$s TABLE kept.%1$s', kept.name);
    EXECUTE ${PRINT} INTO found;
    UPDATE kept.prints SET print = found WHERE name = kept.name;
    PERFORM pg_notify('changes', kept.name::text);
  END LOOP;
  PERFORM setval(sequence::regclass, last_value)
    FROM kept.last_ids WHERE last_value > coalesce(pg_sequence_last_value(sequence::regclass), 0);
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
  const asOwner = new URL(await school.databaseUrl());
  asOwner.username = 'postgres';
  const db = new pg.Client(asOwner.href);
  await db.connect();
  try {
    await db.query(statement);
  } finally {
    await db.end();
  }
}
