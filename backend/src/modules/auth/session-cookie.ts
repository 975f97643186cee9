import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.js';

/** Behind https the `__Host-` prefix makes browsers refuse the cookie from any other host or without Secure. */
function cookieFor(env: Pick<Env, 'publicUrl'>): { name: string; secure: boolean } {
  const secure = env.publicUrl.startsWith('https:');
  return { name: secure ? '__Host-storm_session' : 'storm_session', secure };
}

export function readSessionCookie(request: FastifyRequest, env: Pick<Env, 'publicUrl'>): string | undefined {
  return request.cookies[cookieFor(env).name];
}

export function setSessionCookie(
  reply: FastifyReply,
  env: Pick<Env, 'publicUrl'>,
  secret: string,
  expiresAt: Date,
): void {
  const { name, secure } = cookieFor(env);
  void reply.setCookie(name, secret, { httpOnly: true, sameSite: 'lax', path: '/', secure, expires: expiresAt });
}

export function clearSessionCookie(reply: FastifyReply, env: Pick<Env, 'publicUrl'>): void {
  const { name, secure } = cookieFor(env);
  void reply.clearCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', secure });
}
