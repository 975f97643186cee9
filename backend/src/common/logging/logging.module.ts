import { type DynamicModule, Module, RequestMethod } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { requestLogging } from './request-logging.js';

/** Nest's own log lines and one line per API request, all with the request's id. */
@Module({})
export class LoggingModule {
  static with(logger: Logger): DynamicModule {
    const forRoutes = [{ path: '{*path}', method: RequestMethod.ALL }];
    return {
      module: LoggingModule,
      imports: [LoggerModule.forRoot({ pinoHttp: { logger, ...requestLogging }, forRoutes })],
    };
  }
}
