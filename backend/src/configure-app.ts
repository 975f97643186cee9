import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { Logger as PinoLogger } from 'pino';
import { AppModule } from './app.module.js';
import { readJsonBodies } from './common/bodies/json-body-parser.js';
import { ApiErrorFilter } from './common/errors/api-error.filter.js';
import { fastifyOptions } from './common/fastify-options.js';
import { createLogger } from './common/logging/logger.js';
import { DtoPipe } from './common/validation/dto.pipe.js';
import type { RunningEnv } from './config/running-env.js';

/** The whole application, ready to listen: used by main and, unchanged but for the silent log, by the tests. */
export async function createApp(env: RunningEnv, log: PinoLogger = createLogger('silent')): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(fastifyOptions(env.trustProxy));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env, log), adapter, { bufferLogs: true, bodyParser: false });
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  app.useGlobalFilters(new ApiErrorFilter());
  app.useGlobalPipes(new DtoPipe());
  await app.register(fastifyCookie);
  readJsonBodies(adapter.getInstance());
  return app;
}
