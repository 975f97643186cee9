import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentUser, SignedIn, Public, AnyRole } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { KnownDevicesService } from '../users/known-devices.service.js';
import { SessionsService } from '../users/sessions.service.js';
import { LoginView, SentenceView, LoginDto } from './auth.dto.js';
import { LimitSignIns } from './limit-sign-ins.decorator.js';
import { LoginService } from './login.service.js';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.js';

/**
 * Takes away what the browser has stored of staff pages, also for its Back button. Not the cookies: the session's is
 * cleared by name, and by the device's the browser stays known. Not the storage: cart, chat, saved views and the phone
 * area's shell belong to the browser, and what belongs to the person its screens take away themselves (decision 0038).
 */
export const CLEAR_SITE_DATA = '"cache"';

@ApiTags('Sign-in')
@Controller()
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * Signs in: answers the token and sets the session cookie; a session that this browser had ends. Any role may; the
   * admin routes need role admin.
   */
  @Public()
  @Post('login')
  @LimitSignIns()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: LoginView })
  @ApiRefusal(
    401,
    'Wrong username or password, or the account is not active. With `reason: "code required"` the account has a ' +
      'second step: send the same again with `code`. With `reason: "code wrong"` that code is wrong, or was used.',
  )
  async login(
    @Body() dto: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginView> {
    const caller = {
      address: request.ip,
      device: this.devices.secretOf(request),
      sessionCookie: readSessionCookie(request, this.env),
      userAgent: request.headers['user-agent'],
    };
    const { user, token, cookie, expiresAt, device } = await this.logins.login(dto, caller);
    setSessionCookie(reply, this.env, cookie, expiresAt);
    this.devices.giveCookie(reply, device);
    return { user, token, expiresAt: expiresAt.toISOString() };
  }

  /** Ends the session of the request, and with it both its secrets. */
  @AnyRole()
  @Post('logout')
  @HttpCode(200)
  @Header('Clear-Site-Data', CLEAR_SITE_DATA)
  @ApiOkResponse({ type: SentenceView })
  async logout(@SignedIn() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<SentenceView> {
    if (user.sessionId !== undefined) await this.sessions.end(user.sessionId);
    clearSessionCookie(reply, this.env);
    return { message: 'You have been signed out' };
  }
}
