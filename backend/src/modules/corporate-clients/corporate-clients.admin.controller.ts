import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { CorporateClient } from './corporate-client.entity.js';
import { CORPORATE_CLIENT_LIST, CorporateClientsService } from './corporate-clients.service.js';
import { CreateCorporateClientDto, UpdateCorporateClientDto } from './write-corporate-client.dto.js';

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

  /** Removes a client and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<CorporateClient> {
    return this.clients.remove(id);
  }
}
