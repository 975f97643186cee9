import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { readJsonBodies } from './common/bodies/json-body-parser.js';
import { ApiErrorFilter } from './common/errors/api-error.filter.js';
import { fastifyOptions } from './common/fastify-options.js';
import { DtoPipe } from './common/validation/dto.pipe.js';
import type { RunningEnv } from './config/running-env.js';

/** The whole application, ready to listen: used by main and, unchanged, by the tests. */
export async function createApp(env: RunningEnv): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(fastifyOptions(env.trustProxy));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), adapter, { bufferLogs: true, bodyParser: false });
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ApiErrorFilter());
  app.useGlobalPipes(new DtoPipe());
  await app.register(fastifyCookie);
  readJsonBodies(adapter.getInstance());
  return app;
}
