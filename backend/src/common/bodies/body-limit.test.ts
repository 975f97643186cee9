import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { ApiErrorFilter } from '../errors/api-error.filter.js';
import { fastifyOptions } from '../fastify-options.js';
import { BodyLimit, limitBodies } from './body-limit.js';
import { readJsonBodies } from './json-body-parser.js';

const KILOBYTE = 1024;

@Controller()
class SizesController {
  @Post('photo')
  @BodyLimit(1024 * KILOBYTE)
  photo(@Body() body: { photo: string }): { length: number } {
    return { length: body.photo.length };
  }

  @Post('words')
  words(@Body() body: { photo: string }): { length: number } {
    return { length: body.photo.length };
  }
}

@Module({ controllers: [SizesController] })
class SizesModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(SizesModule, new FastifyAdapter(fastifyOptions(0)), {
    logger: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ApiErrorFilter());
  const fastify = app.getHttpAdapter().getInstance();
  readJsonBodies(fastify);
  limitBodies(fastify);
  await app.init();
  await fastify.ready();
});
afterAll(() => app.close());

it.each([
  ['/photo', 900, 201],
  ['/photo', 1100, 413],
  ['/words', 250, 201],
  ['/words', 300, 413],
])('%s with %d KB is a %d', async (path, kilobytes, status) => {
  const answer = await request(app.getHttpServer())
    .post(path)
    .send({ photo: 'x'.repeat(kilobytes * KILOBYTE) });
  expect(answer.status).toBe(status);
});
