import { Controller, Get, Body, Delete, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { Public } from '../../common/access.decorators.js';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { PublicCorporateClient, CreateCorporateClientDto, UpdateCorporateClientDto } from './corporate-client.dto.js';
import { CorporateClient } from './corporate-client.entity.js';
import { CorporateClientsService, CORPORATE_CLIENT_LIST } from './corporate-clients.service.js';

@Public()
@ApiTags('Corporate clients')
@Controller('corporate-clients')
export class CorporateClientsController {
  constructor(private readonly clients: CorporateClientsService) {}

  /** The active clients, lower sort order first, then by name. */
  @Get()
  @CachedUntilChangeOf('corporate_clients')
  listActive(): Promise<PublicCorporateClient[]> {
    return this.clients.listActive();
  }
}

@ApiTags('Corporate clients (admin)')
@Controller('admin/corporate-clients')
export class CorporateClientsAdminController {
  constructor(private readonly clients: CorporateClientsService) {}

  /** All clients, inactive ones too: lower sort order first, then by name. */
  @Get()
  @ApiList(CorporateClient, CORPORATE_CLIENT_LIST)
  async list(
    @Query() query: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CorporateClient[]> {
    return answerList(reply, CORPORATE_CLIENT_LIST.name, await this.clients.list(query));
  }

  /** One client. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<CorporateClient> {
    return this.clients.get(id);
  }

  /** Adds a client. */
  @Post()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  create(@Body() dto: CreateCorporateClientDto): Promise<CorporateClient> {
    return this.clients.create(dto);
  }

  /** Changes the given fields of a client. */
  @Put(':id')
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateCorporateClientDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<CorporateClient> {
    return this.clients.update(id, dto, ifMatch);
  }

  /** Removes a client and answers with what it was. One whose payments are recorded stays: a 409. */
  @Delete(':id')
  @ApiRefusal(409, 'Payments of the client are recorded.')
  remove(@Param('id', IdPipe) id: number): Promise<CorporateClient> {
    return this.clients.remove(id);
  }
}
