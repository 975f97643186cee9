/** What the schema says of itself to an older release that meets it (decision 0061). */
import { type Client, escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';
import { RELEASE } from '../common/release.js';

/**
 * The oldest release that can read the schema as this one leaves it: the one that brought the newest migration, as a
 * release stops at a migration that it does not know. Raised, to the release to come, with its first migration.
 */
export const OLDEST_READER = '0.7.0';

export interface SchemaRelease {
  /** Which brought it up to date. */
  release: string;
  oldestReader: string;
}

/** Kept as the comment of the table that says which migrations were done: it needs no table, and no backup. */
export async function writeSchemaRelease(dataSource: DataSource): Promise<void> {
  const said = JSON.stringify({ release: RELEASE, oldestReader: OLDEST_READER } satisfies SchemaRelease);
  const [row] = await dataSource.query<{ said: string | null }[]>(SAID);
  if (row?.said !== said) await dataSource.query(`COMMENT ON TABLE migrations IS ${escapeLiteral(said)}`);
}

/** Undefined: it was last brought up to date by a release that did not say so, or somebody wrote another comment. */
export async function readSchemaRelease(client: Client): Promise<SchemaRelease | undefined> {
  const { rows } = await client.query<{ said: string | null }>(SAID);
  try {
    const { release, oldestReader } = JSON.parse(rows[0]?.said ?? '{}') as Partial<SchemaRelease>;
    return typeof release === 'string' && typeof oldestReader === 'string' ? { release, oldestReader } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Why this release stops at a newer schema, and which to start.
 * @param wayBack the command that puts back what was there before, if there is a backup of then
 */
export function newerSchema(unknown: string, schema: SchemaRelease | undefined, wayBack: string | undefined): string {
  const back = `or go back to what was there before it${wayBack === undefined ? '' : `: ${wayBack}`}.`;
  const reason = `(this one, ${RELEASE}, does not know its migration ${unknown})`;
  if (schema === undefined || schema.release === RELEASE)
    return `The database was brought up to date by a newer release ${reason}: start that release, ${back}`;
  return (
    `The database was brought up to date by release ${schema.release} ${reason}. ` +
    `The oldest release that can read it is ${schema.oldestReader}: start that or a newer one, ${back}`
  );
}

const SAID = `SELECT obj_description(to_regclass('migrations'), 'pg_class') AS said`;
