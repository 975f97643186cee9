import { type CanActivate, type ExecutionContext, ForbiddenException, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_RULES } from '#libs/contracts/auth';
import { SUPER_USER_ID } from '#libs/contracts/user';
import {
  type CurrentUser,
  type WithCurrentUser,
  requireStaff,
  IS_PUBLIC,
  ANY_ROLE,
  SUPER_USER_ONLY,
  COOKIE_ALONE,
  WITHOUT_TOUCHING_SESSION,
} from '../../common/access.decorators.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { SessionsService } from '../users/sessions.service.js';
import { AuthenticationService } from './authentication.service.js';

/**
 * Deny by default: a route without @Public() needs a live session of an active admin, or an API key (CONTRACT
 * "Sign-in").
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: AuthenticationService,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeysService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.says(IS_PUBLIC, context)) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & WithCurrentUser>();
    const user = await this.authentication.require(
      request,
      http.getResponse<FastifyReply>(),
      this.says(COOKIE_ALONE, context),
    );
    if (!this.says(ANY_ROLE, context)) requireStaff(user);
    if (user.id !== SUPER_USER_ID && this.says(SUPER_USER_ONLY, context))
      throw new ForbiddenException(LOGIN_RULES.notSuperUser);
    if (user.useIsUnwritten && !this.says(WITHOUT_TOUCHING_SESSION, context)) await this.touch(user);
    request.currentUser = user;
    return true;
  }

  private async touch({ apiKey, sessionId }: CurrentUser): Promise<void> {
    if (apiKey) await this.keys.touch(apiKey.id);
    else if (sessionId !== undefined) await this.sessions.touch(sessionId);
  }

  private says(metadata: string, context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(metadata, [context.getHandler(), context.getClass()]) ===
      true
    );
  }
}
