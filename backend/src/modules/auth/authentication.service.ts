import { ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_KEY_PREFIX } from '#libs/contracts/api-key';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { CurrentUser, WithCurrentUser } from '../../common/access.decorators.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { KeyAuthenticationService } from '../api-keys/key-authentication.service.js';
import { SessionsService } from '../users/sessions.service.js';
import { readSessionCookie } from './session-cookie.js';

const BEARER = /^Bearer +([\w-]{1,128})$/i;
const USER_ID = /^[1-9]\d{0,8}$/;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Authenticates a request (CONTRACT "Sign-in"); AuthGuard authorizes it. */
@Injectable()
export class AuthenticationService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly keys: KeyAuthenticationService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * @param cookieAlone whether the session cookie is enough, without a header
   * @throws UnauthorizedException without a live session of an active account or a live key
   * @throws ForbiddenException for a cross-site write by cookie, or outside the key's scope
   */
  async require(
    request: FastifyRequest & WithCurrentUser,
    reply: FastifyReply,
    cookieAlone = false,
  ): Promise<CurrentUser> {
    request.currentUser ??= await this.identify(request, cookieAlone);
    if (request.currentUser) return request.currentUser;
    void reply.header('WWW-Authenticate', 'Bearer');
    throw new UnauthorizedException(LOGIN_RULES.sessionEnded);
  }

  /** A token authenticates by itself; a user id must match the cookie's; a bare id is not enough. */
  private async identify(
    request: FastifyRequest & WithCurrentUser,
    cookieAlone: boolean,
  ): Promise<CurrentUser | undefined> {
    const header = request.headers.authorization;
    const bearer = header === undefined ? undefined : BEARER.exec(header)?.[1];
    if (bearer?.startsWith(API_KEY_PREFIX)) return this.keys.identify(request, bearer);
    if (bearer !== undefined && !USER_ID.test(bearer)) return this.sessions.findByToken(bearer);
    if (header === undefined ? !cookieAlone : bearer === undefined) return undefined;
    const cookie = readSessionCookie(request, this.env);
    if (cookie === undefined) return undefined;
    const user = await this.sessions.findByCookie(cookie, bearer === undefined ? undefined : Number(bearer));
    if (user) this.refuseForeignWrite(request, user);
    return user;
  }

  private refuseForeignWrite(request: FastifyRequest & WithCurrentUser, user: CurrentUser): void {
    if (SAFE_METHODS.includes(request.method)) return;
    const from = {
      origin: request.headers.origin,
      secFetchSite: request.headers['sec-fetch-site']?.toString(),
      host: request.headers.host,
    };
    if (!isForeign(from, this.env.publicUrl)) return;
    request.refusedUser = user;
    throw new ForbiddenException(LOGIN_RULES.foreignOrigin);
  }
}

/**
 * CSRF protection: the browser itself adds Origin or Sec-Fetch-Site, which another site cannot forge (CONTRACT
 * "Sign-in").
 */
interface RequestOrigin {
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** The Host header, as the browser sent it. */
  host: string | undefined;
}

/** Whether a page of another origin than `publicUrl` and the request's host made the request. */
function isForeign(request: RequestOrigin, publicUrl: string): boolean {
  if (request.origin === undefined)
    return request.secFetchSite === 'cross-site' || request.secFetchSite === 'same-site';
  if (!URL.canParse(request.origin)) return true; // "null", from a sandboxed frame or a file
  const origin = new URL(request.origin);
  return origin.origin !== new URL(publicUrl).origin && origin.host !== request.host;
}
