import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { RefusedFields } from '../errors/exceptions.js';
import { isAdminWrite } from '../matched-route.js';
import { isRecord } from './dto.pipe.js';

/**
 * Refuses body fields on admin routes that take no body, as DTOs refuse unknown fields: whoever posts `to` with a quote
 * must not think that it was used.
 */
@Injectable()
export class UnexpectedBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const fields = isRecord(request.body) ? Object.keys(request.body) : [];
    if (fields.length > 0 && isAdminWrite(request) && !takesBody(context))
      throw new RefusedFields(Object.fromEntries(fields.map((field) => [field, `Unknown field: ${field}`])));
    return next.handle();
  }
}

/** Nest's metadata keys are `3:0`: the kind of the parameter and its index. */
function takesBody(context: ExecutionContext): boolean {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as
    | Record<string, unknown>
    | undefined;
  return Object.keys(parameters ?? {}).some((parameter) => parameter.startsWith(`${RouteParamtypes.BODY}:`));
}
