import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { CreateApiKeyDto, NewApiKeyView } from './api-key.dto.js';
import { ApiKey } from './api-key.entity.js';
import { API_KEY_LIST, ApiKeysService } from './api-keys.service.js';

@ApiTags('API keys (admin)')
@Controller('admin/api-keys')
export class ApiKeysAdminController {
  constructor(private readonly keys: ApiKeysService) {}

  /** All keys that have not been revoked, expired ones too. None shows the key itself. */
  @Get()
  @ApiList(ApiKey, API_KEY_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ApiKey[]> {
    return answerList(reply, API_KEY_LIST.name, await this.keys.list(query));
  }

  /** One key, without the key itself. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ApiKey> {
    return this.keys.get(id);
  }

  /** Makes a key. Only this answer ever holds it. It works as long as you are an active admin. */
  @Post()
  create(@Body() dto: CreateApiKeyDto, @SignedIn() user: CurrentUser): Promise<NewApiKeyView> {
    return this.keys.create(dto, user);
  }

  /** Revokes a key at once, and answers with what it was. */
  @Delete(':id')
  revoke(@Param('id', IdPipe) id: number): Promise<ApiKey> {
    return this.keys.revoke(id);
  }
}
