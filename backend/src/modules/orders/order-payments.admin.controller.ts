import { Body, Controller, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { RecordOrderPaymentDto, RecordOrderRefundDto } from './order-payment.dto.js';
import { OrderPaymentsService } from './order-payments.service.js';
import { OrderDetailsView } from './order.view.js';

@ApiTags('Orders (admin)')
@Controller('admin/orders/:id')
export class OrderPaymentsAdminController {
  constructor(private readonly payments: OrderPaymentsService) {}

  /**
   * Records money that came in and answers with its order. More than is left to pay is a 409. With an Idempotency-Key
   * the same payment is recorded once, however often it is sent; another one is a 422.
   */
  @Post('payments')
  @ApiCreatedResponse({ type: OrderDetailsView, description: 'The payment was recorded.' })
  @ApiOkResponse({ type: OrderDetailsView, description: 'This Idempotency-Key has recorded it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'More than is left to pay.')
  async pay(
    @Param('id', IdPipe) id: number,
    @Body() dto: RecordOrderPaymentDto,
    @IdempotencyKey() key: string | null,
    @SignedIn() admin: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderDetailsView> {
    const { order, isNew } = await this.payments.record(id, 'payment', dto, key, admin);
    if (!isNew) reply.status(HttpStatus.OK);
    return order;
  }

  /**
   * Records money that went back and answers with its order. More than was paid is a 409; the Idempotency-Key is as of
   * a payment. With `returnStock` the order is cancelled in the same step, which returns its stock.
   */
  @Post('refunds')
  @ApiCreatedResponse({ type: OrderDetailsView, description: 'The refund was recorded.' })
  @ApiOkResponse({ type: OrderDetailsView, description: 'This Idempotency-Key has recorded it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'More than was paid.')
  async refund(
    @Param('id', IdPipe) id: number,
    @Body() dto: RecordOrderRefundDto,
    @IdempotencyKey() key: string | null,
    @SignedIn() admin: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderDetailsView> {
    const { order, isNew } = await this.payments.record(id, 'refund', dto, key, admin);
    if (!isNew) reply.status(HttpStatus.OK);
    return order;
  }
}
