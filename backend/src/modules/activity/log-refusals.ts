import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf, type WithCurrentUser } from '../../common/access.decorators.js';
import { matchedRoute } from '../../common/matched-route.js';
import { ActivityService } from './activity.service.js';

const FORBIDDEN = 403;
const RESOURCE = /^\/api\/(?:admin\/)?([^/]+)/;
const logger = new Logger('Activity');

/** Logs every 403 of an authenticated caller, also those sent before any guard ran. */
export function logRefusals(app: NestFastifyApplication): void {
  const activity = app.get(ActivityService, { strict: false });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request: FastifyRequest & WithCurrentUser, reply, payload) => {
    const user = request.currentUser ?? request.refusedUser;
    if (reply.statusCode !== FORBIDDEN || !user) return payload;
    const route = matchedRoute(request);
    try {
      await activity.countRefusal(actorOf(user), `${request.method} ${route}`, RESOURCE.exec(route)?.[1] ?? route);
    } catch (error) {
      logger.error({ msg: 'A refusal could not be logged', err: error });
    }
    return payload;
  });
}
