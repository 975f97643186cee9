import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Lets one route take a form, as others post it who know no JSON: its body arrives as the text that was sent. Nothing
 * else of the API does: a page of another site can post a form, and never JSON.
 */
export const FormBody = () => RouteConfig({ takesForm: true });

/** To be called after readJsonBodies, which leaves no other parser. */
export function readFormBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request: FastifyRequest, text: string, done) => {
    if (request.routeOptions.config.takesForm) return done(null, text);
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}
