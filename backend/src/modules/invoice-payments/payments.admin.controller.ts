import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { AddPaymentDto } from './add-payment.dto.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoices/:id/payments')
export class PaymentsAdminController {
  constructor(private readonly payments: PaymentsService) {}

  /**
   * Records a payment and answers with its invoice, whose status follows. More than is outstanding is a 409, unless it
   * is allowed. With an Idempotency-Key the same payment is recorded once, however often it is sent; another one is a
   * 422.
   */
  @Post()
  @ApiCreatedResponse({ type: InvoiceDetails, description: 'The payment was recorded.' })
  @ApiOkResponse({ type: InvoiceDetails, description: 'This Idempotency-Key has recorded it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'More than is outstanding, or the invoice is cancelled.')
  async add(
    @Param('id', IdPipe) id: number,
    @Body() dto: AddPaymentDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceDetails> {
    const { invoice, isNew } = await this.payments.add(id, dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return invoice;
  }

  /**
   * Removes a payment of this invoice and answers with the invoice, whose status follows. What a client's payment gave
   * it (`clientPaymentId`) is the client's credit then.
   */
  @Delete(':paymentId')
  remove(@Param('id', IdPipe) id: number, @Param('paymentId', IdPipe) paymentId: number): Promise<InvoiceDetails> {
    return this.payments.remove(id, paymentId);
  }
}
