import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { EntityManager } from 'typeorm';
import type { MatchCondition } from '#libs/domain/record-tag';
import { type CurrentUser, SignedIn } from '../../common/access.decorators.js';
import { answerList, sendWholeList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList, ApiListQuery } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { BulkOrderStatusDto, BulkOrderStatusResult } from './bulk-order-status.dto.js';
import { BulkOrdersService } from './bulk-orders.service.js';
import { ChangeOrderDto } from './order.dto.js';
import { OrderRecord } from './order-record.entity.js';
import { OrderDetailsView } from './order.view.js';
import { orderSums, OrderSumsView } from './order-sums.js';
import { ORDER_LIST, OrdersService } from './orders.service.js';

@ApiTags('Orders (admin)')
@Controller('admin/orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: OrdersService,
    private readonly bulk: BulkOrdersService,
    private readonly manager: EntityManager,
  ) {}

  /** The orders, newest first. How many have a status, a range of `[0,0]` tells in its Content-Range. */
  @Get()
  @ApiList(OrderRecord, ORDER_LIST)
  async list(@Query() query: RawListQuery, @Res() reply: FastifyReply): Promise<void> {
    const list = await this.orders.list(query);
    if ('json' in list) sendWholeList(reply, ORDER_LIST.name, list);
    else reply.send(answerList(reply, ORDER_LIST.name, list));
  }

  /** How many orders the list's filter leaves in all, and what they come to. */
  @Get('sums')
  @ApiListQuery(ORDER_LIST)
  sums(@Query() query: RawListQuery): Promise<OrderSumsView> {
    return orderSums(this.manager, query);
  }

  /** Gives several orders one status, each by the rules of a single one; says which cannot have it, and why. */
  @Put('bulk-status')
  setStatus(@Body() dto: BulkOrderStatusDto, @SignedIn() admin: CurrentUser): Promise<BulkOrderStatusResult[]> {
    return this.bulk.setStatus(dto, admin);
  }

  /** One order, with the steps it took. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<OrderDetailsView> {
    return this.orders.get(id);
  }

  /**
   * Changes the status, the tracking number or both. Cancelling returns the stock; leaving cancelled takes it again, or
   * is a 409.
   */
  @Put(':id')
  @ApiRefusal(409, 'The stock that the order would take again is gone.')
  change(
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeOrderDto,
    @SignedIn() admin: CurrentUser,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<OrderDetailsView> {
    return this.orders.change(id, dto, admin, ifMatch);
  }

  /**
   * Takes an order out of every list and answers with what it was. The stock of a pending or processing one is
   * returned.
   */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<OrderRecord> {
    return this.orders.remove(id);
  }
}
