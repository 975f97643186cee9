import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, StaleRecordError } from '#libs/contracts/api-error';
import { violatedConstraint } from './database-error.js';
import { describeError } from './describe-error.js';
import type { ErrorDescription } from './error-description.js';

const NOTHING_HERE: ErrorDescription = { statusCode: 404, message: 'There is nothing at this address' };

/** The only place that answers a failure: every error leaves in the one shape of CONTRACT section 2. */
@Catch()
export class ApiErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const described = request.is404 ? NOTHING_HERE : describeError(error);
    if (described.statusCode >= 500) this.log(error, described, request);
    else this.logConstraint(error, request);
    if (reply.sent) return;
    if (described.retryAfterSeconds !== undefined) reply.header('Retry-After', described.retryAfterSeconds);
    reply.status(described.statusCode).type('application/json; charset=utf-8').send(apiErrorBody(described));
  }

  /** No rule of ours foresaw that the database would refuse this: which of its rules did, only this line says. */
  private logConstraint(error: unknown, request: FastifyRequest): void {
    const constraint = violatedConstraint(error);
    if (constraint === undefined) return;
    this.logger.warn({
      msg: 'Refused by the database',
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      constraint,
    });
  }

  private log(error: unknown, { statusCode }: ErrorDescription, request: FastifyRequest): void {
    this.logger.error({
      msg: 'Request failed',
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      statusCode,
      err: error,
    });
  }
}

/** The JSON of an error answer (CONTRACT section 2, "Errors"). */
export function apiErrorBody({
  statusCode,
  message,
  errors,
  reason,
  nextDates,
  current,
}: ErrorDescription): ApiError | StaleRecordError<object> {
  return {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message,
    ...(errors && { errors }),
    ...(reason && { reason }),
    ...(nextDates && { nextDates }),
    ...(current && { current }),
  };
}
