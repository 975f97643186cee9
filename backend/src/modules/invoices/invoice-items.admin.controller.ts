import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { InvoiceItem } from './invoice-item.entity.js';
import { InvoiceItemsService } from './invoice-items.service.js';
import { AddInvoiceItemDto, ChangeInvoiceItemDto } from './write-invoice-item.dto.js';

@ApiTags('Invoices (admin)')
@Controller('admin')
export class InvoiceItemsAdminController {
  constructor(private readonly items: InvoiceItemsService) {}

  /** The last ten different lines that were saved, on whatever invoice, the latest first. */
  @Get('invoice-items/recent')
  recent(): Promise<InvoiceItem[]> {
    return this.items.recent();
  }

  /** Adds a line; the invoice's totals follow. */
  @Post('invoices/:id/items')
  @ApiRefusal(409, 'The invoice is locked, or has as many lines as it may.')
  add(@Param('id', IdPipe) id: number, @Body() dto: AddInvoiceItemDto): Promise<InvoiceItem> {
    return this.items.add(id, dto);
  }

  /** Changes the given fields of a line of this invoice; the invoice's totals follow. */
  @Put('invoices/:id/items/:itemId')
  @ApiRefusal(409, 'The invoice is locked.')
  change(
    @Param('id', IdPipe) id: number,
    @Param('itemId', IdPipe) itemId: number,
    @Body() dto: ChangeInvoiceItemDto,
  ): Promise<InvoiceItem> {
    return this.items.change(id, itemId, dto);
  }

  /** Removes a line of this invoice and answers with what it was; the invoice's totals follow. */
  @Delete('invoices/:id/items/:itemId')
  @ApiRefusal(409, 'The invoice is locked.')
  remove(@Param('id', IdPipe) id: number, @Param('itemId', IdPipe) itemId: number): Promise<InvoiceItem> {
    return this.items.remove(id, itemId);
  }
}
