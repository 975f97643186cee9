import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  HttpStatus,
  Ip,
  Param,
  Post,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IDEMPOTENCY_KEY } from '#libs/contracts/idempotency-key';
import { ORDER_RULES } from '#libs/contracts/order';
import { Public } from '../../common/access.decorators.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { LimitPublicWrites } from '../../common/throttling/public-writes.js';
import { PublicOrderView } from './order.view.js';
import { OrdersService } from './orders.service.js';
import { PlaceOrderDto } from './order.dto.js';

@Public()
@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  /**
   * Places an order. A 409 names in `errors` each line whose price, size or stock is no longer as it was sent, and
   * writes nothing. With an Idempotency-Key the same order is placed once, however often it is sent; another one is a
   * 422. The same customer and items a few minutes after another order are a 409 with the reason `possible duplicate`,
   * until `confirmDuplicate` is true. More unpaid orders or pieces than one email address or network may have are a
   * 429.
   */
  @Post()
  @LimitPublicWrites({ max: 100, windowMinutes: 10, message: ORDER_RULES.tooMany })
  @ApiHeader({
    name: IDEMPOTENCY_KEY.header,
    required: false,
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: IDEMPOTENCY_KEY.maxLength,
      pattern: IDEMPOTENCY_KEY.pattern.source,
    },
  })
  @ApiCreatedResponse({ type: PublicOrderView, description: 'The order was placed.' })
  @ApiOkResponse({ type: PublicOrderView, description: 'The order that this Idempotency-Key has placed before.' })
  @HttpCode(HttpStatus.CREATED)
  @ApiRefusal(409, 'A price, a size, the stock or the total is no longer as it was sent; errors name each.')
  async place(
    @Body() dto: PlaceOrderDto,
    @Headers(IDEMPOTENCY_KEY.header) key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicOrderView> {
    if (key !== undefined && !IDEMPOTENCY_KEY.pattern.test(key)) throw new BadRequestException(IDEMPOTENCY_KEY.invalid);
    const { order, isNew } = await this.orders.place(dto, key ?? null, address);
    if (!isNew) reply.status(HttpStatus.OK);
    return order;
  }

  /**
   * An order by its number, in any case, with or without hyphens. A 404 whose reason is `deleted`: there was one. Who
   * guesses too often is a 429.
   */
  @Get(':orderNumber')
  @ApiParam({ name: 'orderNumber', schema: { type: 'string', example: 'SC-0123-4567-89AB-CDEF' } })
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiRefusal(429, 'The address asked for too many orders that do not exist.')
  get(@Param('orderNumber') orderNumber: string, @Ip() address: string): Promise<PublicOrderView> {
    return this.orders.getByNumber(orderNumber, address);
  }
}
