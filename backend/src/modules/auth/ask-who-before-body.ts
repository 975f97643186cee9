import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../../common/access.decorators.js';
import { isAdminRoute } from '../../common/matched-route.js';
import { AuthenticationService } from './authentication.service.js';

const BODILESS_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A body is read before any guard runs. Writes of the back-office are therefore judged once more, as soon as their
 * headers are in: nobody else can make the server take in and parse megabytes, or learn what a good body looks like.
 */
export function askWhoBeforeBody(app: NestFastifyApplication): void {
  const authentication = app.get(AuthenticationService, { strict: false });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    if (BODILESS_METHODS.includes(request.method) || !isAdminRoute(request)) return;
    requireStaff(await authentication.require(request, reply));
  });
}
