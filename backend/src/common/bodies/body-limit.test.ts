import type { AddressInfo } from 'node:net';
import { Body, Controller, Module, Post, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { rawRequest } from '../../../test/raw-request.js';
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
  app = await NestFactory.create<NestFastifyApplication>(SizesModule, new FastifyAdapter(fastifyOptions(0)), { logger: false, bodyParser: false });
  app.useGlobalFilters(new ApiErrorFilter());
  const fastify = app.getHttpAdapter().getInstance();
  readJsonBodies(fastify);
  limitBodies(fastify, async ({ headers }) => {
    if (headers.authorization !== 'Bearer known') throw new UnauthorizedException('Authentication failed');
  });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

const post = (path: string, kilobytes: number, authorization: string) =>
  request(app.getHttpServer()).post(path).set('Authorization', authorization).send({ photo: 'x'.repeat(kilobytes * KILOBYTE) });

it.each([
  ['/photo', 900, 'Bearer known', 201],
  ['/photo', 1100, 'Bearer known', 413],
  ['/photo', 1, 'Bearer stranger', 401],
  ['/words', 250, 'Bearer stranger', 201],
  ['/words', 300, 'Bearer known', 413],
])('%s with %d KB by %s is a %d', async (path, kilobytes, authorization, status) => {
  const answer = await post(path, kilobytes, authorization);
  expect(answer.status).toBe(status);
});

it('a stranger is refused before one byte of the body is read', async () => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const head = `POST /photo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${900 * KILOBYTE}\r\n\r\n`;
  const answer = await rawRequest(port, head);
  expect(answer.status).toBe(401);
  expect(JSON.parse(answer.body)).toEqual({ statusCode: 401, error: 'Unauthorized', message: 'Authentication failed' });
});
