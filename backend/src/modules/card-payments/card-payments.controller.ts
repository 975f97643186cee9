import {
  Body,
  Controller,
  Header,
  HttpCode,
  HttpStatus,
  Ip,
  Param,
  Post,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { FormBody } from '../../common/bodies/form-bodies.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { CardNoticeReceiptView, CardPaymentFormView } from './card-payment.view.js';
import { CardPaymentsService } from './card-payments.service.js';

@Public()
@ApiTags('Card payments')
@Controller()
export class CardPaymentsController {
  constructor(private readonly cardPayments: CardPaymentsService) {}

  /**
   * The form by which the browser of an order's customer goes to the card provider's page. The order's number is as for
   * reading it. An order that cannot be paid by card is a 409.
   */
  @Post('orders/:orderNumber/card-payment')
  @HttpCode(HttpStatus.OK)
  @LimitPublicWrites({ max: 100, windowMinutes: 10 })
  @ApiParam({ name: 'orderNumber', schema: { type: 'string', example: 'SC-0123-4567-89AB-CDEF' } })
  @ApiOkResponse({ type: CardPaymentFormView })
  @Header('Cache-Control', 'no-store')
  @ApiRefusal(409, 'It is paid, cancelled or refunded, or nobody takes card payments.')
  start(@Param('orderNumber') orderNumber: string, @Ip() address: string): Promise<CardPaymentFormView> {
    return this.cardPayments.start(orderNumber, address);
  }

  /**
   * For the card provider's server alone, which posts a form here when a payment was made; it repeats it until it gets
   * a 200. What it does not confirm is refused, and a payment is recorded once, however often it is told.
   */
  @Post('card-payments/notices')
  @HttpCode(HttpStatus.OK)
  @FormBody()
  @LimitPublicWrites({ max: 600, windowMinutes: 10 })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  @ApiOkResponse({ type: CardNoticeReceiptView })
  @ApiRefusal(404, 'It is of an order that there is not, or nobody takes card payments.')
  async receive(@Body() body: unknown, @Ip() address: string): Promise<CardNoticeReceiptView> {
    if (typeof body !== 'string') throw new UnsupportedMediaTypeException('A notice is a form');
    return { isPayment: await this.cardPayments.receive({ body, address }) };
  }
}
