// The OpenAPI document of the built server: only the build runs the plugin that reads types and comments.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** Nothing is opened by it: in a preview Nest reads the controllers and makes none of them. */
const NOWHERE = {
  port: 0, host: '127.0.0.1', databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: '.data', publicUrl: 'http://localhost:3000', adminUsername: 'admin',
  mailFrom: 'nobody@stormcombat.example', staffEmail: 'nobody@stormcombat.example', seed: 'none', trustProxy: 0, rateLimitScale: 1, backgroundJobs: false,
};

/** Needs no database, no port and no clock; the same on every machine. Paths and schemas are in the order of the alphabet. */
export async function readDocument() {
  const { AppModule } = await import('../../dist/backend/src/app.module.js');
  const { createLogger } = await import('../../dist/backend/src/common/logging/logger.js');
  const { openApiDocument } = await import('../../dist/backend/src/common/openapi/serve-openapi.js');
  const app = await NestFactory.create(AppModule.with(NOWHERE, createLogger('silent')), new FastifyAdapter(), { preview: true, logger: ['error'], abortOnError: false });
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  const document = openApiDocument(app);
  return { ...document, paths: sorted(document.paths), components: { ...document.components, schemas: sorted(document.components.schemas) } };
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
