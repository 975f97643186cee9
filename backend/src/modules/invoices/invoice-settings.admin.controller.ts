import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { InvoiceSettingsService } from './invoice-settings.service.js';
import { InvoiceSettingsView } from './invoice-settings.view.js';
import { ChangeInvoiceSettingsDto } from './issuer.dto.js';

@ApiTags('Invoices (admin)')
@Controller('admin/invoice-settings')
export class InvoiceSettingsAdminController {
  constructor(private readonly settings: InvoiceSettingsService) {}

  /** What new invoices begin with: who sends them, where they are paid, and the notes. */
  @Get()
  read(): Promise<InvoiceSettingsView> {
    return this.settings.read();
  }

  /**
   * Changes the given fields; those that are empty or null go back to what is built in. Invoices there are stay as they
   * are.
   */
  @Put()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  change(@Body() dto: ChangeInvoiceSettingsDto): Promise<InvoiceSettingsView> {
    return this.settings.change(dto);
  }
}
