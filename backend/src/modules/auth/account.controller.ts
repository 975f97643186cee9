import { Controller, Delete, Get, Header, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import Bowser from 'bowser';
import type { FastifyReply } from 'fastify';
import { AnyRole, type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { SessionsService } from '../users/sessions.service.js';
import type { Session } from '../users/sign-in.entity.js';
import { CLEAR_SITE_DATA } from './auth.controller.js';
import { SentenceView, SessionView } from './auth.dto.js';
import { clearSessionCookie } from './session-cookie.js';

/** One's own sign-ins (CONTRACT section 10). Nobody sees or ends anybody else's here. */
@AnyRole()
@ApiTags('Your account')
@Controller('account/sessions')
export class AccountController {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Where you are signed in, the latest used first. */
  @Get()
  async list(@SignedIn() user: CurrentUser): Promise<SessionView[]> {
    return (await this.sessions.listOf(user.id)).map((session) => viewOf(session, user));
  }

  /** Signs you out everywhere, here too. */
  @Delete()
  @Header('Clear-Site-Data', CLEAR_SITE_DATA)
  async endAll(@SignedIn() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<SentenceView> {
    await this.sessions.endAllOf(user.id);
    clearSessionCookie(reply, this.env);
    return { message: 'You have been signed out everywhere' };
  }

  /** Ends one of your sessions, and answers with what it was. */
  @Delete(':id')
  async end(@Param('id', IdPipe) id: number, @SignedIn() user: CurrentUser): Promise<SessionView> {
    const ended = await this.sessions.endOwn(id, user.id);
    if (!ended) throw new NotFoundException('There is no session of yours with this id');
    return viewOf(ended, user);
  }
}

function viewOf({ id, userAgent, address, createdAt, lastUsedAt }: Session, user: CurrentUser): SessionView {
  return { id, device: deviceWords(userAgent), address, createdAt, lastUsedAt, isCurrent: id === user.sessionId };
}

/** "Chrome on Windows"; a program that says neither is called one. */
function deviceWords(userAgent: string | null): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  // Of what it does not know it says ''.
  return [browser.name || (os.name ? 'A browser' : 'A program'), os.name].filter(Boolean).join(' on ');
}
