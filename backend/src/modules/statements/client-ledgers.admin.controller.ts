import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiReportPeriod, periodOf } from '../../common/lists/period-query.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ClientLedgerView } from './client-ledger.view.js';
import { ClientLedgersService } from './client-ledgers.service.js';

@ApiTags('Corporate clients (admin)')
@Controller('admin/corporate-clients/:id/ledger')
export class ClientLedgersAdminController {
  constructor(private readonly ledgers: ClientLedgersService) {}

  /**
   * Every invoice, credit note and payment of the client within a period, with what was owed after each. Until today
   * the closing balance is the total of the client's statement.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiReportPeriod()
  read(@Param('id', IdPipe) id: number, @Query() query: RawListQuery): Promise<ClientLedgerView> {
    return this.ledgers.read(id, periodOf(query));
  }
}
