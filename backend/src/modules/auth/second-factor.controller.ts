import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnyRole, type CurrentUser, SignedIn, SuperUserOnly } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { KnownDevicesService } from '../users/known-devices.service.js';
import { User } from '../users/user.entity.js';
import type { ActingPerson } from '../users/users.service.js';
import {
  AccountView,
  ChangeSignInSettingsDto,
  ConfirmSecondFactorDto,
  NewSecondFactorView,
  OwnPasswordDto,
  ProvenDto,
  RecoveryCodesView,
  SignInSettingsView,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

const GUESSES = 'Too many wrong guesses of your own password or code.';

/** One's own second step at sign-in (CONTRACT section 10). */
@AnyRole()
@ApiTags('Your account')
@Controller('account')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly devices: KnownDevicesService,
  ) {}

  /** Your own account, and whether it has a second step. */
  @Get()
  account(@SignedIn() { id }: CurrentUser): Promise<AccountView> {
    return this.factors.account(id);
  }

  /** Makes a secret for an app on your phone. Nothing changes until it is confirmed. */
  @Post('totp')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: NewSecondFactorView })
  @ApiRefusal(409, 'It is on already.')
  @ApiRefusal(429, GUESSES)
  begin(
    @Body() { currentPassword }: OwnPasswordDto,
    @SignedIn() user: CurrentUser,
    @Req() request: FastifyRequest,
  ): Promise<NewSecondFactorView> {
    return this.factors.begin(currentPassword, this.acting(user, request));
  }

  /** Turns it on with the first code, and answers the recovery codes: this once. You are told by mail. */
  @Post('totp/confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiRefusal(409, 'It is on already, or was not begun.')
  @ApiRefusal(429, GUESSES)
  async confirm(
    @Body() { code }: ConfirmSecondFactorDto,
    @SignedIn() user: CurrentUser,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.factors.confirm(code, this.acting(user, request)) };
  }

  /** Answers new recovery codes, this once, in place of those of before. You are told by mail. */
  @Post('totp/recovery-codes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiRefusal(409, 'It is not on.')
  @ApiRefusal(429, GUESSES)
  async renewCodes(
    @Body() dto: ProvenDto,
    @SignedIn() user: CurrentUser,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.factors.renewCodes(dto, this.acting(user, request)) };
  }

  /** Turns it off. You are told by mail. */
  @Delete('totp')
  @ApiRefusal(409, 'It is not on.')
  @ApiRefusal(429, GUESSES)
  turnOff(@Body() dto: ProvenDto, @SignedIn() user: CurrentUser, @Req() request: FastifyRequest): Promise<AccountView> {
    return this.factors.turnOff(dto, this.acting(user, request));
  }

  private acting(user: CurrentUser, request: FastifyRequest): ActingPerson {
    return { user, caller: { address: request.ip, device: this.devices.secretOf(request) } };
  }
}

/** What the owner of the school says of other people's second steps. */
@SuperUserOnly()
@ApiTags('Users (admin)')
@Controller('admin')
export class SecondFactorAdminController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * Turns off the second step of somebody who has lost their phone, and signs them out everywhere. They are told by
   * mail. Not your own.
   */
  @Delete('users/:id/totp')
  @ApiRefusal(409, 'It is not on, or is your own.')
  @ApiRefusal(429, 'Too many wrong guesses of your own password.')
  remove(
    @Param('id', IdPipe) id: number,
    @Body() { currentPassword }: OwnPasswordDto,
    @SignedIn() user: CurrentUser,
    @Req() request: FastifyRequest,
  ): Promise<User> {
    const caller = { address: request.ip, device: this.devices.secretOf(request) };
    return this.factors.removeOf(id, currentPassword, { user, caller });
  }

  /** Whether admins must have a second step. */
  @Get('sign-in-settings')
  settings(): Promise<SignInSettingsView> {
    return this.factors.settings();
  }

  /** Asks every admin for a second step, or no longer. From then on one who has none can only set it up. */
  @Put('sign-in-settings')
  @ApiRefusal(409, 'You have no second step yourself.')
  changeSettings(@Body() dto: ChangeSignInSettingsDto, @SignedIn() { id }: CurrentUser): Promise<SignInSettingsView> {
    return this.factors.changeSettings(dto, id);
  }
}
