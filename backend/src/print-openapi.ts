/**
 * Prints the OpenAPI document, for `npm run openapi`: the same on every machine, with paths and schemas in the order of
 * the alphabet. A preview of Nest reads the controllers and makes none of them, so it needs no database and no port.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { createLogger } from './common/logging/logger.js';
import { openApiDocument } from './common/openapi/serve-openapi.js';
import type { RunningEnv } from './config/running-env.js';

/** Nothing of it is used. */
const NOWHERE: RunningEnv = {
  port: 0,
  host: '127.0.0.1',
  databaseUrl: 'postgres://127.0.0.1:1/none',
  databaseDirectUrl: undefined,
  databaseConnections: 10,
  databaseTimeoutMs: 2_000,
  processes: 1,
  dataDir: '.data',
  backupDir: undefined,
  backupKey: undefined,
  publicUrl: 'http://localhost:3000',
  adminUsername: 'admin',
  adminPassword: undefined,
  smtpUrl: undefined,
  mailIn: undefined,
  mailInAddress: undefined,
  mailFrom: 'nobody@stormcombat.example',
  staffEmail: 'nobody@stormcombat.example',
  seed: 'none',
  trustProxy: 0,
  rateLimitScale: 1,
  metricsToken: undefined,
  pushHosts: [],
  cardPayments: undefined,
  payfastMerchantId: undefined,
  payfastMerchantKey: undefined,
  payfastPassphrase: undefined,
  payfastUrl: undefined,
  payfastSources: [],
  backgroundJobs: false,
};

const app = await NestFactory.create<NestFastifyApplication>(
  AppModule.with(NOWHERE, createLogger('silent')),
  new FastifyAdapter(),
  {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  },
);
app.setGlobalPrefix('api', { exclude: ['metrics'] });
const document = openApiDocument(app);
const ordered = {
  ...document,
  paths: sorted(document.paths),
  components: { ...document.components, schemas: sorted(document.components?.schemas ?? {}) },
};
process.stdout.write(`${JSON.stringify(ordered, null, 2)}\n`);

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
