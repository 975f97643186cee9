import { Controller, Delete, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { TrustedSender } from './trusted-sender.entity.js';
import { TRUSTED_SENDER_LIST, TrustedSendersService } from './trusted-senders.service.js';

@ApiTags('Contact messages (admin)')
@Controller('admin/trusted-senders')
export class TrustedSendersAdminController {
  constructor(private readonly senders: TrustedSendersService) {}

  /** Whose messages are never suspected to be spam: staff have said of one that it is none. */
  @Get()
  @ApiList(TrustedSender, TRUSTED_SENDER_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<TrustedSender[]> {
    return answerList(reply, TRUSTED_SENDER_LIST.name, await this.senders.list(query));
  }

  /** One sender. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<TrustedSender> {
    return this.senders.get(id);
  }

  /** Judges the next message of a sender like anybody's, and answers with who it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<TrustedSender> {
    return this.senders.remove(id);
  }
}
