import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../../common/idempotency-key.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoiceDetails } from '../invoices/invoice-record.entity.js';
import { AddClientPaymentDto, UseCreditDto } from './add-client-payment.dto.js';
import { ClientCreditView } from './client-credit.view.js';
import { ClientPaymentsService } from './client-payments.service.js';
import { UseCreditService } from './use-credit.service.js';

@ApiTags('Corporate clients (admin)')
@Controller('admin/corporate-clients/:id')
export class ClientPaymentsAdminController {
  constructor(private readonly payments: ClientPaymentsService) {}

  /** What the client has paid ahead, and its latest payments that were shared out. */
  @Get('credit')
  @Header('Cache-Control', 'no-store')
  credit(@Param('id', IdPipe) id: number): Promise<ClientCreditView> {
    return this.payments.read(id);
  }

  /**
   * Records one payment for several invoices of the client, whose statuses follow; what no invoice gets is the client's
   * credit. With an Idempotency-Key the same payment is recorded once, however often it is sent; another one is a 422.
   */
  @Post('payments')
  @ApiCreatedResponse({ type: ClientCreditView, description: 'The payment was recorded.' })
  @ApiOkResponse({ type: ClientCreditView, description: 'This Idempotency-Key has recorded it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'An invoice would get more than is outstanding.')
  async add(
    @Param('id', IdPipe) id: number,
    @Body() dto: AddClientPaymentDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ClientCreditView> {
    const { credit, isNew } = await this.payments.add(id, dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return credit;
  }

  /** Removes a payment with all that invoices got of it, whose statuses follow. */
  @Delete('payments/:paymentId')
  remove(@Param('id', IdPipe) id: number, @Param('paymentId', IdPipe) paymentId: number): Promise<ClientCreditView> {
    return this.payments.remove(id, paymentId);
  }
}

@ApiTags('Invoices (admin)')
@Controller('admin/invoices/:id/use-credit')
export class UseCreditAdminController {
  constructor(private readonly credit: UseCreditService) {}

  /**
   * Uses what the client has paid ahead on this invoice, and answers with it: a payment of today, whose money came in
   * before. With an Idempotency-Key it is used once, however often it is sent; another amount is a 422.
   */
  @Post()
  @ApiCreatedResponse({ type: InvoiceDetails, description: 'The credit was used.' })
  @ApiOkResponse({ type: InvoiceDetails, description: 'This Idempotency-Key has used it before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'More than is outstanding, more than the client has, or the invoice is cancelled.')
  async use(
    @Param('id', IdPipe) id: number,
    @Body() dto: UseCreditDto,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InvoiceDetails> {
    const { invoice, isNew } = await this.credit.use(id, dto, key);
    if (!isNew) reply.status(HttpStatus.OK);
    return invoice;
  }
}
