import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../../common/access.decorators.js';
import { isAdminWrite } from '../../common/matched-route.js';
import { AuthenticationService } from './authentication.service.js';

/**
 * A body is read before any guard runs. Writes of the back-office are therefore judged once more, as soon as their
 * headers are in: nobody else can make the server take in and parse megabytes, or learn what a good body looks like.
 */
export function askWhoBeforeBody(app: NestFastifyApplication): void {
  const authentication = app.get(AuthenticationService, { strict: false });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isAdminWrite(request)) return;
    requireStaff(await authentication.require(request, reply));
  });
}
