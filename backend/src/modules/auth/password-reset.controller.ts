import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { Public } from '../../common/public.decorator.js';
import { LimitPublicWrites } from '../../common/throttling/limit-public-writes.decorator.js';
import { SIGN_IN_CALLS } from './auth.controller.js';
import { SentenceView } from './auth.view.js';
import { ForgotPasswordDto, ResetPasswordDto } from './password-reset.dto.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('Sign-in')
@Public()
@Controller('password')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  /** Asks for a link to choose a new password. The answer does not tell whether the address has an account. */
  @Post('forgot')
  @LimitPublicWrites(SIGN_IN_CALLS)
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SentenceView })
  async forgot(@Body() { email }: ForgotPasswordDto, @Req() request: FastifyRequest): Promise<SentenceView> {
    await this.resets.ask(email, request.ip);
    return { message: PASSWORD_RESET.asked };
  }

  /** Sets a new password with the mailed link, once. Ends all sessions of the account. */
  @Post('reset')
  @LimitPublicWrites(SIGN_IN_CALLS)
  @HttpCode(200)
  @ApiOkResponse({ type: SentenceView })
  async reset(@Body() dto: ResetPasswordDto, @Req() request: FastifyRequest): Promise<SentenceView> {
    await this.resets.reset(dto, request.ip);
    return { message: PASSWORD_RESET.done };
  }
}
