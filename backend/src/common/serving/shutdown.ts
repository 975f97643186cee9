import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Whether this process is about to stop; everybody but the health check still finds everything served. */
@Injectable()
export class Shutdown {
  isComing = false;
}

/** The last answers end their connections, so that no proxy sends a request on one that is just being closed. */
export function endConnectionsAtLast(app: NestFastifyApplication): void {
  const shutdown = app.get(Shutdown, { strict: false });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (_request, reply, payload) => {
    if (shutdown.isComing) reply.header('Connection', 'close');
    return payload;
  });
}
