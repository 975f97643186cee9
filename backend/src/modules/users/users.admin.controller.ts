import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { KnownDevicesService } from './known-devices.service.js';
import { User } from './user.entity.js';
import { USER_LIST, UsersService } from './users.service.js';
import { CreateUserDto, UpdateUserDto } from './write-user.dto.js';

@ApiTags('Users (admin)')
@Controller('admin/users')
export class UsersAdminController {
  constructor(
    private readonly users: UsersService,
    private readonly devices: KnownDevicesService,
  ) {}

  /** All accounts, inactive ones too. */
  @Get()
  @ApiList(User, USER_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<User[]> {
    return answerList(reply, USER_LIST.name, await this.users.list(query));
  }

  /** One account. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<User> {
    return this.users.get(id);
  }

  /** Adds an account. */
  @Post()
  @ApiRefusal(409, 'Another account has the username or the email address.')
  create(@Body() dto: CreateUserDto): Promise<User> {
    return this.users.create(dto);
  }

  /**
   * Changes the given fields of an account. A new password or email address needs your own password as
   * `currentPassword`, and the owner is told by mail. A new password, role or active flag ends the account's other
   * sessions.
   */
  @Put(':id')
  @ApiRefusal(409, 'Another account has the email address, or no active admin would be left.')
  @ApiRefusal(429, 'Too many wrong guesses of your own password.')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateUserDto,
    @SignedIn() user: CurrentUser,
    @Req() request: FastifyRequest,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<User> {
    return this.users.update(
      id,
      dto,
      { user, caller: { address: request.ip, device: this.devices.secretOf(request) } },
      ifMatch,
    );
  }

  /** Removes an account with its sessions, tells its owner by mail, and answers with what it was. */
  @Delete(':id')
  @ApiRefusal(409, 'The super-user stays, and so does the last active admin.')
  remove(@Param('id', IdPipe) id: number, @SignedIn() user: CurrentUser): Promise<User> {
    return this.users.remove(id, user);
  }
}
