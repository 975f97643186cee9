import type { Client } from 'pg';
import { StartFailure } from '../common/start-failure.js';

/** Without these a power cut loses or tears what was already confirmed to a customer. */
const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * Names the settings of this server under which a confirmed order could be lost; empty when all is well.
 * @throws StartFailure when the database cannot hold every language's text.
 */
export async function findUnsafeSettings(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [[...DURABILITY, 'server_encoding']],
  );
  const encoding = rows.find(({ name }) => name === 'server_encoding')?.setting;
  if (encoding !== 'UTF8') throw new StartFailure(`The database must have the encoding UTF8 and has ${encoding}: make one with ENCODING 'UTF8'.`);
  return rows.filter(({ name, setting }) => DURABILITY.includes(name) && setting === 'off').map(({ name }) => name);
}
