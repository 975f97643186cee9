import { ForbiddenException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { AuthenticationService } from './authentication.service.js';

/** Every route below these is for admins. */
const ADMIN_PATHS = /^\/api\/(admin|upload)\//;
const BODILESS_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A body is read before any guard runs. Writes of the back-office are therefore judged once more, as soon as their
 * headers are in: nobody else can make the server take in and parse megabytes, or learn what a good body looks like.
 */
export function askWhoBeforeBody(app: NestFastifyApplication): void {
  const authentication = app.get(AuthenticationService, { strict: false });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.is404 || BODILESS_METHODS.includes(request.method) || !ADMIN_PATHS.test(request.url)) return;
    const user = await authentication.require(request, reply);
    if (user.role !== 'admin') throw new ForbiddenException(LOGIN_RULES.notAdmin);
  });
}
