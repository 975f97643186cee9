import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { STOCK_ALERT_RULES } from '#libs/contracts/stock-alert';
import { Public } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { AskStockAlertDto, StockAlertView } from './stock-alert.dto.js';
import { StockAlertsService } from './stock-alerts.service.js';

@Public()
@ApiTags('Products')
@Controller('products/:id/stock-alerts')
export class StockAlertsController {
  constructor(private readonly alerts: StockAlertsService) {}

  /**
   * Asks for one mail when a product that is sold out, or a size of it, is back. Asked twice it is one mail. The
   * address is forgotten when the mail is sent, or after 180 days. More than ten an hour for one email address are a
   * 429.
   */
  @Post()
  @LimitPublicWrites({ max: 10, windowMinutes: 10, message: STOCK_ALERT_RULES.tooMany })
  @ApiRefusal(409, 'The product, or the size, is in stock.')
  ask(@Param('id', IdPipe) id: number, @Body() dto: AskStockAlertDto): Promise<StockAlertView> {
    return this.alerts.ask(id, dto);
  }
}
