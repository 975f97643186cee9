import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { RefusedFields } from '../errors/exceptions.js';
import { isAdminWrite } from '../matched-route.js';
import { isRecord } from './dto.pipe.js';

/**
 * A route of staff that takes no body refuses the fields of one, as others refuse a field that nobody knows: who sends
 * a quote `to` somebody must not read that it was sent, to somebody else.
 */
@Injectable()
export class UnaskedBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const fields = isRecord(request.body) ? Object.keys(request.body) : [];
    if (fields.length > 0 && isAdminWrite(request) && !takesBody(context))
      throw new RefusedFields(Object.fromEntries(fields.map((field) => [field, `Unknown field: ${field}`])));
    return next.handle();
  }
}

/** Nest notes the parameters of a handler as `3:0`: the kind of each, and which one it is. */
function takesBody(context: ExecutionContext): boolean {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as
    | Record<string, unknown>
    | undefined;
  return Object.keys(parameters ?? {}).some((parameter) => parameter.startsWith(`${RouteParamtypes.BODY}:`));
}
