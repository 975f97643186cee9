/** The database and the role that the product uses inside the embedded server, made when they are missing. */
import { Client } from 'pg';

const NAME = 'storm';

export function databaseUrl(port: number, password: string): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
}

/** The product's role owns its database and may do nothing outside it. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
    if (!role.rowCount) await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD '${password}'`); // hexadecimal digits only
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  } finally {
    await client.end();
  }
}
