import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { Logger as PinoLogger } from 'pino';
import { AppModule } from './app.module.js';
import { limitBodies } from './common/bodies/body-limit.js';
import { readJsonBodies } from './common/bodies/json-body-parser.js';
import { ApiErrorFilter } from './common/errors/api-error.filter.js';
import { fastifyOptions } from './common/fastify-options.js';
import { createLogger } from './common/logging/logger.js';
import { identifyRequests } from './common/logging/request-id.js';
import { serveOpenApi } from './common/openapi/serve-openapi.js';
import { tagPublicReads, tagRecords } from './common/serving/api-caching.js';
import { compressAnswers } from './common/serving/compress-answers.js';
import { setSecurityHeaders } from './common/serving/security-headers.js';
import { serveSite } from './common/serving/serve-site.js';
import { listSite } from './common/serving/site-files.js';
import { endConnectionsAtLast } from './common/serving/shutdown.js';
import { DtoPipe } from './common/validation/dto.pipe.js';
import type { RunningEnv } from './config/running-env.js';
import { askWhoBeforeBody } from './modules/auth/ask-who-before-body.js';

/** Where the builds of the site and of the back-office lie, below the directory the process was started in. */
const DIST_DIRECTORY = path.resolve('dist');

/** The whole application, ready to listen: used by main and, unchanged but for the silent log, by the tests. */
export async function createApp(
  env: RunningEnv,
  log: PinoLogger = createLogger('silent'),
  distDirectory = DIST_DIRECTORY,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(fastifyOptions(env.trustProxy));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env, log), adapter, {
    bufferLogs: true,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  app.useGlobalFilters(new ApiErrorFilter());
  app.useGlobalPipes(new DtoPipe());
  await app.register(fastifyCookie);
  const fastify = app.getHttpAdapter().getInstance();
  identifyRequests(fastify);
  const site = listSite(distDirectory, env.publicUrl);
  await setSecurityHeaders(fastify, env.publicUrl, site.inlineScripts);
  askWhoBeforeBody(app);
  limitBodies(fastify);
  readJsonBodies(fastify);
  tagPublicReads(fastify);
  tagRecords(fastify);
  compressAnswers(fastify);
  endConnectionsAtLast(app);
  await serveSite(fastify, site);
  serveOpenApi(app);
  return app;
}
