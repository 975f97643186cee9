import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer } from '#libs/contracts/auth';
import { type CurrentUser, SignedIn } from '../../common/current-user.decorator.js';
import { Public } from '../../common/public.decorator.js';
import { LimitPublicWrites } from '../../common/throttling/limit-public-writes.decorator.js';
import { AnyRole } from '../../common/session-use.decorator.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { SessionsService } from '../users/sessions.service.js';
import { LoginView, SentenceView } from './auth.view.js';
import { LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';
import { clearSessionCookie, setSessionCookie } from './session-cookie.js';

/** Of one address, counted before a body is judged: what a person does is far below. The limits on failures are narrower. */
export const SIGN_IN_CALLS = { max: 600, windowMinutes: 10 };

@ApiTags('Sign-in')
@Controller()
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Signs in: answers the token and sets the session cookie. Any role may; the admin routes need role admin. */
  @Public()
  @Post('login')
  @LimitPublicWrites(SIGN_IN_CALLS)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: LoginView })
  async login(@Body() dto: LoginDto, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LoginAnswer> {
    const { user, token, cookie, expiresAt } = await this.logins.login(dto, request.ip);
    setSessionCookie(reply, this.env, cookie, expiresAt);
    return { user, token, expiresAt: expiresAt.toISOString() };
  }

  /** Ends the session of the request, and with it both its secrets. */
  @AnyRole()
  @Post('logout')
  @HttpCode(200)
  @ApiOkResponse({ type: SentenceView })
  async logout(@SignedIn() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<SentenceView> {
    await this.sessions.end(user.sessionId);
    clearSessionCookie(reply, this.env);
    return { message: 'You have been signed out' };
  }
}
