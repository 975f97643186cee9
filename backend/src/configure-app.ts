import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { RunningEnv } from './config/running-env.js';

/** The whole application, ready to listen: used by main and, unchanged, by the tests. */
export async function createApp(env: RunningEnv): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), new FastifyAdapter(), { bufferLogs: true });
  app.setGlobalPrefix('api');
  await app.register(fastifyCookie);
  return app;
}
