/** The real application on a database of its own: one per spec file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { EntityManager } from 'typeorm';
import type { RunningEnv } from '../src/config/running-env.js';
import { createApp } from '../src/configure-app.js';
import { createDatabase } from './template-database.js';

export interface TestApp {
  app: NestFastifyApplication;
  /** For supertest: request(t.server).get('/api/...'). */
  server: ReturnType<NestFastifyApplication['getHttpServer']>;
  db: EntityManager;
  env: RunningEnv;
  close(): Promise<void>;
}

/** @param distDirectory where the builds of the site lie; without it there are none */
export async function startTestApp(overrides: Partial<RunningEnv> = {}, distDirectory = 'no-builds'): Promise<TestApp> {
  const database = await createDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storm-data-'));
  const env: RunningEnv = {
    port: 0,
    host: '127.0.0.1',
    databaseDirectUrl: undefined,
    databaseConnections: 10,
    // No test depends on how quick the machine is.
    databaseTimeoutMs: 30_000,
    processes: 1,
    dataDir,
    backupDir: undefined,
    backupKey: undefined,
    publicUrl: 'http://localhost:3000',
    adminUsername: 'admin',
    adminPassword: undefined,
    smtpUrl: undefined,
    mailFrom: 'Storm Combat Academy <no-reply@stormcombat.example>',
    staffEmail: 'staff@stormcombat.example',
    mailIn: undefined,
    mailInAddress: undefined,
    seed: 'none',
    trustProxy: 0,
    rateLimitScale: 1,
    metricsToken: undefined,
    pushHosts: ['fcm.googleapis.com', 'push.example'],
    cardPayments: undefined,
    payfastMerchantId: undefined,
    payfastMerchantKey: undefined,
    payfastPassphrase: undefined,
    payfastUrl: undefined,
    payfastSources: ['127.0.0.1'],
    backgroundJobs: false,
    // Each read sees what the test has just written, by whatever way.
    changeProofLifeMs: 0,
    ...overrides,
    databaseUrl: database.url,
  };
  const app = await createApp(env, undefined, distDirectory);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();

  return {
    app,
    server: app.getHttpServer(),
    db: app.get(EntityManager),
    env,
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** All that hold records or waiting jobs, as SQL writes them. */
export async function tablesOf(t: TestApp): Promise<string[]> {
  const rows = await t.db.query<{ name: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE'
       AND (table_schema = 'public' AND table_name <> 'migrations' OR table_name = '_private_jobs') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** An application without records, jobs and mails again: a hundred times quicker than another application. */
export async function forgetEverything(t: TestApp): Promise<void> {
  // Not by the application's own connections: a request may not take so long, and this one needs no trigger.
  const client = new Client({ connectionString: t.env.databaseUrl });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica`);
    // Emptying all tables, of which a test fills three, takes PostgreSQL twenty times longer.
    const written = await tablesOf(t).then((tables) =>
      client.query<{ name: string }>(tables.map(ifWritten).join(' UNION ALL ')),
    );
    const { rows: counted } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
       WHERE schemaname = 'public' AND sequencename <> 'migrations_id_seq' AND last_value IS NOT NULL`,
    );
    await client.query(
      [
        ...written.rows.map(({ name }) => `DELETE FROM ${name}`),
        ...counted.map(({ name }) => `ALTER SEQUENCE ${name} RESTART`),
      ].join(';'),
    );
  } finally {
    await client.end();
  }
  await rm(path.join(t.env.dataDir, 'mail'), { recursive: true, force: true });
}

const ifWritten = (table: string) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table})`;

/**
 * What another process on the same database would be; the caller closes it. It has no builds: reading them takes
 * seconds on a busy machine.
 */
export function createReplica(t: TestApp): Promise<NestFastifyApplication> {
  return createApp(t.env, undefined, 'no-builds');
}

/** The same, ready for requests by `inject`. */
export async function startReplica(t: TestApp): Promise<NestFastifyApplication> {
  const replica = await createReplica(t);
  await replica.init();
  await replica.getHttpAdapter().getInstance().ready();
  return replica;
}
