import { applyDecorators, Controller, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiReportPeriod, dayQuery } from '../../common/lists/period-query.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { ExportView } from './export.view.js';
import { ExportsService } from './exports.service.js';

const AskedPaper = () =>
  applyDecorators(
    HttpCode(HttpStatus.ACCEPTED),
    ApiAcceptedResponse({ description: 'It begins in a moment, or there is no need to.', type: ExportView }),
    ApiRefusal(409, 'An export of yours is under way.'),
  );

/** Each paper takes what its own address is asked with. */
@ApiTags('Exports (admin)')
@Controller('admin/exports')
export class AskPapersAdminController {
  constructor(private readonly exports: ExportsService) {}

  /**
   * Asks for a client's statement of more open invoices than are set at once. It is made in the background: `task`
   * tells how far it is. Of fewer nothing is begun. The same one that you asked for earlier is forgotten when it is
   * ready.
   */
  @Post('statements')
  @AskedPaper()
  @ApiQuery({ name: 'clientId', description: 'Whose.', schema: { type: 'integer', minimum: 1, example: 1 } })
  @ApiRefusal(404, 'There is no such client.')
  statement(@Query() query: RawListQuery, @SignedIn() user: CurrentUser): Promise<ExportView> {
    return this.exports.ask('statements', query, user);
  }

  /** The same of the debtors, of more lines than are set at once. */
  @Post('debtors')
  @AskedPaper()
  @ApiQuery({ ...dayQuery('2027-04-16'), name: 'asOf', description: 'What came in after this day does not count yet.' })
  debtors(@Query() query: RawListQuery, @SignedIn() user: CurrentUser): Promise<ExportView> {
    return this.exports.ask('debtors', query, user);
  }

  /** The same of the best sellers. */
  @Post('best-sellers')
  @AskedPaper()
  @ApiReportPeriod()
  bestSellers(@Query() query: RawListQuery, @SignedIn() user: CurrentUser): Promise<ExportView> {
    return this.exports.ask('best-sellers', query, user);
  }
}
