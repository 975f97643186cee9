import { type DynamicModule, Module, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { REQUEST_ID } from './request-id.js';
import { requestLogging } from './request-logging.js';

/** Nest's own log lines and one line per API request, all with the request's id. */
@Module({})
export class LoggingModule implements OnModuleInit {
  static with(logger: Logger): DynamicModule {
    const forRoutes = [{ path: '{*path}', method: RequestMethod.ALL }];
    return { module: LoggingModule, imports: [LoggerModule.forRoot({ pinoHttp: { logger, ...requestLogging }, forRoutes })] };
  }

  constructor(private readonly adapterHost: HttpAdapterHost) {}

  /** Every answer carries the id, so that a person can quote it. */
  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapterHost.httpAdapter.getInstance();
    fastify.addHook('onRequest', async (request, reply) => {
      reply.header(REQUEST_ID, request.id);
    });
  }
}
