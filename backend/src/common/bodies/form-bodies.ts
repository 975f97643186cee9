import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Lets one route take a form body, as text, from callers that send no JSON. No other route does: another site's page
 * can post a form across origins, but not JSON.
 */
export const FormBody = () => RouteConfig({ takesForm: true });

/** To be called after readJsonBodies, which leaves no other parser. */
export function readFormBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request: FastifyRequest, text: string, done) => {
    if (request.routeOptions.config.takesForm) return done(null, text);
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}
