import { type CanActivate, type ExecutionContext, ForbiddenException, Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_RULES } from '#libs/contracts/auth';
import type { CurrentUser, WithCurrentUser } from '../../common/current-user.decorator.js';
import { IS_PUBLIC } from '../../common/public.decorator.js';
import { ANY_ROLE, COOKIE_ALONE, WITHOUT_TOUCHING_SESSION } from '../../common/session-use.decorator.js';
import { ENV, type Env } from '../../config/env.js';
import { SessionsService } from '../users/sessions.service.js';
import { isForeign } from './foreign-origin.js';
import { readSessionCookie } from './session-cookie.js';

const BEARER = /^Bearer +([\w-]{1,128})$/i;
const USER_ID = /^[1-9]\d{0,8}$/;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Deny by default: without @Public() a route needs a live session of an active admin (CONTRACT "Sign-in"). */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.says(IS_PUBLIC, context)) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & WithCurrentUser>();
    const user = await this.identify(request, this.says(COOKIE_ALONE, context));
    if (!user) {
      void http.getResponse<FastifyReply>().header('WWW-Authenticate', 'Bearer');
      throw new UnauthorizedException(LOGIN_RULES.sessionEnded);
    }
    if (user.role !== 'admin' && !this.says(ANY_ROLE, context)) throw new ForbiddenException(LOGIN_RULES.notAdmin);
    if (user.useIsUnwritten && !this.says(WITHOUT_TOUCHING_SESSION, context)) await this.sessions.touch(user.sessionId);
    request.currentUser = user;
    return true;
  }

  private says(metadata: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean | undefined>(metadata, [context.getHandler(), context.getClass()]) === true;
  }

  /** A token proves by itself; a user id only names whom the cookie must belong to; a bare id proves nothing. */
  private async identify(request: FastifyRequest, cookieAlone: boolean): Promise<CurrentUser | undefined> {
    const header = request.headers.authorization;
    const bearer = header === undefined ? undefined : BEARER.exec(header)?.[1];
    if (bearer !== undefined && !USER_ID.test(bearer)) return this.sessions.findByToken(bearer);
    if (header === undefined ? !cookieAlone : bearer === undefined) return undefined;
    const cookie = readSessionCookie(request, this.env);
    if (cookie === undefined) return undefined;
    const user = await this.sessions.findByCookie(cookie, bearer === undefined ? undefined : Number(bearer));
    if (user) this.refuseForeignWrite(request);
    return user;
  }

  private refuseForeignWrite(request: FastifyRequest): void {
    if (SAFE_METHODS.includes(request.method)) return;
    const from = { origin: request.headers.origin, secFetchSite: request.headers['sec-fetch-site']?.toString(), host: request.headers.host };
    if (isForeign(from, this.env.publicUrl)) throw new ForbiddenException(LOGIN_RULES.foreignOrigin);
  }
}
