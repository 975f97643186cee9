import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../../common/access.decorators.js';
import { isAdminWrite } from '../../common/matched-route.js';
import { AuthenticationService } from './authentication.service.js';

/**
 * Fastify reads the body before any guard runs. This hook authenticates admin writes when only the headers are in, so
 * that nobody else can make the server parse megabytes.
 */
export function authenticateBeforeBody(app: NestFastifyApplication): void {
  const authentication = app.get(AuthenticationService, { strict: false });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isAdminWrite(request)) return;
    requireStaff(await authentication.require(request, reply));
  });
}
