import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ClientRecordsView } from './client-records.view.js';
import { CorporateClient } from './corporate-client.entity.js';
import { MergeClientDto } from './merge-client.dto.js';
import { MergeClientService } from './merge-client.service.js';

@ApiTags('Corporate clients (admin)')
@Controller('admin/corporate-clients/:id/merge')
export class MergeClientAdminController {
  constructor(private readonly merging: MergeClientService) {}

  /** What would move if the client were merged into another. */
  @Get()
  countRecords(@Param('id', IdPipe) id: number): Promise<ClientRecordsView> {
    return this.merging.countRecords(id);
  }

  /**
   * Merges the client into another, and answers with that one: invoices, quotes, recurring invoices and statements move
   * as they are, papers keep the name and the address that stand on them, and the client is deleted.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  merge(
    @Param('id', IdPipe) id: number,
    @Body() dto: MergeClientDto,
    @SignedIn() user: CurrentUser,
  ): Promise<CorporateClient> {
    return this.merging.merge(id, dto, user);
  }
}
