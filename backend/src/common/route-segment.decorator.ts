import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { matchedRoute } from './matched-route.js';

/** Makes a parameter decorator for a controller with one route per name: it gives the name in the matched route. */
export function routeSegmentParam(names: readonly string[]) {
  return createParamDecorator((_: unknown, context: ExecutionContext): string => {
    const route = matchedRoute(context.switchToHttp().getRequest<FastifyRequest>());
    return names.find((name) => route.split('/').includes(name))!;
  });
}
