import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { Public } from '../../common/access.decorators.js';
import { KnownDevicesService } from '../users/known-devices.service.js';
import { SentenceView, ForgotPasswordDto, ResetPasswordDto } from './auth.dto.js';
import { LimitSignIns } from './limit-sign-ins.decorator.js';
import { PasswordResetService } from './password-reset.service.js';

@ApiTags('Sign-in')
@Public()
@Controller('password')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly devices: KnownDevicesService,
  ) {}

  /** Asks for a link to choose a new password. The answer does not tell whether the address has an account. */
  @Post('forgot')
  @LimitSignIns()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SentenceView })
  async forgot(@Body() { email }: ForgotPasswordDto, @Req() request: FastifyRequest): Promise<SentenceView> {
    await this.resets.ask(email, { address: request.ip, device: this.devices.secretOf(request) });
    return { message: PASSWORD_RESET.asked };
  }

  /**
   * Sets a new password with the mailed link, once. Ends all sessions of the account; signing in here is not held up by
   * others' guesses.
   */
  @Post('reset')
  @LimitSignIns()
  @HttpCode(200)
  @ApiOkResponse({ type: SentenceView })
  async reset(
    @Body() dto: ResetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SentenceView> {
    this.devices.giveCookie(
      reply,
      await this.resets.reset(dto, { address: request.ip, device: this.devices.secretOf(request) }),
    );
    return { message: PASSWORD_RESET.done };
  }
}
